import { evenly, smoothLine } from "../image/polyline.ts";
import { distance, lerp, type Point } from "../image/raster.ts";
import type { Sleeve } from "./top-half.ts";

/**
 * The two lines of one sleeve, read from the garment's outline. All points are pixels of the
 * garment picture: `border` is the closed outline (clockwise), `tip` the shoulder tip, `pit` the
 * armpit, `jump` where sleeve and body separate, `sign` −1 for the picture's left. Null when there
 * is no sleeve between `tip` and `jump`.
 */
export function sleeveOf(
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
      path.push(border[i]);
      if (i === until) return path;
    }
  };
  // From the shoulder tip the left sleeve (in the picture) runs anticlockwise, the right clockwise.
  const path = walk(sign < 0 ? -1 : 1);
  // A path over half the outline went round the hem: that is not a sleeve.
  if (path.length < 24 || path.length > border.length / 2) return null;
  const points = smoothLine(evenly(path, 48), 1);
  const [outside, inside] = cuffCorners(points, lerp(tip, pit, 0.5));
  const outer = [tip, ...points.slice(1, outside + 1)];
  const inner = [jump, ...points.slice(inside, -1).reverse()];
  if (distance(pit, jump) > 2) inner.unshift(pit);
  return { outer, inner };
}

/**
 * Indices of the two cuff corners (outside, inside): the split at which the outline is best fitted
 * by two straight pieces down the outside (one bend, for shoulder or elbow), one across the cuff
 * and two up the inside. The inside may be empty: a sleeve that lies against the body shows only
 * its outside.
 */
function cuffCorners(points: readonly Point[], armhole: Point): [number, number] {
  const n = points.length;
  const cost = Array.from({ length: n }, () => new Float64Array(n));
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) cost[i][j] = misfit(points, i, j);
  }
  const twoPieces = (from: number, to: number) => {
    let least = cost[from][to];
    for (let bend = from + 2; bend < to - 1; bend++) {
      least = Math.min(least, cost[from][bend] + cost[bend][to]);
    }
    return least;
  };
  const down = points.map((_, i) => twoPieces(0, i));
  const back = points.map((_, i) => twoPieces(i, n - 1));
  const step = distance(points[0], points[1]);
  let best: [number, number] = [n >> 1, Math.min(n - 1, (n >> 1) + 4)];
  let least = Number.POSITIVE_INFINITY;
  for (let u = 5; u < n - 3; u++) {
    // The inside is at most as long as the outside.
    for (let v = Math.max(u + 2, n - 1 - u); v < n; v++) {
      const a = points[u];
      const b = points[v];
      const across = distance(a, b);
      const axis = { x: (a.x + b.x) / 2 - armhole.x, y: (a.y + b.y) / 2 - armhole.y };
      const turn = Math.abs((b.x - a.x) * axis.x + (b.y - a.y) * axis.y);
      if (turn > across * Math.hypot(axis.x, axis.y) * 0.55) continue;
      // A cuff runs across the sleeve, is straight, and is shorter than the sleeve.
      if (across < (v - u) * step * 0.85 || across > u * step * 1.1) continue;
      // Part of a cuff is as straight as the whole cuff, so width counts in favour.
      const score = (down[u] + cost[u][v] + back[v]) / (n * step * step) - (across / step) * 0.014;
      if (score < least) {
        least = score;
        best = [u, v];
      }
    }
  }
  return best;
}

/** Sum of squared distances, in px², of the points between `i` and `j` from the straight line. */
function misfit(points: readonly Point[], i: number, j: number): number {
  const a = points[i];
  const b = points[j];
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const long = Math.hypot(dx, dy) + 1e-6;
  let sum = 0;
  for (let k = i + 1; k < j; k++) {
    sum += (((points[k].x - a.x) * dy - (points[k].y - a.y) * dx) / long) ** 2;
  }
  return sum;
}
