import { distancesTo } from "../image/away.ts";
import { blur } from "../image/blur.ts";
import { type Grown, grownColours } from "../image/grown.ts";
import { newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { regions } from "../image/regions.ts";

/** How far from the hair its loose strands are looked for, in half face widths. */
const REACH = 2.2;
/** Strands come at least so near to the hair they belong to, in half face widths. */
const NEAR = 1;
/** A patch as solid as this, 0–1 when looked at from a little way off, is a thing and no strands. */
const SOLID = 0.62;
/** Colours apart by less than this, in bytes, tell nothing. */
const LEAST_APART = 30;

/** Old hair's loose strands before the ground. */
export interface Flyaways {
  /** How much of each pixel is to be replaced by the ground, 0–1. */
  share: Float32Array;
  /** The ground's colours, grown from where no strand lies. */
  ground: Grown;
}

/** What is looked at for loose strands. */
export interface Scene {
  picture: Rgb;
  hair: Plane;
  /** Certainly ground: nobody's, and beyond the hair's soft edge. */
  isGround(i: number): boolean;
  /** Where loose strands may be taken away: neither head, skin nor clothes. */
  mayGo(i: number): boolean;
  /** Half the face's width in pixels. */
  unit: number;
}

/**
 * Finds strands that stand off the hair beyond its mask: thin, of a colour between the ground, grown
 * from farther away, and the hair. What is solid, or goes on beyond the reach, is a thing behind the
 * person and stays.
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
  // A ground with a pattern of its own hides strands: only what stands out from it is one. Every
  // other square is foretold from those beside it.
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
    // Where a thing meets the ground both are mixed in what is grown.
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
  return count === 0 ? null : (sum.map((value) => value / count) as [number, number, number]);
}

/** How far pixels of the ground lie from what is grown, in bytes on average. */
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

/** 1 where a colour lies on the way from the ground to the hair, `least` bytes or more along it. */
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
 * Solid patches, what goes on beyond the reach and what lies apart from the hair are no strands: they
 * are taken out and answered.
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

/** Strands with their blurred edges. */
function widened(found: Float32Array, width: number, height: number, unit: number): Float32Array {
  const plane = newPlane(width, height);
  for (let i = 0; i < found.length; i++) plane.data[i] = found[i] > 0.3 ? 1 : 0;
  const near = blur(plane, Math.max(1, Math.round(unit / 45)), 2);
  return near.data.map((value, i) => Math.max(found[i], smoothstep(0.01, 0.16, value)));
}
