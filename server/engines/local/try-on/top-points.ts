import { evenly, type Polyline } from "../image/polyline.ts";
import { clamp, distance, lerp, median, type Plane, type Point } from "../image/raster.ts";
import { traceBorder } from "../image/regions.ts";
import type { Garment } from "./cut-out.ts";
import { type Silhouette, silhouetteOf } from "./silhouette.ts";

/** A sleeve as two lines of equal direction: shoulder tip → cuff outside, armpit → cuff inside. */
export interface Sleeve {
  outer: Polyline;
  inner: Polyline;
}

/** One half of a top or dress, in garment pixels; `sign` is −1 for the picture's left. */
export interface TopHalf {
  sign: -1 | 1;
  /** Where shoulder and collar meet. */
  neck: Point;
  /** Height of a standing collar or strap above `neck`, 0 for none. */
  collar: number;
  /** Where the shoulder seam ends (sleeved), or the outer corner of the strap (sleeveless). */
  tip: Point;
  pit: Point;
  /** Where the side seam ends; the hem may hang lower in the middle. */
  hem: Point;
  sleeve: Sleeve | null;
}

/** Key points of a garment that hangs from the shoulders. */
export interface TopPoints {
  centre: number;
  /** Lowest row of the body part. */
  hem: number;
  halves: readonly [TopHalf, TopHalf];
  /** The neckline's lowest place on the centre line. */
  throat: Point;
  /** Narrowest row between armpits and hips when there clearly is one. */
  waist: number | null;
  /** x of the body's edge at a row between armpit and hem. */
  edge(sign: -1 | 1, y: number): number;
}

export function topPoints(garment: Garment): TopPoints {
  const shape = silhouetteOf(garment);
  const { left, right, top, bottom } = garment;
  const height = bottom - top;
  const width = right - left;
  const centre = centreLine(shape, garment);
  const hem = hemRow(shape, garment, centre);
  const reach: Reach = (sign, y) => shape.reach(sign, Math.round(y), centre);
  const jumps = ([-1, 1] as const).map((sign) => {
    const jump = outwardJump(reach, sign, top, hem, width);
    return jump && { x: centre + sign * jump.reach, y: jump.y };
  });
  const sleeved = jumps[0] !== null || jumps[1] !== null;
  const border = traceBorder(joined(garment, shape, centre));
  const makeHalf = (sign: -1 | 1): TopHalf => {
    const own = jumps[sign < 0 ? 0 : 1];
    const other = jumps[sign < 0 ? 1 : 0];
    const jump = own ?? (other ? { x: 2 * centre - other.x, y: other.y } : null);
    if (!sleeved || !jump) return sleevelessHalf(shape, garment, reach, sign, centre, hem);
    const body = Math.abs(jump.x - centre);
    const tip = tipOf(shape, centre, sign, body * 0.96);
    const lowest = tip.y + clamp(body * 0.95, height * 0.08, height * 0.4);
    const pit = jump.y > lowest ? { x: centre + sign * body * 0.98, y: lowest } : jump;
    const sleeve = sleeveOf(border, tip, pit, jump, sign);
    return { sign, ...neckOf(shape, centre, tip, sign), tip, pit, hem: tip, sleeve };
  };
  const halves = evened([makeHalf(-1), makeHalf(1)], shape, centre);
  const edge = edgeReader(shape, halves, centre, hem);
  for (const half of halves) half.hem = sideEnd(edge, half, centre, hem);
  const throatY = throatRow(shape, centre, halves, height);
  return {
    centre,
    hem,
    halves,
    throat: { x: centre, y: throatY },
    waist: waistRow(edge, halves, hem),
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
  // An open front makes one half the "run": the outline's own middle is nearer then.
  const outline = (left + right) / 2;
  return Math.abs(centre - outline) > (right - left) * 0.08 ? outline : centre;
}

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

/** The garment's coverage with the two halves of an open front joined by a bridge at mid-height. */
function joined({ alpha, top, bottom }: Garment, shape: Silhouette, centre: number): Plane {
  const middle = Math.round((top + bottom) / 2);
  if (shape.inside(centre, middle)) return alpha;
  const data = Float32Array.from(alpha.data);
  for (let y = middle - 3; y <= middle + 3; y++) {
    for (const sign of [-1, 1]) {
      for (let x = Math.round(centre); !shape.inside(x, y) && x > 0 && x < alpha.width; x += sign) {
        data[y * alpha.width + x] = 1;
      }
    }
  }
  return { ...alpha, data };
}

type Reach = (sign: -1 | 1, y: number) => number | null;

/**
 * Walks up the body's edge until it jumps outward: the lower end of the gap between sleeve and body,
 * or the cuff of a sleeve that lies against it. Null when the edge never jumps: no sleeves.
 */
function outwardJump(
  reach: Reach,
  sign: -1 | 1,
  top: number,
  hem: number,
  width: number,
): { reach: number; y: number } | null {
  const recent: number[] = [];
  const height = hem - top;
  const lag = 4 + Math.round(height * 0.009);
  // No cuff hangs in the last quarter of a long dress.
  const from = height > width * 1.7 ? hem - height * 0.25 : hem - height * 0.04;
  for (let y = Math.round(from); y > top + height * 0.1; y--) {
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

function tipOf(shape: Silhouette, centre: number, sign: -1 | 1, offset: number): Point {
  const x = centre + sign * offset;
  return { x, y: shape.topAt(x) };
}

/** Where the collar meets the shoulder: the highest place, or the foot of a standing collar. */
function neckOf(
  shape: Silhouette,
  centre: number,
  tip: Point,
  sign: -1 | 1,
): { neck: Point; collar: number } {
  const half = Math.abs(tip.x - centre);
  let peak = { x: centre + sign * half * 0.36, y: Number.POSITIVE_INFINITY };
  for (let share = 0.08; share < 0.98; share += 0.02) {
    const x = centre + sign * half * share;
    const y = shape.topAt(x);
    if (y < peak.y - 1) peak = { x, y };
  }
  // The inside of the back fills the neckline: its top edge ends where the shoulders begin.
  if (shape.topAt(centre) - peak.y < half * 0.08) {
    for (let x = peak.x; shape.topAt(x) - peak.y < half * 0.05; x += sign) peak = { x, y: peak.y };
  }
  // Down the collar's outside until the outline turns into the shoulder.
  const slope = (x: number) => (shape.topAt(x + sign * 4) - shape.topAt(x)) / 4;
  let step = 0;
  while (step < half * 0.22 && slope(peak.x + sign * step) < 1.1) step++;
  const steep = step < half * 0.22;
  while (steep && step < half * 0.45 && slope(peak.x + sign * step) >= 1.1) step++;
  const footX = peak.x + sign * (steep ? step + 1 : 0);
  const foot = { x: footX, y: shape.topAt(footX) };
  const drop = foot.y - peak.y;
  if (drop < half * 0.16) {
    const least = half * 0.3;
    const x = centre + sign * Math.max(least, Math.abs(peak.x - centre));
    return { neck: { x, y: shape.topAt(x) }, collar: 0 };
  }
  return { neck: foot, collar: drop };
}

/**
 * A cut that differs much from side to side (one shoulder, drapes) misleads: both sides then take the
 * mean of the two. Only the cloth itself stays uneven.
 */
function evenStraps(a: TopHalf, b: TopHalf, shape: Silhouette, centre: number): void {
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

/** A standing collar found on one side only stands on the other too. */
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

/** Sleeve lines along the outline from the shoulder tip to the place where sleeve and body part. */
function sleeveOf(
  border: readonly Point[],
  tip: Point,
  pit: Point,
  jump: Point,
  sign: -1 | 1,
): Sleeve | null {
  const nearest = (to: Point) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    border.forEach((p, i) => {
      const away = distance(p, to);
      if (away < least) {
        least = away;
        best = i;
      }
    });
    return best;
  };
  const from = nearest(tip);
  const until = nearest(jump);
  const walk = (step: number) => {
    const path: Point[] = [];
    for (let i = from; ; i = (i + step + border.length) % border.length) {
      path.push(border[i]!);
      if (i === until) return path;
    }
  };
  // The picture's left sleeve lies anticlockwise of its shoulder, the right one clockwise.
  const path = walk(sign < 0 ? -1 : 1);
  if (path.length < 24) return null;
  const points = evenly(path, 48);
  const [outside, inside] = cuffCorners(points, lerp(tip, pit, 0.5));
  const outer = [tip, ...points.slice(1, outside + 1)];
  const inner = [jump, ...points.slice(inside, -1).reverse()];
  if (distance(pit, jump) > 2) inner.unshift(pit);
  return { outer, inner };
}

/**
 * The two cuff corners: where the outline fits best as two straight pieces down (one bend for the
 * shoulder or elbow), one across the cuff, and two back up. A sleeve lying on the body has no way back.
 */
function cuffCorners(points: readonly Point[], armhole: Point): [number, number] {
  const n = points.length;
  const cost = Array.from({ length: n }, () => new Float64Array(n));
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) cost[i]![j] = misfit(points, i, j);
  }
  const twoPieces = (from: number, to: number) => {
    let least = cost[from]![to]!;
    for (let bend = from + 2; bend < to - 1; bend++) {
      least = Math.min(least, cost[from]![bend]! + cost[bend]![to]!);
    }
    return least;
  };
  const down = points.map((_, i) => twoPieces(0, i));
  const back = points.map((_, i) => twoPieces(i, n - 1));
  const step = distance(points[0]!, points[1]!);
  let best: [number, number] = [n >> 1, Math.min(n - 1, (n >> 1) + 4)];
  let least = Number.POSITIVE_INFINITY;
  for (let u = 5; u < n - 3; u++) {
    // The way back up the inside is no longer than the way down the outside.
    for (let v = Math.max(u + 2, n - 1 - u); v < n; v++) {
      const a = points[u]!;
      const b = points[v]!;
      const across = distance(a, b);
      const axis = { x: (a.x + b.x) / 2 - armhole.x, y: (a.y + b.y) / 2 - armhole.y };
      const turn = Math.abs((b.x - a.x) * axis.x + (b.y - a.y) * axis.y);
      if (turn > across * Math.hypot(axis.x, axis.y) * 0.55) continue;
      // A cuff runs across the sleeve, is straight, and is shorter than the sleeve.
      if (across < (v - u) * step * 0.85 || across > u * step * 1.1) continue;
      // Of equally good cuffs the widest is right: a part of a cuff is straight as well.
      const score =
        (down[u]! + cost[u]![v]! + back[v]!) / (n * step * step) - (across / step) * 0.014;
      if (score < least) {
        least = score;
        best = [u, v];
      }
    }
  }
  return best;
}

function misfit(points: readonly Point[], i: number, j: number): number {
  const a = points[i]!;
  const b = points[j]!;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const long = Math.hypot(dx, dy) + 1e-6;
  let sum = 0;
  for (let k = i + 1; k < j; k++) {
    sum += (((points[k]!.x - a.x) * dy - (points[k]!.y - a.y) * dx) / long) ** 2;
  }
  return sum;
}

/** Strap and armhole of a cut without sleeves. */
function sleevelessHalf(
  shape: Silhouette,
  { top, bottom, left, right }: Garment,
  reach: Reach,
  sign: -1 | 1,
  centre: number,
  hem: number,
): TopHalf {
  const height = bottom - top;
  const guess = { x: centre + sign * (right - left) * 0.42, y: top };
  const inner = innerStrap(shape, Math.round(top + height * 0.025), centre, sign);
  const neck =
    inner === null
      ? neckOf(shape, centre, guess, sign).neck
      : { x: inner, y: shape.topAt(inner + sign) };
  const tip = shoulderCorner(shape, neck, sign, (right - left) * 0.5);
  // The armpit stands out furthest from the line between shoulder and waist.
  const low = { y: top + height * 0.52, reach: reach(sign, top + height * 0.52) ?? 0 };
  let pit = { x: centre + sign * low.reach, y: top + height * 0.3 };
  let furthest = Number.NEGATIVE_INFINITY;
  for (let y = Math.round(tip.y + height * 0.05); y < top + height * 0.45; y++) {
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

/** Outward along the top edge until it falls away. */
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

/** Reads the body's edge; rows covered by a sleeve or a gap are bridged from the rows around. */
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
    const { from, table } = tables[sign < 0 ? 0 : 1]!;
    const at = clamp(Math.round(y) - from, 0, table.length - 1);
    return centre + sign * (table[at] ?? 0);
  };
}

/** Distance of the sleeve's inner line from the centre at a row; the body cannot reach beyond it. */
function innerBound(inner: Polyline, y: number, centre: number, sign: -1 | 1): number {
  for (let i = 1; i < inner.length; i++) {
    const a = inner[i - 1]!;
    const b = inner[i]!;
    if (a.y <= y && b.y >= y && b.y > a.y) {
      return Math.max(4, (a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y) - centre) * sign);
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** The lowest row the side reaches before the hem turns inward. */
function sideEnd(
  edge: (sign: -1 | 1, y: number) => number,
  { sign, pit }: TopHalf,
  centre: number,
  hem: number,
): Point {
  const wide = (y: number) => Math.abs(edge(sign, y) - centre);
  let y = hem;
  while (y > pit.y + (hem - pit.y) * 0.75 && wide(y) < wide(y - 6) * 0.985) y -= 2;
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
