import { labAt } from "../image/lab.ts";
import { median } from "../image/raster.ts";
import { neighbours } from "../image/regions.ts";
import type { Garment } from "../vision/cut-out.ts";

/** Inside and front must differ so much in colour (L*a*b* distance). */
const APART = 14;
/** Light falls off over the inside by no more than this. */
const EVEN = 12;
/**
 * Depths at which the inside is read, in half widths of the neckline below its upper edge: past the
 * back's own collar.
 */
const LOOKED_AT = [0.14, 0.3] as const;
/** Greatest height of the visible inside, in half widths of the neckline. */
const DEEPEST = 1.7;

/** The neckline as the outline shows it: its middle, half its width, its lowest place. */
export interface Opening {
  middle: number;
  half: number;
  low: number;
}

/**
 * Through an open neckline a product picture may still show the inside of the back, below the back's
 * own collar: what hangs together there in one colour, unlike the front's, and ends above it. Answers
 * the pixels from the upper edge down to its lower end and the row where that is lowest; null when
 * there is none, or it can't be told from the front.
 */
export function innerBack(
  garment: Garment,
  { middle, half, low }: Opening,
): { pixels: number[]; low: number } | null {
  const { image, alpha } = garment;
  const { width, data } = alpha;
  const patch = (from: number, to: number, aside: number) => {
    const pixels: number[] = [];
    for (let y = Math.round(low + from * half); y < low + to * half; y++) {
      for (let x = Math.round(middle - aside * half); x < middle + aside * half; x++) {
        if ((data[y * width + x] ?? 0) > 0.9) pixels.push(y * width + x);
      }
    }
    return pixels;
  };
  const colourOf = (pixels: readonly number[]) => {
    const labs = pixels.map((i) => labAt(image, i));
    return [0, 1, 2].map((c) => median(labs.map((lab) => lab[c])));
  };
  const seeds = patch(...LOOKED_AT, 0.4);
  const below = patch(DEEPEST, DEEPEST + 0.3, 0.5);
  if (seeds.length < 20 || below.length < 20) return null;
  const [inside, front] = [colourOf(seeds), colourOf(below)];
  const away = (i: number, from: readonly number[]) =>
    Math.hypot(...labAt(image, i).map((value, c) => value - from[c]));
  const apart = Math.hypot(...inside.map((value, c) => value - front[c]));
  if (apart < APART) return null;
  const near = Math.min(EVEN, apart * 0.45);
  const found = new Set(seeds.filter((i) => away(i, inside) < near));
  let edge = [...found];
  while (edge.length > 0) {
    edge = edge
      .flatMap((i) => neighbours(i, width, data.length))
      .filter((i) => data[i] > 0.5 && !found.has(i) && away(i, inside) < near && found.add(i));
  }
  return columnsOf(found, garment, { middle, half, low });
}

/** Every column from its upper edge down to the lowest of what was found; null when that leaks. */
function columnsOf(
  found: ReadonlySet<number>,
  { alpha, top }: Garment,
  { middle, half, low }: Opening,
): { pixels: number[]; low: number } | null {
  const { width } = alpha;
  const ends = new Map<number, number>();
  for (const i of found) {
    const [x, y] = [i % width, Math.floor(i / width)];
    ends.set(x, Math.max(ends.get(x) ?? 0, y));
  }
  const xs = [...ends.keys()];
  const lowest = Math.max(...ends.values());
  const isBounded =
    Math.min(...xs) > middle - half * 1.2 &&
    Math.max(...xs) < middle + half * 1.2 &&
    lowest < low + half * DEEPEST;
  if (!isBounded || xs.length < half) return null;
  const pixels: number[] = [];
  for (const [x, end] of ends) for (let y = top; y <= end; y++) pixels.push(y * width + x);
  return { pixels, low: lowest };
}
