import { median } from "../image/raster.ts";
import type { Garment } from "../vision/cut-out.ts";
import { likelyKind } from "./kind.ts";
import { silhouetteOf } from "./silhouette.ts";

/** Key points of a garment that hangs from the waist, in garment pixels. */
export interface BottomPoints {
  top: number;
  bottom: number;
  centre: number;
  /** The lowest row the outer sides reach before the hem turns inward. */
  sideEnd: number;
  /** Where the legs part; null for skirts. */
  crotch: number | null;
  /** Outer edges at a row. */
  edges(y: number): { left: number; right: number };
  /** Inner edges of the two legs at a row below the crotch. */
  inseams(y: number): { left: number; right: number };
  waistWidth: number;
  hipWidth: number;
  /** Whether it is cut to reach the ankles, however wide it is. */
  isFull: boolean;
}

/** From these heights on, in their greatest width, legs and skirts reach the ankles. */
const FULL = { legs: 1.9, skirt: 2.6 };
/** Wide legs do too when they part within this upper share of the height and are no shorter. */
const WIDE_LEGS = { crotch: 0.36, least: 1.25 };

/** Below the crotch ground is seen between the legs in more than this share of the rows. */
const LEAST_PARTED = 0.6;

export function bottomPoints(garment: Garment): BottomPoints {
  const shape = silhouetteOf(garment);
  const { top, bottom } = garment;
  const height = bottom - top;
  const edges = (y: number) => {
    const runs = shape.runs(Math.round(Math.min(bottom - 2, Math.max(top + 2, y))));
    return {
      left: runs[0]?.[0] ?? garment.left,
      right: runs.at(-1)?.[1] ?? garment.right,
    };
  };
  const waist = edges(top + height * 0.03);
  const hip = edges(top + height * 0.2);
  // A tilted waistband begins on one side only: its middle is read further down too.
  const middles = [0.03, 0.06, 0.1, 0.15, 0.2].map((share) => {
    const { left, right } = edges(top + height * share);
    return (left + right) / 2;
  });
  const centre = median(middles);
  const legs = (y: number) => {
    const runs = shape
      .runs(Math.round(y))
      .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
      .slice(0, 2)
      .toSorted((a, b) => a[0] - b[0]);
    const [first, second] = runs;
    if (!first || !second) return null;
    const apart = (first[1] + second[0]) / 2;
    const even =
      second[1] - second[0] > (first[1] - first[0]) * 0.4 &&
      first[1] - first[0] > (second[1] - second[0]) * 0.4;
    return even && Math.abs(apart - centre) < (hip.right - hip.left) * 0.25
      ? { left: first[1], right: second[0] }
      : null;
  };
  // Legs part for good: a neckline closes again further down.
  const arePartedFrom = (y: number) => {
    let [of, parted] = [0, 0];
    for (let row = y; row < bottom - height * 0.03; row += height * 0.02) {
      of++;
      if (legs(row)) parted++;
    }
    return parted > of * LEAST_PARTED;
  };
  let crotch: number | null = null;
  for (let y = top + height * 0.15; y < top + height * 0.8 && crotch === null; y++) {
    if (legs(y) && legs(y + height * 0.08) && legs(y + height * 0.16) && arePartedFrom(y))
      crotch = Math.round(y);
  }
  let sideEnd = bottom - 2;
  const wide = (y: number) => edges(y).right - edges(y).left;
  while (sideEnd > bottom - height * 0.15 && wide(sideEnd) < wide(sideEnd - 6) * 0.985)
    sideEnd -= 2;
  const [waistWidth, hipWidth] = [waist.right - waist.left, hip.right - hip.left];
  const proportion = height / Math.max(waistWidth, hipWidth);
  const areLegsFull = (from: number) =>
    garment.residue
      ? likelyKind(garment).full > 0.5
      : proportion > FULL.legs ||
        (proportion > WIDE_LEGS.least && from - top < height * WIDE_LEGS.crotch);
  return {
    top,
    bottom,
    sideEnd,
    centre,
    crotch,
    edges,
    inseams: (y) =>
      legs(Math.min(y, bottom - height * 0.02)) ?? { left: centre - 1, right: centre + 1 },
    waistWidth,
    hipWidth,
    isFull: crotch === null ? proportion > FULL.skirt : areLegsFull(crotch),
  };
}
