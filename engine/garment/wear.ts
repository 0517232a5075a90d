import type { Garment } from "../vision/cut-out.ts";
import type { BottomPoints } from "./bottom-points.ts";
import { likelyKind } from "./kind.ts";
import type { Shape } from "./shape.ts";
import { silhouetteOf } from "./silhouette.ts";
import type { TopPoints } from "./top-points.ts";
import type { Wear } from "./wears.ts";

/**
 * Lengths from the shoulders, in chest widths, from which on a garment is a dress; less if flared.
 */
const LONG = 2.55;
const LONG_AND_FLARED = 2.15;
/** The same for one whose hem is so many times as wide as its chest. */
const LONG_AND_WIDE = 1.85;
const WIDE = 1.5;
/** Sleeves that end below this share of the height hide where the chest ends. */
const CUFFS = 0.62;
/** A garment is flared when its hem is this many times as wide as its waist. */
const FLARED = 1.35;

/**
 * How a garment is worn: as `asked`, or by its outline. Off a wearer only what hangs from the
 * shoulders is cut unless something else was asked for, however far it reaches.
 */
export function wearOf(
  garment: Garment,
  { isWorn, shape }: { isWorn: boolean; shape: Shape },
  asked: Wear | null,
  points: { top: TopPoints; bottom: BottomPoints },
): Wear {
  if (asked) return asked;
  const usual = garment.residue ? usualWear(garment, points.top) : null;
  if (usual) return usual;
  if (!isWorn && (shape.hangsFromWaist || isShorts(garment, shape, points.bottom)))
    return "bottoms";
  const decided = decideWear(garment, points.top, points.bottom);
  return isWorn && decided !== "outerwear" ? "tops" : decided;
}

/** As likely as this, an outline's kind needs no other proof; a dress as short as a top needs more. */
const SURE = 0.6;
const SURE_DRESS = 0.75;

/** How what lies or hangs in a photo taken at home is worn, if its outline is a usual one. */
function usualWear(garment: Garment, top: TopPoints): Wear | null {
  const { tops, dresses, bottoms } = likelyKind(garment);
  if (bottoms > SURE) return "bottoms";
  const isLong = lengthOf(garment, top) > LONG_AND_WIDE;
  if (dresses > (isLong ? SURE : SURE_DRESS)) return "dresses";
  return tops > SURE ? (isOuter(garment, top) ? "outerwear" : "tops") : null;
}

/** Legs part below this share of the height; a front that stands open does so from the top. */
const LEGS_FROM = 0.3;

/** Whether it has legs, and its sides only go out from the waist on. */
function isShorts(garment: Garment, { onlyWidens, beginsWhole }: Shape, { crotch }: BottomPoints) {
  const from = garment.top + (garment.bottom - garment.top) * LEGS_FROM;
  return beginsWhole && onlyWidens && crotch !== null && crotch > from;
}

/**
 * Decides how a garment is worn from its outline alone. Bottoms have two legs, or a straight upper
 * edge, and no armholes; a long body means a dress; an open front with sleeves means outerwear.
 */
export function decideWear(garment: Garment, top: TopPoints, bottom: BottomPoints): Wear {
  const height = garment.bottom - garment.top;
  const sleeved = top.halves[0].sleeve !== null;
  const flatTop = firstRow(garment, bottom.centre) - garment.top < height * 0.05;
  const wideStart = widthAt(garment, bottom, 0.03) > bottom.hipWidth * 0.62;
  const hangsFromWaist = wideStart && !hasArmholes(garment, bottom) && !hasStraps(garment);
  if (hangsFromWaist && (bottom.crotch !== null || (flatTop && !sleeved))) return "bottoms";
  const chest = top.halves[1].pit.x - top.halves[0].pit.x;
  const length = lengthOf(garment, top);
  const across = (y: number) => top.edge(1, y) - top.edge(-1, y);
  const flared =
    top.waist !== null &&
    across(top.hem - (top.hem - top.waist) * 0.08) > across(top.waist) * FLARED;
  const cuffs = top.halves.map(({ sleeve, tip }) => sleeve?.outer.at(-1)?.y ?? tip.y);
  const wide =
    Math.max(...cuffs) < garment.top + height * CUFFS &&
    across(top.hem - (top.hem - garment.top) * 0.06) > chest * WIDE;
  if (length > LONG || (length > LONG_AND_FLARED && flared) || (length > LONG_AND_WIDE && wide))
    return "dresses";
  return isOuter(garment, top) ? "outerwear" : "tops";
}

/** From the shoulders to the hem, in chest widths. */
function lengthOf(garment: Garment, { hem, halves: [left, right] }: TopPoints): number {
  return (hem - garment.top) / (right.pit.x - left.pit.x);
}

/** Whether the front stands open between two sleeves. */
function isOuter(garment: Garment, top: TopPoints): boolean {
  const [left, right] = top.halves;
  const isWide = garment.right - garment.left > (right.pit.x - left.pit.x) * 1.2;
  return left.sleeve !== null && isWide && opening(garment, top);
}

/** The garment's first row in a column. */
function firstRow({ alpha, top, bottom }: Garment, x: number): number {
  let y = top;
  while (y < bottom && alpha.data[y * alpha.width + Math.round(x)] < 0.5) y++;
  return y;
}

function widthAt({ top, bottom }: Garment, { edges }: BottomPoints, share: number): number {
  const { left, right } = edges(top + (bottom - top) * share);
  return right - left;
}

/**
 * Whether the outline gets narrower below the shoulders. From a waistband it only gets wider.
 * Between trouser legs it gets narrower too, so with legs it must also get wider again, as below an
 * armhole.
 */
function hasArmholes(garment: Garment, points: BottomPoints): boolean {
  const hasLegs = points.crotch !== null;
  let widest = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let share = 0.03; share < (hasLegs ? 0.4 : 0.28); share += 0.015) {
    const width = widthAt(garment, points, share);
    const drawsIn = width < widest * 0.97;
    if (drawsIn && !hasLegs) return true;
    if (drawsIn) narrowest = Math.min(narrowest, width);
    if (hasLegs && width > narrowest * 1.03) return true;
    if (share < 0.15) widest = Math.max(widest, width);
  }
  return false;
}

/** Whether the garment begins as two straps: less than half of the width near the top is cloth. */
function hasStraps(garment: Garment): boolean {
  const { top, bottom } = garment;
  const runs = silhouetteOf(garment).runs(Math.round(top + (bottom - top) * 0.06));
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || first === last) return false;
  const cloth = runs.reduce((sum, [from, to]) => sum + to - from, 0);
  return cloth < (last[1] - first[0]) * 0.5;
}

/** Whether the hem is cut open at the centre line. */
function opening({ alpha, top }: Garment, { centre, hem }: TopPoints): boolean {
  let empty = 0;
  let rows = 0;
  for (let y = Math.round(hem - (hem - top) * 0.25); y < hem - 4; y++) {
    rows++;
    if (alpha.data[y * alpha.width + Math.round(centre)] < 0.5) empty++;
  }
  return empty > rows * 0.5;
}
