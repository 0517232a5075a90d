import { distancesTo } from "../image/away.ts";
import { blur } from "../image/blur.ts";
import { triple } from "../image/each.ts";
import { type Grown, grownColours } from "../image/grown.ts";
import { newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { regions } from "../image/regions.ts";

/** Distance from the hair within which loose strands are searched, in half face widths. */
const REACH = 2.2;
/** A strand comes at least this near to the hair, in half face widths. */
const NEAR = 1;
/** A patch whose coverage, blurred, exceeds this is an object behind the person, not strands. */
const SOLID = 0.62;
/** Hair and ground closer in colour than this, in bytes, cannot be told apart. */
const LEAST_APART = 30;

/** The old hair's loose strands in front of the ground. */
export interface Flyaways {
  /** How much of each pixel is to be replaced by the ground, 0–1. */
  share: Float32Array;
  /** The ground's colours, extended from where no strand lies. */
  ground: Grown;
}

/** What the search for loose strands takes. */
export interface Scene {
  picture: Rgb;
  hair: Plane;
  /** Certainly ground: outside the person and beyond the hair's soft edge. */
  isGround(i: number): boolean;
  /** Where loose strands may be removed: neither head, skin nor clothes. */
  mayGo(i: number): boolean;
  /** Half the face's width in pixels. */
  unit: number;
}

/**
 * Finds strands that stand out from the hair beyond its mask: thin, and coloured between the hair
 * and the ground (extended from farther away). What is solid or continues beyond the reach is an
 * object behind the person and stays.
 */
export function findFlyaways({ picture, hair, isGround, mayGo, unit }: Scene): Flyaways {
  const { data, width, height } = picture;
  const size = width * height;
  const reach = REACH * unit;
  const away = distancesTo(width, height, (i) => hair.data[i] > 0.4);
  const grow = (test: (i: number) => boolean) => {
    const known = new Float32Array(size);
    let count = 0;
    for (let i = 0; i < size; i++) {
      if (!isGround(i) || !test(i)) continue;
      known[i] = 1;
      count++;
    }
    return { count, colours: grownColours(data, known, width, height, 4) };
  };
  const tone = toneOf(picture, hair);
  const share = new Float32Array(size);
  const far = grow((i) => away[i] > reach);
  const known = far.count > unit * unit ? far : grow(() => true);
  let ground = known.colours;
  if (!tone || known.count === 0) return { share, ground };
  // In a patterned ground a strand must differ by more than the pattern does. To measure the
  // pattern, every second square is predicted from its neighbours and compared with what is there.
  const square = Math.max(2, unit / 4);
  const isOdd = (i: number) =>
    (Math.floor((i % width) / square) + Math.floor(i / width / square)) % 2 === 1;
  const foretold = grow((i) => away[i] > reach && !isOdd(i)).colours;
  const rough = roughness(
    data,
    width,
    foretold,
    (i) => isGround(i) && isOdd(i) && away[i] > reach && away[i] < 2 * reach,
  );
  let marked: Float32Array = new Float32Array(size);
  let things: Float32Array = new Float32Array(size);
  for (const pass of [0, 1]) {
    const found = new Float32Array(size);
    for (let i = 0; i < size; i++) {
      if (away[i] === 0 || away[i] > reach || !mayGo(i) || things[i] > 0) continue;
      found[i] = likeHair(data, i, width, ground, tone, (pass === 0 ? 14 : 7) + 3 * rough);
    }
    const dropped = dropThings(found, width, height, away, reach, unit);
    // The edge of an object is a mixture with the ground: it is left out of the next pass.
    things = widened(dropped, width, height, unit);
    marked = widened(found, width, height, unit);
    ground = grow((i) => marked[i] < 0.02).colours;
  }
  for (let i = 0; i < size; i++) {
    if (away[i] > reach || !mayGo(i)) continue;
    share[i] = marked[i] * smoothstep(reach, 0.85 * reach, away[i]);
  }
  return { share, ground };
}

/** The hair's mean colour; null when there is none. */
function toneOf({ data }: Rgb, hair: Plane): [number, number, number] | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < hair.data.length; i++) {
    if (hair.data[i] < 0.9) continue;
    for (let c = 0; c < 3; c++) sum[c] += data[i * 3 + c];
    count++;
  }
  return count === 0 ? null : triple((c) => sum[c] / count);
}

/** Mean difference, in bytes, between pixels of the ground and their prediction. */
function roughness(
  data: Uint8Array,
  width: number,
  ground: Grown,
  test: (i: number) => boolean,
): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length / 3; i += 3) {
    if (!test(i)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let c = 0; c < 3; c++) sum += Math.abs(data[i * 3 + c] - ground(x, y, c)) / 3;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * 1 where a colour lies between the ground's and the hair's, at least `least` bytes from the
 * ground.
 */
function likeHair(
  data: Uint8Array,
  i: number,
  width: number,
  ground: Grown,
  tone: readonly number[],
  least: number,
): number {
  const [x, y] = [i % width, Math.floor(i / width)];
  let [along, apart, off] = [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const behind = ground(x, y, c);
    const step = tone[c] - behind;
    const here = data[i * 3 + c] - behind;
    along += here * step;
    apart += step * step;
    off += here * here;
  }
  if (apart < LEAST_APART ** 2) return 0;
  const far = along / Math.sqrt(apart);
  const astray = Math.sqrt(Math.max(0, off - far * far));
  return smoothstep(least * 0.7, least * 1.3, far) * smoothstep(1, 0.6, astray / (14 + 0.7 * far));
}

/**
 * Removes from `found` what is no strand (solid patches, what continues beyond the reach, what is
 * nowhere near the hair) and returns it, 1 where it was.
 */
function dropThings(
  found: Float32Array,
  width: number,
  height: number,
  away: Float32Array,
  reach: number,
  unit: number,
): Float32Array {
  const dropped = new Float32Array(found.length);
  const cover = blur({ data: found, width, height }, Math.max(1, unit * 0.16), 2);
  const rim = unit * 0.12;
  for (const patch of regions(width, height, (i) => found[i] > 0.3 && away[i] > rim)) {
    const isThing =
      !patch.some((i) => away[i] < NEAR * unit) ||
      patch.some((i) => away[i] > reach - 2 || (cover.data[i] > SOLID && away[i] > 2 * rim));
    if (!isThing) continue;
    for (const i of patch) [found[i], dropped[i]] = [0, 1];
  }
  return dropped;
}

/** The found places with their blurred edges, 0–1. */
function widened(found: Float32Array, width: number, height: number, unit: number): Float32Array {
  const plane = newPlane(width, height);
  for (let i = 0; i < found.length; i++) plane.data[i] = found[i] > 0.3 ? 1 : 0;
  const near = blur(plane, Math.max(1, Math.round(unit / 45)), 2);
  return near.data.map((value, i) => Math.max(found[i], smoothstep(0.01, 0.16, value)));
}
