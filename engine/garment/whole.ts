import { lengthOf } from "../image/polyline.ts";
import type { Garment } from "../vision/cut-out.ts";
import { LONG_SLEEVED, likelyKind } from "./kind.ts";
import type { TopHalf } from "./top-half.ts";
import type { TopPoints } from "./top-points.ts";
import type { Wear } from "./wears.ts";

/** Shorter than this, in widths of its chest, what was cut is a part of it, or was read askew. */
const LEAST_LENGTH = { tops: 0.6, outerwear: 0.6, dresses: 1.2 };
/** Longer than this the key points of a top lie somewhere else than they should. */
const MOST_LENGTH = 2.6;
/** A sleeve so many times as long as the other, and longer than the chest is wide, is something else. */
const UNEVEN = 2.5;
/** Length of a sleeve in widths of the chest, from which on a long one may be what was read. */
const LEAST_SLEEVE = 0.5;

/**
 * Why a garment photographed at home can't be bent as a whole: a part of it was cut, as where two
 * colours meet, or its long sleeves lie where the outline doesn't show them. Null when it can.
 */
export function isInPart(garment: Garment, top: TopPoints, wear: Wear): string | null {
  if (!garment.residue || wear === "bottoms") return null;
  const [left, right] = top.halves;
  const chest = right.pit.x - left.pit.x;
  const shoulders = (left.tip.y + right.tip.y) / 2;
  const length = (top.hem - shoulders) / chest;
  if (length < LEAST_LENGTH[wear]) return "a part of a garment";
  if (length > MOST_LENGTH && wear === "tops") return "an outline too askew to be read";
  const isLong = wear !== "dresses" && likelyKind(garment).long > LONG_SLEEVED;
  if (isLong && Math.min(sleeveOf(left), sleeveOf(right)) < chest * LEAST_SLEEVE)
    return "long sleeves that are not seen";
  const [short, long] = [sleeveOf(left), sleeveOf(right)].toSorted((a, b) => a - b);
  return long > short * UNEVEN && long > chest ? "sleeves of two lengths" : null;
}

const sleeveOf = ({ sleeve }: TopHalf): number => (sleeve ? lengthOf(sleeve.outer) : 0);
