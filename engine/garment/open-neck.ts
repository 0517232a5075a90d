import { labAt, toLab } from "../image/lab.ts";
import { clamp, median, type Point } from "../image/raster.ts";
import { neighbours } from "../image/regions.ts";
import type { Garment } from "../vision/cut-out.ts";
import { innerBack } from "./inner-back.ts";
import type { TopHalf } from "./top-half.ts";
import type { TopPoints } from "./top-points.ts";

/** How fast the neckline rises from its middle: V, round, wide round, scoop. */
const SHAPES = [1, 1.4, 1.8, 2.2, 2.7, 3.3, 4] as const;
/** The neckline may begin further out than the highest place of the shoulder. */
const WIDTHS = [1, 1.07, 1.14, 1.21, 1.28, 1.42, 1.56, 1.7] as const;
/** Collar leaves meet in a V or a rounded one, and begin at the collar's top or inside of it. */
const LEAF_SHAPES = [0.85, 1, 1.3] as const;
const LEAF_WIDTHS = [0.6, 0.7, 0.8, 0.9, 1] as const;
/** A neckline is an edge at least this strong (L*a*b* distance across it, mean along it). */
const LEAST_EDGE = 4.5;
/** A collar's own folds are edges too: between its leaves it takes more. */
const LEAST_LEAF = 7;
/** Distance to both sides of an edge, in pixels, at which its colours are read. */
const ACROSS = 3;
/** How many times stronger than other curves of its kind an edge must be. */
const CLEAR = 2.2;
/** The depth of a usual neckline, and of a usual opening between collar leaves, in half widths. */
const USUAL_DEPTH = 0.7;
const USUAL_LEAF = 1.1;
/** Deeper necklines (in half widths) are rarer than the edges of prints: they must be clearer. */
const DEEP = 1.3;
/** Inside and front whose colours (L*a*b*) differ so much can be told apart by them. */
const APART = 9;
/** Depth where nothing is told: a crew neck. */
const CREW = 0.55;

/**
 * Product pictures often show the inside of the back through the neckline or between a collar's
 * leaves. Worn, a neck stands there: finds the front neckline as the clearest curve between the two
 * neck points and takes what lies above it out of the garment's coverage. Answers the throat, moved
 * down where that was done; a neckline wider than it seemed moves the neck points out.
 */
export function openNeck(garment: Garment, points: TopPoints): Point {
  const [first, second] = points.halves;
  const stands = Math.max(first.collar, second.collar);
  const [left, right] = [topOf(first), topOf(second)];
  const half = (right.x - left.x) / 2;
  const middle = (left.x + right.x) / 2;
  const base = (left.y + right.y) / 2;
  if (half < 12) return points.throat;
  const seen = points.throat.y - base;
  if (seen > half * 0.4 + stands * 0.5) {
    // Already open: what may still show below is the inside in a colour of its own.
    const back = stands > 0 ? null : innerBack(garment, { middle, half, low: points.throat.y });
    for (const i of back?.pixels ?? []) garment.alpha.data[i] = 0;
    return { x: points.throat.x, y: back?.low ?? points.throat.y };
  }
  const curve: Curve = ({ depth, power, wide }, x) =>
    base + depth * (1 - Math.abs(clamp((x - middle) / (half * wide), -1, 1)) ** power);
  const tips = Math.min(middle - first.tip.x, second.tip.x - middle);
  const lines =
    stands > 0 ? leafLines(half, stands) : necklines(half, Math.max(1, (tips / half) * 1.02));
  // Where no edge is clear but the neckline is plainly filled, a crew neck is the likeliest.
  const filled = stands === 0 && seen < half * 0.3;
  const found =
    clearest(garment, middle, half, curve, lines, stands > 0) ??
    (filled ? { depth: half * CREW, power: 1.7, wide: 1 } : null);
  if (!found) return points.throat;
  const inside = insideOf(garment, middle, half * found.wide, (x) => curve(found, x));
  const apart = stands > 0 ? null : toldApart(garment, inside, middle, tips, base + found.depth);
  const rest = apart ? spread(garment, inside, apart, middle, tips, base + found.depth) : [];
  const { width, data } = garment.alpha;
  let reach = half * found.wide;
  for (const i of rest) {
    reach = Math.max(reach, Math.min(tips, Math.abs((i % width) - middle)));
    inside.set(i, 0);
  }
  if (stands === 0 && reach > half) {
    for (const part of points.halves) {
      const x = middle + part.sign * Math.min(reach, tips * 0.9);
      part.neck = { x, y: points.topAt(x) };
    }
  }
  for (const [i, left] of inside) data[i] *= left;
  return { x: points.throat.x, y: base + found.depth };
}

/** What of each pixel above the curve is left (0, or a share on the curve itself), by pixel index. */
function insideOf(
  { alpha, top }: Garment,
  middle: number,
  reach: number,
  low: (x: number) => number,
): Map<number, number> {
  const found = new Map<number, number>();
  for (let x = Math.ceil(middle - reach); x <= middle + reach; x++) {
    for (let y = top; y < low(x); y++) found.set(y * alpha.width + x, clamp(y + 1 - low(x), 0, 1));
  }
  return found;
}

/** Inside and front that differ plainly in colour. */
interface Apart {
  covered: readonly number[];
  /** Distance from the inside's colour over that from the front's: below 1 it is the inside. */
  nearer: (i: number) => number;
}

/** Tells the inside above a curve from the front below it by colour; null where they are too alike. */
function toldApart(
  { image, alpha }: Garment,
  inside: ReadonlyMap<number, number>,
  middle: number,
  tips: number,
  throat: number,
): Apart | null {
  const { width, data } = alpha;
  const colourOf = (pixels: readonly number[]) => {
    const labs = pixels.filter((_, k) => k % 7 === 0).map((i) => labAt(image, i));
    return [0, 1, 2].map((c) => median(labs.map((lab) => lab[c])));
  };
  const covered = [...inside.keys()].filter((i) => data[i] > 0.9);
  const below: number[] = [];
  for (let y = Math.round(throat + 6); y < throat + tips * 0.3; y++) {
    for (let x = Math.round(middle - tips * 0.6); x < middle + tips * 0.6; x++) {
      if (data[y * width + x] > 0.9) below.push(y * width + x);
    }
  }
  if (covered.length < 7 || below.length < 7) return null;
  const [back, front] = [colourOf(covered), colourOf(below)];
  const apart = Math.hypot(...back.map((value, c) => value - front[c]));
  const nearer = (i: number): number => {
    const lab = labAt(image, i);
    const to = (colour: readonly number[]) =>
      Math.hypot(...lab.map((value, c) => value - colour[c]));
    const [toBack, toFront] = [to(back), to(front)];
    return toBack / (toFront + 1e-6);
  };
  const alike = (pixels: readonly number[], holds: (ratio: number) => boolean) =>
    pixels.filter((i, k) => k % 7 === 0 && holds(nearer(i))).length > (pixels.length / 7) * 0.85;
  // Prints and stripes have no colour of their own to go by.
  const isTold =
    apart >= APART && alike(covered, (ratio) => ratio < 1) && alike(below, (ratio) => ratio > 1);
  return isTold ? { covered, nearer } : null;
}

/**
 * The inside beside the curve: what hangs together with it, is nearer to its colour than to the front's
 * and lies above the throat.
 */
function spread(
  { alpha, top }: Garment,
  inside: ReadonlyMap<number, number>,
  { covered, nearer }: Apart,
  middle: number,
  tips: number,
  throat: number,
): number[] {
  const { width, data } = alpha;
  const found = new Set<number>();
  let edge: readonly number[] = covered;
  while (edge.length > 0) {
    edge = edge
      .flatMap((i) => neighbours(i, width, data.length))
      .filter((i) => {
        const [x, y] = [i % width, Math.floor(i / width)];
        if (inside.has(i) || found.has(i) || data[i] < 0.02) return false;
        if (Math.abs(x - middle) > tips * 1.02 || y < top || y > throat + 2) return false;
        if (nearer(i) > 0.8) return false;
        found.add(i);
        return true;
      });
  }
  // More than was told by the curve is no rest of it.
  return found.size < covered.length ? [...found] : [];
}

/** Where the neckline begins: the neck point, or the top of a standing collar. */
const topOf = ({ sign, neck, collar }: TopHalf): Point => ({
  x: neck.x - sign * collar * 0.12,
  y: neck.y - collar,
});

/** A neckline below the line between the neck points: half widths of that line, and a shape. */
interface Neckline {
  depth: number;
  power: number;
  wide: number;
}
type Curve = (line: Neckline, x: number) => number;

function necklines(half: number, widest: number): Neckline[] {
  return SHAPES.flatMap((power) =>
    [...WIDTHS.filter((wide) => wide < widest * 0.97), widest].flatMap((wide) =>
      // A scoop is deep: what is flat and shallow is the inside of the back.
      depths(half * (power > 3 ? 0.65 : 0.3), half * (power === 1 ? 2.4 : 1.5)).map((depth) => ({
        depth,
        power,
        wide,
      })),
    ),
  );
}

function leafLines(half: number, collar: number): Neckline[] {
  return LEAF_SHAPES.flatMap((power) =>
    LEAF_WIDTHS.flatMap((wide) =>
      depths(collar * 0.7, collar + half * 1.5, 1).map((depth) => ({ depth, power, wide })),
    ),
  );
}

const depths = (from: number, to: number, step = 2) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

/** The clearest edge among curves, usual depths first; null when none stands out. */
function clearest(
  garment: Garment,
  middle: number,
  half: number,
  curve: Curve,
  lines: readonly Neckline[],
  isCollar: boolean,
): Neckline | null {
  const lab = toLab(garment.image);
  const { width, height, data } = garment.alpha;
  const edgeAt = (line: Neckline, x: number) => {
    const y = curve(line, x);
    const slope = (curve(line, x + 2) - curve(line, x - 2)) / 4;
    const long = Math.hypot(slope, 1);
    const [dx, dy] = [(slope / long) * ACROSS, ACROSS / long];
    const above = Math.round(y - dy) * width + Math.round(x + dx);
    const below = Math.round(y + dy) * width + Math.round(x - dx);
    if (y < 4 || y >= height - 4 || data[above] < 0.5) return 0;
    const [high, low] = [above * 3, below * 3];
    const lighter = lab[low] - lab[high];
    // The inside lies in shade: an edge that turns lighter downward tells more.
    return Math.hypot(
      lighter * (lighter > 0 ? 1 : 0.8),
      lab[high + 1] - lab[low + 1],
      lab[high + 2] - lab[low + 2],
    );
  };
  const strengths = lines.map((line) => {
    const edges: number[] = [];
    for (let share = -0.86; share <= 0.861; share += 0.07) {
      const x = Math.round(middle + half * line.wide * share);
      edges.push(Math.min(30, edgeAt(line, x)));
    }
    // Most of the curve must be an edge, not a few strong places such as a label or a button.
    return median(edges, 0.35);
  });
  const usual = median(strengths);
  const least = isCollar ? LEAST_LEAF : LEAST_EDGE;
  const depth = half * (isCollar ? USUAL_LEAF : USUAL_DEPTH);
  let best: Neckline | null = null;
  let highest = 0;
  lines.forEach((line, i) => {
    const strength = strengths[i];
    const sure = line.depth > half * DEEP ? least * 1.8 : least;
    if (strength < sure || strength < usual * CLEAR) return;
    const score = strength * (1 - 0.3 * Math.abs(Math.log(line.depth / depth)));
    if (score <= highest) return;
    highest = score;
    best = line;
  });
  return best;
}
