import { noiseAt } from "../image/noise.ts";
import { smoothstep } from "../image/raster.ts";
import type { Place } from "./head.ts";
import { add, scale, unit } from "./places.ts";
import { CREST, type Root } from "./scalp.ts";

/** Number of spikes per half face width, along the middle of the head and across it. */
const FINE = { along: 6, across: 5 };
/** A standing strand is never longer than this. */
const TALLEST = 1;

/**
 * A strand of a mohican's crest: many small spikes stand along the middle of the head, fanned from
 * front to back and narrower at the tips, lower at the forehead and towards the nape. `own` (0–1)
 * varies the strand within its spike, `step` is the distance between two places.
 */
export function standing(root: Root, longest: number, own: number, step: number): Place[] {
  const [x, y, z] = root.place;
  const row = Math.round(z * FINE.along);
  // Each row is shifted, so that its spikes stand in the gaps of the next.
  const shift = noiseAt(71, row + 500) - 0.5;
  const column = Math.round(x * FINE.across + shift);
  const dice = (n: number) => noiseAt(73 + n, row * 31 + column + 5000);
  const low = 0.66 + 0.34 * smoothstep(0.75, 0.1, z) * smoothstep(-0.7, 0.7, y);
  const edge = 1 - 0.25 * (x / CREST) ** 2;
  const length =
    Math.min(TALLEST, longest) * low * edge * (0.78 + 0.3 * dice(1)) * (0.8 + 0.2 * own);
  const way = unit([
    x * 0.1 + (dice(2) - 0.5) * 0.22,
    root.out[1] * 0.8 + 0.75,
    root.out[2] * 0.75 + (dice(3) - 0.5) * 0.3,
  ]);
  const spike: Place = [((column - shift) / FINE.across) * 0.85, 0, row / FINE.along];
  const places: Place[] = [root.place];
  for (let gone = step; gone <= length; gone += step) {
    const draw = 0.75 * (gone / length) ** 1.4;
    const straight = add(root.place, scale(way, gone));
    places.push([
      straight[0] + (spike[0] - x) * draw,
      straight[1],
      straight[2] + (spike[2] - z) * draw,
    ]);
  }
  return places;
}
