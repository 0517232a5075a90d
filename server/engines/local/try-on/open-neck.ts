import { toLab } from "../image/lab.ts";
import { clamp, median, type Point } from "../image/raster.ts";
import type { Garment } from "./cut-out.ts";
import type { TopPoints } from "./top-points.ts";

/** How fast the neckline rises from its middle: V, round, wide round, scoop. */
const SHAPES = [1, 1.7, 2.6, 4] as const;
/** The neckline may begin further out than the highest place of the shoulder. */
const WIDTHS = [1, 1.14, 1.28, 1.42] as const;
/** A neckline is an edge at least this strong (L*a*b* distance across it, mean along it). */
const LEAST_EDGE = 7;

/**
 * Product pictures often show the inside of the back through the neckline. Worn, a neck stands there:
 * finds the front neckline as the strongest curve between the two neck points and takes what lies
 * above it out of the garment's coverage. Answers the throat, moved down where that was done.
 */
export function openNeck(garment: Garment, points: TopPoints): Point {
  const [left, right] = [points.halves[0].neck, points.halves[1].neck];
  const half = (right.x - left.x) / 2;
  const middle = (left.x + right.x) / 2;
  const base = (left.y + right.y) / 2;
  const collar = Math.max(points.halves[0].collar, points.halves[1].collar);
  // A neckline already cut out, a standing collar, or too small to tell: nothing to do.
  if (half < 12 || collar > 0 || points.throat.y - base > half * 0.4) return points.throat;
  const curve: Curve = ({ depth, power, wide }, x) =>
    base + depth * (1 - Math.abs(clamp((x - middle) / (half * wide), -1, 1)) ** power);
  // Where no edge is clear but the neckline is plainly filled, a crew neck is the likeliest.
  const filled = points.throat.y - base < half * 0.12;
  const found =
    bestCurve(garment, middle, half, curve) ??
    (filled ? { depth: half * 0.55, power: 1.7, wide: 1 } : null);
  if (!found) return points.throat;
  const { width, data } = garment.alpha;
  const reach = half * found.wide;
  for (let x = Math.ceil(middle - reach); x <= middle + reach; x++) {
    const low = curve(found, x);
    for (let y = garment.top; y < low; y++) data[y * width + x]! *= clamp(y + 1 - low, 0, 1);
  }
  return { x: points.throat.x, y: base + found.depth };
}

/** A neckline below the line between the neck points: half widths of that line, and a shape. */
interface Neckline {
  depth: number;
  power: number;
  wide: number;
}
type Curve = (line: Neckline, x: number) => number;

/** The depth and shape of the topmost curve that is clearly an edge; null when none is. */
function bestCurve(garment: Garment, middle: number, half: number, curve: Curve): Neckline | null {
  const lab = toLab(garment.image);
  const { width, height, data } = garment.alpha;
  const edgeAt = (x: number, y: number) => {
    if (y < 4 || y >= height - 4) return 0;
    const high = ((y - 3) * width + x) * 3;
    const low = ((y + 3) * width + x) * 3;
    if (data[(y - 3) * width + x]! < 0.5) return 0;
    return Math.hypot(
      lab[high]! - lab[low]!,
      lab[high + 1]! - lab[low + 1]!,
      lab[high + 2]! - lab[low + 2]!,
    );
  };
  const tried: (Neckline & { edge: number })[] = [];
  const tryOut = (line: Neckline) => {
    const edges: number[] = [];
    for (let share = -0.86; share <= 0.861; share += 0.07) {
      const x = Math.round(middle + half * line.wide * share);
      edges.push(Math.min(30, edgeAt(x, Math.round(curve(line, x)))));
    }
    // Most of the curve must be an edge, not a few strong places such as a label or a button.
    tried.push({ ...line, edge: median(edges, 0.35) });
  };
  for (const power of SHAPES) {
    for (const wide of WIDTHS) {
      const deepest = half * (power === 1 ? 2.4 : 1.5);
      // A scoop is deep: what is flat and shallow is the inside of the back.
      const least = half * (power > 3 ? 0.65 : 0.3);
      for (let depth = least; depth < deepest; depth += 1) tryOut({ depth, power, wide });
    }
  }
  const strongest = Math.max(...tried.map(({ edge }) => edge));
  const usual = median(tried.map(({ edge }) => edge));
  if (strongest < LEAST_EDGE || strongest < usual * 2.2) return null;
  const clear = tried.filter(({ edge }) => edge > strongest * 0.85);
  return clear.reduce((best, one) => (one.depth < best.depth ? one : best));
}
