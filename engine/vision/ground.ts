import { boxMean } from "../image/blur.ts";
import { toLab } from "../image/lab.ts";
import { clamp, median, newPlane, type Plane, type Rgb } from "../image/raster.ts";

/** The plain ground of a product picture. */
export interface Ground {
  /**
   * L*a*b* distance of each pixel from the ground's colour; a* and b* weigh 1.5 times as much as
   * L*.
   */
  away: Float32Array;
  /** As `away`, but larger for white cloth: pixels lighter than the ground of a studio. */
  apart: Float32Array;
  /** Pixels whose `apart` is below this may be ground. */
  limit: number;
  /** How far the border's pixels lie from the ground's colour (85th percentile). */
  spread: number;
  /** 1 where pixels near the ground's colour connect a pixel to the picture's border. */
  is: Uint8Array;
}

/** Greatest spread of the border pixels of a plain ground: L*a*b* distance, 85th percentile. */
const PLAIN = 22;
/**
 * A border with less spread than this and lighter (L*) than that is the even ground of a studio.
 */
const EVEN = 1.2;
const STUDIO_WHITE = 92;
/** In a studio, pixels lighter than the ground are white cloth: factor on their distance. */
const BRIGHTER = 3;
/** A step in L* this large is an edge, even between two colours near the ground's. */
const STEP = 2.5;
/** A garment whose median distance from the ground exceeds this cannot be confused with it. */
export const UNLIKE = 16;
/** A limit that finds this share less of the garment than a stricter one has leaked into it. */
const LEAK = 0.03;

/**
 * Finds the ground of a picture: its colour is the median of the border, and it consists of the
 * pixels near that colour that are connected to the border. How near is tried out at a third of the
 * size: a large limit includes shadows but leaks into a white garment on a white ground, and the
 * smallest that the border's own spread allows shows how large the garment is. Null when the border
 * is not plain.
 */
export function groundOf(image: Rgb): Ground | null {
  const { width, height } = image;
  const lab = toLab(image);
  const border = borderOf(width, height);
  const colour = [0, 1, 2].map((c) => median(border.map((i) => lab[i * 3 + c])));
  const raw = newPlane(width, height);
  const light = newPlane(width, height);
  const measure = (brighter: number) => {
    for (let i = 0; i < raw.data.length; i++) {
      const lighter = lab[i * 3] - colour[0];
      light.data[i] = lab[i * 3];
      raw.data[i] = Math.hypot(
        lighter > 0 ? lighter * brighter : lighter,
        (lab[i * 3 + 1] - colour[1]) * 1.5,
        (lab[i * 3 + 2] - colour[2]) * 1.5,
      );
    }
    return median(
      border.map((i) => raw.data[i]),
      0.85,
    );
  };
  let spread = measure(1);
  if (spread > PLAIN) return null;
  const plain = spread;
  const away = raw.data.slice();
  if (spread < EVEN && colour[0] > STUDIO_WHITE) spread = measure(BRIGHTER);
  const [apart, lightness] = [boxMean(raw, 1), boxMean(light, 1)];
  const limit = laxest(third(apart), third(lightness), spread);
  return { away, apart: raw.data, limit, spread: plain, is: flood(apart, lightness, limit) };
}

/** The largest limit that does not leak. Both planes are at a third of the size. */
function laxest(away: Plane, light: Plane, spread: number): number {
  const most = clamp(spread * 1.25 + 1, 2.2, 9);
  const least = Math.min(most, spread * 1.1 + 0.5);
  const thing = (limit: number) => {
    const is = flood(away, light, limit);
    return away.data.filter((_, i) => is[i] === 0);
  };
  if (median(thing(most)) > UNLIKE) return most;
  const left = (limit: number) => thing(limit).length;
  const tried: { limit: number; size: number }[] = [];
  for (let limit = most; limit >= least; limit *= 0.68) tried.push({ limit, size: left(limit) });
  // Where nearly everything is left, the limit was too small to find the ground.
  const sound = tried.filter(({ size }) => size < away.data.length * 0.85);
  const largest = Math.max(0, ...sound.map(({ size }) => size));
  return sound.find(({ size }) => size > largest * (1 - LEAK))?.limit ?? most;
}

function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

/** Every third pixel in each direction. */
function third(plane: Plane): Plane {
  const small = newPlane(Math.ceil(plane.width / 3), Math.ceil(plane.height / 3));
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      small.data[y * small.width + x] = plane.data[y * 3 * plane.width + x * 3];
    }
  }
  return small;
}

/**
 * The pixels connected to the border within another `limit`, edges in lightness ignored; 1 where
 * so.
 */
export function laxGround(
  ground: Ground,
  limit: number,
  width: number,
  height: number,
): Uint8Array {
  const away = { data: ground.away, width, height };
  return flood(away, newPlane(width, height), limit);
}

function flood(away: Plane, light: Plane, limit: number): Uint8Array {
  const { width, height, data } = away;
  const is = new Uint8Array(data.length);
  const open = borderOf(width, height).filter((i) => data[i] < limit);
  for (const i of open) is[i] = 1;
  const enter = (next: number, from: number) => {
    if (is[next] === 1 || data[next] >= limit) return;
    if (Math.abs(light.data[next] - light.data[from]) >= STEP) return;
    is[next] = 1;
    open.push(next);
  };
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    if (x > 0) enter(i - 1, i);
    if (x < width - 1) enter(i + 1, i);
    if (i >= width) enter(i - width, i);
    if (i + width < data.length) enter(i + width, i);
  }
  return is;
}
