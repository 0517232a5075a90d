import type { Garment } from "../vision/cut-out.ts";
import { HIDDEN, OUTPUT } from "./kind-weights.ts";

/** The kinds that the photos learned from are sorted by. */
const KINDS = [
  "t-shirt",
  "longsleeve",
  "shirt",
  "outwear",
  "dress",
  "pants",
  "shorts",
  "skirt",
] as const;

/** How likely an outline is of what, 0–1. */
export interface Likely {
  tops: number;
  dresses: number;
  bottoms: number;
  /** Of a knit that it has long sleeves, be they laid over the front or along it. */
  long: number;
  /** Of what has legs that they reach the ankles, or nearly. */
  full: number;
}

/** As likely as this (`Likely.long`) an outline has long sleeves, wherever they lie. */
export const LONG_SLEEVED = 0.6;

/** An outline is looked at as so many rows of so many cells from a side to the middle. */
const ROWS = 12;
const CELLS = 6;
/** Places that are looked at in a cell, across and down. */
const PLACES = 4;

/**
 * What photos taken at home show under such an outline: the garment's box in cells, both sides taken
 * together, through a network of 16 units that was trained for it (decision 0097).
 */
export function likelyKind(garment: Garment): Likely {
  const seen = cellsOf(garment);
  const hidden = HIDDEN.map((row) => Math.tanh(weighed(row, seen)));
  const scores = OUTPUT.map((row) => Math.exp(weighed(row, hidden)));
  const all = scores.reduce((sum, score) => sum + score, 0);
  const of = (...kinds: (typeof KINDS)[number][]) =>
    kinds.reduce((sum, kind) => sum + scores[KINDS.indexOf(kind)], 0) / all;
  return {
    tops: of("t-shirt", "longsleeve", "shirt", "outwear"),
    dresses: of("dress"),
    bottoms: of("pants", "shorts", "skirt"),
    long: of("longsleeve") / of("longsleeve", "t-shirt"),
    full: of("pants") / of("pants", "shorts"),
  };
}

function weighed(row: readonly number[], values: readonly number[]): number {
  return values.reduce((sum, value, k) => sum + value * row[k], row[values.length]) / 100;
}

/** How much of each cell is cloth, less a half; then how wide it is for its height. */
function cellsOf({ alpha, left, right, top, bottom }: Garment): number[] {
  const [width, height] = [right - left + 1, bottom - top + 1];
  const [across, down] = [CELLS * 2 * PLACES, ROWS * PLACES];
  const cells = new Array<number>(ROWS * CELLS).fill(-0.5);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const px = Math.floor(left + ((x + 0.5) / across) * width);
      const py = Math.floor(top + ((y + 0.5) / down) * height);
      if (alpha.data[py * alpha.width + px] <= 0.5) continue;
      const aside = Math.floor(Math.min(x, across - 1 - x) / PLACES);
      cells[Math.floor(y / PLACES) * CELLS + aside] += 1 / (2 * PLACES * PLACES);
    }
  }
  const aspect = Math.log(width / height);
  return [...cells, aspect, aspect * aspect];
}
