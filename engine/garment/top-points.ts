import { lengthOf, type Polyline } from "../image/polyline.ts";
import { clamp, median, type Plane, type Point } from "../image/raster.ts";
import { traceBorder } from "../image/regions.ts";
import type { Garment } from "../vision/cut-out.ts";
import { LONG_SLEEVED, likelyKind } from "./kind.ts";
import { neckOf } from "./neck.ts";
import { type Silhouette, silhouetteOf } from "./silhouette.ts";
import { sleeveOf } from "./sleeve-lines.ts";
import { sleeveStarts } from "./sleeve-starts.ts";
import { evenStraps, sleevelessHalf } from "./straps.ts";
import type { Reach, TopHalf } from "./top-half.ts";

/** Key points of a garment that hangs from the shoulders, in garment pixels. */
export interface TopPoints {
  /** Column of the vertical middle line. */
  centre: number;
  /** Lowest row of the body part. */
  hem: number;
  halves: readonly [TopHalf, TopHalf];
  /** Where the neckline crosses the centre line. */
  throat: Point;
  /** The row of the waist; null when no row is clearly narrower than those around it. */
  waist: number | null;
  /** First row of the garment in a column. */
  topAt(x: number): number;
  /** x of the body's edge at a row between armpit and hem. */
  edge(sign: -1 | 1, y: number): number;
}

/** Reads the key points of a garment that hangs from the shoulders from its outline. */
export function topPoints(garment: Garment): TopPoints {
  const shape = silhouetteOf(garment);
  const { top, bottom } = garment;
  const height = bottom - top;
  const centre = centreLine(shape, garment);
  const hem = hemRow(shape, garment, centre);
  const reach: Reach = (sign, y) => shape.reach(sign, Math.round(y), centre);
  const jumps = sleeveStarts(shape, garment, reach, centre, hem);
  const sleeved = jumps[0] !== null || jumps[1] !== null;
  const border = traceBorder(joined(garment, shape, centre));
  const bareHalf = (sign: -1 | 1) => sleevelessHalf(shape, garment, reach, sign, centre, hem);
  const makeHalf = (sign: -1 | 1): TopHalf => {
    const own = jumps[sign < 0 ? 0 : 1];
    const other = jumps[sign < 0 ? 1 : 0];
    const jump = own ?? (other ? { x: 2 * centre - other.x, y: other.y } : null);
    if (!sleeved || !jump) return bareHalf(sign);
    const body = Math.abs(jump.x - centre);
    const tip = tipOf(shape, centre, sign, body * 0.96);
    const lowest = tip.y + clamp(body * 0.95, height * 0.08, height * 0.4);
    const pit = jump.y > lowest ? { x: centre + sign * body * 0.98, y: lowest } : jump;
    const sleeve = sleeveOf(border, tip, pit, jump, sign);
    return { sign, ...neckOf(shape, centre, tip, sign), tip, pit, hem: tip, sleeve };
  };
  let made = [makeHalf(-1), makeHalf(1)] as const;
  // Without a sleeve on either side, what stood out was a ruffle or a frayed strap.
  const [left, right] = made;
  if (!left.sleeve && !right.sleeve) made = [bareHalf(-1), bareHalf(1)];
  else if (!left.sleeve || isFolded(left, right, garment)) made = [mirrored(right, centre), right];
  else if (!right.sleeve || isFolded(right, left, garment)) made = [left, mirrored(left, centre)];
  const halves = evened(made, shape, centre);
  const edge = edgeReader(shape, halves, centre, hem);
  for (const half of halves) half.hem = sideEnd(edge, half, centre, hem);
  const throatY = throatRow(shape, centre, halves, height);
  return {
    centre,
    hem,
    halves,
    throat: { x: centre, y: throatY },
    waist: waistRow(edge, halves, hem),
    topAt: (x) => shape.topAt(x),
    edge,
  };
}

function centreLine(shape: Silhouette, { left, right, top, bottom }: Garment): number {
  let centre = (left + right) / 2;
  for (let round = 0; round < 3; round++) {
    const middles: number[] = [];
    for (let share = 0.32; share < 0.6; share += 0.04) {
      const run = shape.run(Math.round(top + (bottom - top) * share), centre);
      if (run) middles.push((run[0] + run[1]) / 2);
    }
    if (middles.length > 0) centre = median(middles);
  }
  // With an open front the run covers one half only; the middle of the outline is then better.
  const outline = (left + right) / 2;
  return Math.abs(centre - outline) > (right - left) * 0.08 ? outline : centre;
}

/** The lowest row where the cloth near the centre is wide enough to be the body part. */
function hemRow(shape: Silhouette, { left, right, top, bottom }: Garment, centre: number): number {
  const least = (right - left) * 0.18;
  for (let y = bottom; y > top; y--) {
    const body = shape
      .runs(y)
      .filter(([l, r]) => Math.abs((l + r) / 2 - centre) < (right - left) * 0.3)
      .reduce((sum, [l, r]) => sum + r - l, 0);
    if (body > least) return y;
  }
  return bottom;
}

/** The garment's mask with the two halves of an open front joined by a strip at mid-height. */
function joined({ alpha, top, bottom }: Garment, shape: Silhouette, centre: number): Plane {
  const middle = Math.round((top + bottom) / 2);
  if (shape.inside(centre, middle)) return alpha;
  const data = new Float32Array(alpha.data);
  for (let y = middle - 3; y <= middle + 3; y++) {
    for (const sign of [-1, 1]) {
      for (let x = Math.round(centre); !shape.inside(x, y) && x > 0 && x < alpha.width; x += sign) {
        data[y * alpha.width + x] = 1;
      }
    }
  }
  return { ...alpha, data };
}

function tipOf(shape: Silhouette, centre: number, sign: -1 | 1, offset: number): Point {
  const x = centre + sign * offset;
  return { x, y: shape.topAt(x) };
}

/** The half mirrored to the other side, for a garment of which only one side could be read. */
function mirrored(half: TopHalf, centre: number): TopHalf {
  const over = ({ x, y }: Point): Point => ({ x: 2 * centre - x, y });
  return {
    sign: half.sign === 1 ? -1 : 1,
    neck: over(half.neck),
    collar: half.collar,
    tip: over(half.tip),
    pit: over(half.pit),
    hem: over(half.hem),
    sleeve: half.sleeve && {
      outer: half.sleeve.outer.map(over),
      inner: half.sleeve.inner.map(over),
    },
  };
}

/** Of long sleeves one this much shorter than the other is folded, or lies along the body. */
const FOLDED = 0.5;

/** Whether one of two long sleeves shows less of itself than the other. */
function isFolded({ sleeve }: TopHalf, other: TopHalf, garment: Garment): boolean {
  if (!sleeve || !other.sleeve || !garment.residue) return false;
  const share = lengthOf(sleeve.outer) / lengthOf(other.sleeve.outer);
  return share < FOLDED && likelyKind(garment).long > LONG_SLEEVED;
}

/** Evens out the halves: straps by `evenStraps`; a standing collar found on one side is on both. */
function evened(
  halves: readonly [TopHalf, TopHalf],
  shape: Silhouette,
  centre: number,
): readonly [TopHalf, TopHalf] {
  const [a, b] = halves;
  if (!a.sleeve && !b.sleeve) evenStraps(a, b, shape, centre);
  if (a.collar > 0 === b.collar > 0) return halves;
  const from = a.collar > 0 ? a : b;
  const onto = from === a ? b : a;
  const x = 2 * centre - from.neck.x;
  onto.neck = { x, y: shape.topAt(x) };
  onto.collar = from.collar;
  return halves;
}

/**
 * The body's edge between armpit and hem as a column by side and row, cut off where a sleeve
 * begins.
 */
function edgeReader(
  shape: Silhouette,
  halves: readonly [TopHalf, TopHalf],
  centre: number,
  hem: number,
): (sign: -1 | 1, y: number) => number {
  const tables = halves.map(({ sign, pit, sleeve }) => {
    const from = Math.round(pit.y);
    const inner = sleeve ? sleeve.inner : [];
    const table: number[] = [];
    for (let y = from; y <= hem; y++) {
      const free = shape.reach(sign, y, centre) ?? Math.abs(pit.x - centre);
      const bound = innerBound(inner, y, centre, sign);
      table.push(Math.min(free, bound));
    }
    return { from, table };
  });
  return (sign, y) => {
    const { from, table } = tables[sign < 0 ? 0 : 1];
    const at = clamp(Math.round(y) - from, 0, table.length - 1);
    return centre + sign * (table[at] ?? 0);
  };
}

/**
 * Distance of the sleeve's inner line from the centre in a row; the body ends there at the latest.
 */
function innerBound(inner: Polyline, y: number, centre: number, sign: -1 | 1): number {
  for (let i = 1; i < inner.length; i++) {
    const a = inner[i - 1];
    const b = inner[i];
    if (a.y <= y && b.y >= y && b.y > a.y) {
      return Math.max(4, (a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y) - centre) * sign);
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Lower end of the side seam: above the row from which the edge turns inward along the hem. */
function sideEnd(
  edge: (sign: -1 | 1, y: number) => number,
  { sign, pit }: TopHalf,
  centre: number,
  hem: number,
): Point {
  const wide = (y: number) => Math.abs(edge(sign, y) - centre);
  const usual = wide(hem - (hem - pit.y) * 0.08);
  let y = hem;
  while (y > pit.y + (hem - pit.y) * 0.75 && wide(y) < Math.max(usual * 0.93, wide(y - 6) * 0.985))
    y -= 2;
  return { x: edge(sign, y), y };
}

function throatRow(
  shape: Silhouette,
  centre: number,
  halves: readonly [TopHalf, TopHalf],
  height: number,
): number {
  const neckY = (halves[0].neck.y + halves[1].neck.y) / 2;
  return clamp(shape.topAt(centre), neckY - height * 0.1, neckY + height * 0.3);
}

function waistRow(
  edge: (sign: -1 | 1, y: number) => number,
  halves: readonly [TopHalf, TopHalf],
  hem: number,
): number | null {
  const pit = (halves[0].pit.y + halves[1].pit.y) / 2;
  const wide = (y: number) => edge(1, y) - edge(-1, y);
  let best = pit;
  for (let y = pit; y < pit + (hem - pit) * 0.6; y++) if (wide(y) < wide(best) - 0.5) best = y;
  const below = wide(Math.min(hem, best + (hem - pit) * 0.3));
  return best > pit + (hem - pit) * 0.06 &&
    wide(best) < below * 0.93 &&
    wide(best) < wide(pit) * 0.96
    ? best
    : null;
}
