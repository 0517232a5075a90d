import type { Point } from "../image/raster.ts";
import type { Garment } from "../vision/cut-out.ts";
import { LONG_SLEEVED, likelyKind } from "./kind.ts";
import type { Silhouette } from "./silhouette.ts";
import type { Reach } from "./top-half.ts";

/**
 * When the two sleeves end further apart in height than this share, the lower is searched again.
 */
const UNEVEN = 0.2;

/** A jump this near the hem, in heights, may be its corner: a sleeve further up outweighs it. */
const HEM = 0.2;
const CORNER = 0.08;
/** Above the hem by more than this, in heights, ends a short sleeve; long ones bulge further down. */
const SHORT = 0.5;

/**
 * Where the sleeve separates from the body, for the left and the right side, in garment pixels:
 * where the outline, followed up from the hem, goes outward in a jump or a slope, or where a sleeve
 * hangs lower than the hem. Null where no sleeve is found. `centre` is a column, `hem` a row.
 */
export function sleeveStarts(
  shape: Silhouette,
  garment: Garment,
  reach: Reach,
  centre: number,
  hem: number,
): (Point | null)[] {
  const { top } = garment;
  const height = garment.bottom - top;
  const width = garment.right - garment.left;
  const jumpOf = (jumpAt: typeof outwardJump, sign: -1 | 1, lowest = hem) => {
    const jump = jumpAt(reach, sign, top, hem, width, lowest);
    return jump && { x: centre + sign * jump.reach, y: jump.y };
  };
  const jumpsOf = (jumpAt: typeof outwardJump) =>
    ([-1, 1] as const).map((sign) => jumpOf(jumpAt, sign));
  let jumps = jumpsOf(outwardJump);
  // The lower one may be a sash: first search that side again at the height of the other sleeve.
  const highest = Math.min(...jumps.map((jump) => jump?.y ?? hem));
  jumps = jumps.map((jump, s) =>
    jump && jump.y > highest + height * UNEVEN
      ? (jumpOf(outwardJump, s === 0 ? -1 : 1, highest + height * 0.08) ?? jump)
      : jump,
  );
  const shorter = jumps.map((jump, s) => {
    if (!jump || jump.y < hem - height * HEM) return jump;
    const sign = s === 0 ? -1 : 1;
    const below = jump.y - height * CORNER;
    const above = jumpOf(outwardJump, sign, below);
    if (above && above.y < hem - height * SHORT) return above;
    return jumpOf(outwardAboveWaist, sign, below) ?? jump;
  });
  // A fold in one long sleeve is not taken for the end of a short one.
  const [left, right] = shorter;
  if (left && right && Math.abs(left.y - right.y) < height * UNEVEN) jumps = shorter;
  // Cap and batwing sleeves begin in a slope, without a jump.
  if (!jumps[0] && !jumps[1]) jumps = jumpsOf(outwardSlope);
  if (!jumps[0] && !jumps[1]) jumps = hangingCuffs(shape, garment, centre, hem);
  if (!jumps[0] && !jumps[1]) jumps = huggingSleeves(shape, garment, centre, hem);
  const areHidden = !jumps[0] && !jumps[1] && garment.residue !== null;
  return areHidden && likelyKind(garment).long > LONG_SLEEVED
    ? besideBody(garment, centre, hem)
    : jumps;
}

/**
 * Follows the body's edge upward until it jumps outward: there the gap between sleeve and body
 * ends, or a sleeve that lies against the body has its cuff. Null when the edge never jumps.
 */
function outwardJump(
  reach: Reach,
  sign: -1 | 1,
  top: number,
  hem: number,
  width: number,
  lowest: number,
): { reach: number; y: number } | null {
  const recent: number[] = [];
  const height = hem - top;
  const lag = 4 + Math.round(height * 0.009);
  const from = hem - height * (isLong(height, width) ? NO_CUFF : 0.04);
  for (let y = Math.round(Math.min(from, lowest)); y > top + height * 0.1; y--) {
    const here = reach(sign, y);
    if (here === null) continue;
    const before = recent.length >= lag ? recent.at(-lag)! : here;
    const widest = Math.max(...recent.slice(-40), 0);
    if (recent.length >= lag && here - before > width * 0.035 && here > widest * 1.02) {
      return { reach: before, y: y + 3 };
    }
    recent.push(here);
  }
  return null;
}

/** In this lowest share of a long dress there are no cuffs: what stands out there is a flounce. */
const NO_CUFF = 0.38;
const isLong = (height: number, width: number) => height > width * 1.7;

/**
 * A sleeve's lower edge goes outward by at least this many px a row; a bust above a waist by less.
 */
const SLEEVE_SLOPE = 0.6;

/** As `outwardJump`, for an edge that goes outward in a slope: the place where the slope begins. */
function outwardSlope(
  reach: Reach,
  sign: -1 | 1,
  top: number,
  hem: number,
  width: number,
): { reach: number; y: number } | null {
  const height = hem - top;
  const rows = Math.round(height * 0.05);
  const out = (y: number, over: number) => {
    const [low, high] = [reach(sign, y), reach(sign, y - over)];
    return low === null || high === null ? 0 : high - low;
  };
  const start = Math.round(hem - height * (isLong(height, width) ? NO_CUFF : 0.2));
  // Only a sleeve reaches beyond the body's widest place; a strap that widens stays within it.
  let widest = 0;
  for (let y = start; y < hem; y++) widest = Math.max(widest, reach(sign, y) ?? 0);
  for (let y = start; y > top + height * 0.1 + rows; y--) {
    if ((reach(sign, y - rows) ?? 0) < widest * 1.08) continue;
    if (out(y, rows) < Math.max(rows * SLEEVE_SLOPE, width * 0.035)) continue;
    let from = y;
    while (from > y - rows && out(from, 3) < 3 * SLEEVE_SLOPE) from--;
    const begins = reach(sign, from);
    return begins === null ? null : { reach: begins, y: from + 3 };
  }
  return null;
}

/** Above its narrowest place a side goes out again by this much where a sleeve begins. */
const OUT = { least: 1.1, begins: 1.03 };
/** A sleeve that begins in a slope is widest within this upper share of the height. */
const UPPER = 0.5;

/**
 * As `outwardJump`, for a side that draws in from the hem upwards and goes out again to a short
 * sleeve: the place where it begins to. A long sleeve that lies against the body only draws in.
 */
function outwardAboveWaist(
  reach: Reach,
  sign: -1 | 1,
  top: number,
  hem: number,
  _width: number,
  lowest: number,
): { reach: number; y: number } | null {
  const height = hem - top;
  const at = (y: number) => reach(sign, y) ?? 0;
  let widest = 0;
  let narrow = { reach: Number.POSITIVE_INFINITY, y: lowest };
  for (let y = Math.round(top + height * 0.1); y < top + height * UPPER; y++)
    widest = Math.max(widest, at(y));
  for (let y = Math.round(top + height * 0.2); y < lowest; y++) {
    // Beside the shoulders a side is narrower still.
    if (y < top + height * UPPER && at(y) === widest) narrow = { reach: widest, y };
    if (at(y) > 0 && at(y) < narrow.reach) narrow = { reach: at(y), y };
  }
  if (widest < narrow.reach * OUT.least) return null;
  let y = narrow.y;
  while (y > top + height * 0.1 && at(y) < narrow.reach * OUT.begins) y--;
  return { reach: narrow.reach, y };
}

/**
 * Sleeves that lie against the body all the way down are only seen where they hang below its hem:
 * returns the inner corners of what hangs there. What hangs much further down is a trouser leg.
 */
function hangingCuffs(
  shape: Silhouette,
  { left, right, top, bottom }: Garment,
  centre: number,
  hem: number,
): (Point | null)[] {
  const share = (bottom - hem) / (bottom - top);
  if (share < 0.04 || share > 0.35) return [null, null];
  const runs = shape.runs(Math.round(hem + (bottom - hem) * 0.4));
  const corner = (sign: -1 | 1) => {
    const inner = runs
      .flat()
      .filter((x) => (x - centre) * sign > 0)
      .map((x) => Math.abs(x - centre));
    return inner.length > 0 ? Math.min(...inner) : null;
  };
  const corners = [corner(-1), corner(1)];
  const isBeside = corners.every((inner) => inner !== null && inner > (right - left) * 0.12);
  if (!isBeside || shape.inside(centre, hem + (bottom - hem) * 0.4)) return [null, null];
  return [
    { x: centre - corners[0]!, y: hem },
    { x: centre + corners[1]!, y: hem },
  ];
}

/** Shoulders begin in this share of the height, and are at least so much of the greatest width. */
const SHOULDERS = { at: 0.13, least: 0.68 };
/** Sleeves make what hangs on a hanger this much wider at its hem than at its shoulders. */
const WIDER = 1.17;
/** Half the body's width in half of what it and both sleeves take. */
const BODY = 0.62;

/**
 * Sleeves that lie against the body and end at its hem leave no mark on the outline but its shape:
 * broad shoulders without an armhole below them, from which the sides only go out. Returns the
 * sleeves' inner corners at the hem, by usual proportions.
 */
function huggingSleeves(
  shape: Silhouette,
  garment: Garment,
  centre: number,
  hem: number,
): (Point | null)[] {
  const { left, right, top, bottom } = garment;
  const height = bottom - top;
  const wide = (share: number) => {
    const runs = shape.runs(Math.round(top + height * share));
    return runs.length === 0 ? 0 : runs.at(-1)![1] - runs[0][0];
  };
  const shoulders = wide(SHOULDERS.at);
  const shares = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
  let before = shoulders;
  const isOut = shares.every((share) => {
    const here = wide(share);
    const holds = here > before * 0.95;
    before = Math.max(before, here);
    return holds;
  });
  const isBoxy = height < (right - left) * 1.6;
  if (!isBoxy || !isOut || shoulders < (right - left) * SHOULDERS.least) return [null, null];
  if (before < shoulders * WIDER) return [null, null];
  return besideBody(garment, centre, hem);
}

/** Inner corners of sleeves that lie along the body down to its hem, by usual proportions. */
function besideBody({ left, right }: Garment, centre: number, hem: number): Point[] {
  const body = ((right - left) / 2) * BODY;
  return [
    { x: centre - body, y: hem },
    { x: centre + body, y: hem },
  ];
}
