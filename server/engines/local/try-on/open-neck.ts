import { toLab } from "../image/lab.ts";
import { clamp, median, type Point } from "../image/raster.ts";
import type { Garment } from "./cut-out.ts";
import type { TopPoints } from "./top-points.ts";

/** How fast the neckline rises from its middle: V, round, wide round. */
const SHAPES = [1, 1.7, 2.6] as const;
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
  const curve = (depth: number, power: number, x: number) =>
    base + depth * (1 - Math.abs(clamp((x - middle) / half, -1, 1)) ** power);
  // Where no edge is clear but the neckline is plainly filled, a crew neck is the likeliest.
  const filled = points.throat.y - base < half * 0.12;
  const found =
    bestCurve(garment, middle, half, curve) ?? (filled ? { depth: half * 0.55, power: 1.7 } : null);
  if (!found) return points.throat;
  const { width, data } = garment.alpha;
  for (let x = Math.ceil(left.x); x <= right.x; x++) {
    const low = curve(found.depth, found.power, x);
    for (let y = garment.top; y < low; y++) data[y * width + x]! *= clamp(y + 1 - low, 0, 1);
  }
  return { x: points.throat.x, y: base + found.depth };
}

/** The depth and shape of the topmost curve that is clearly an edge; null when none is. */
function bestCurve(
  garment: Garment,
  middle: number,
  half: number,
  curve: (depth: number, power: number, x: number) => number,
): { depth: number; power: number } | null {
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
  const tried: { depth: number; power: number; edge: number }[] = [];
  for (const power of SHAPES) {
    const deepest = half * (power === 1 ? 2.4 : 1.5);
    for (let depth = half * 0.3; depth < deepest; depth += 1) {
      const edges: number[] = [];
      for (let share = -0.86; share <= 0.861; share += 0.07) {
        const x = Math.round(middle + half * share);
        edges.push(Math.min(30, edgeAt(x, Math.round(curve(depth, power, x)))));
      }
      // Most of the curve must be an edge, not a few strong places such as a label or a button.
      tried.push({ depth, power, edge: median(edges, 0.35) });
    }
  }
  const strongest = Math.max(...tried.map(({ edge }) => edge));
  const usual = median(tried.map(({ edge }) => edge));
  if (strongest < LEAST_EDGE || strongest < usual * 2.2) return null;
  const clear = tried.filter(({ edge }) => edge > strongest * 0.8);
  return clear.reduce((best, one) => (one.depth < best.depth ? one : best));
}
