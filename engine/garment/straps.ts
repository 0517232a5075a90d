import type { Point } from "../image/raster.ts";
import type { Garment } from "../vision/cut-out.ts";
import { neckOf } from "./neck.ts";
import type { Silhouette } from "./silhouette.ts";
import type { Reach, TopHalf } from "./top-half.ts";

/** Rows searched for straps, as shares of the height; several, as the upper edge may be uneven. */
const STRAP_ROWS = [0.025, 0.045, 0.07] as const;

/**
 * Strap and armhole of one half (`sign`) of a sleeveless garment; `centre` is a column, `hem` a
 * row.
 */
export function sleevelessHalf(
  shape: Silhouette,
  { top, bottom, left, right }: Garment,
  reach: Reach,
  sign: -1 | 1,
  centre: number,
  hem: number,
): TopHalf {
  const height = bottom - top;
  const guess = { x: centre + sign * (right - left) * 0.42, y: top };
  const inner = STRAP_ROWS.reduce<number | null>(
    (found, share) => found ?? innerStrap(shape, Math.round(top + height * share), centre, sign),
    null,
  );
  const neck =
    inner === null
      ? neckOf(shape, centre, guess, sign).neck
      : { x: inner, y: shape.topAt(inner + sign) };
  const tip = shoulderCorner(shape, neck, sign, (right - left) * 0.5);
  // The armpit is the place furthest outside the straight line from shoulder to waist.
  const shoulders = Math.abs(tip.x - centre) * 2;
  const lowest = Math.min(height * 0.52, Math.max(shoulders * 1.35, height * 0.2));
  const low = { y: top + lowest, reach: reach(sign, top + lowest) ?? 0 };
  let pit = { x: centre + sign * low.reach, y: top + lowest * 0.6 };
  let furthest = Number.NEGATIVE_INFINITY;
  for (let y = Math.round(tip.y + height * 0.05); y < top + lowest * 0.87; y++) {
    const here = reach(sign, y);
    if (here === null) continue;
    const t = (y - tip.y) / (low.y - tip.y);
    const line = Math.abs(tip.x - centre) * (1 - t) + low.reach * t;
    if (here - line <= furthest) continue;
    furthest = here - line;
    pit = { x: centre + sign * here, y };
  }
  return { sign, neck, collar: 0, tip, pit, hem: { x: pit.x, y: hem }, sleeve: null };
}

/** Follows the upper edge outward, at most `reach` px, to the place where it drops. */
function shoulderCorner(shape: Silhouette, neck: Point, sign: -1 | 1, reach: number): Point {
  const falls = (x: number) => shape.topAt(x + sign * 4) - shape.topAt(x) > 8;
  let x = neck.x + sign * 2;
  while (Math.abs(x - neck.x) < reach && !(falls(x) && falls(x + sign * 3))) x += sign;
  return { x, y: shape.topAt(x) };
}

/** Inner edge of the strap in a row, when the row has an open neckline. */
function innerStrap(shape: Silhouette, row: number, centre: number, sign: -1 | 1): number | null {
  if (shape.inside(centre, row)) return null;
  const xs = shape
    .runs(row)
    .flat()
    .filter((x) => (x - centre) * sign > 0);
  return xs.length > 0
    ? xs.reduce((near, x) => (Math.abs(x - centre) < Math.abs(near - centre) ? x : near))
    : null;
}

/**
 * Where the sides differ much (one shoulder, drapes) neither can be trusted for the shape of the
 * body: both then get the mean of the two, in place. The cloth itself stays uneven.
 */
export function evenStraps(a: TopHalf, b: TopHalf, shape: Silhouette, centre: number): void {
  const offset = (point: Point) => Math.abs(point.x - centre);
  const apart = (p: number, q: number) => Math.abs(p - q) / Math.max(p, q, 1);
  const uneven =
    apart(offset(a.tip), offset(b.tip)) > 0.22 ||
    apart(offset(a.pit), offset(b.pit)) > 0.22 ||
    Math.abs(a.pit.y - b.pit.y) > Math.abs(a.hem.y - a.pit.y) * 0.14;
  if (!uneven) return;
  const tip = (offset(a.tip) + offset(b.tip)) / 2;
  const neck = Math.min((offset(a.neck) + offset(b.neck)) / 2, tip * 0.85);
  const pit = (offset(a.pit) + offset(b.pit)) / 2;
  const pitY = (a.pit.y + b.pit.y) / 2;
  const top = Math.min(a.tip.y, b.tip.y);
  for (const half of [a, b]) {
    half.tip = { x: centre + half.sign * tip, y: top };
    half.neck = { x: centre + half.sign * neck, y: Math.min(shape.topAt(half.tip.x), top) };
    half.pit = { x: centre + half.sign * pit, y: Math.max(pitY, top + pit * 0.5) };
  }
}
