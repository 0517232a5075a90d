import type { Point } from "../image/raster.ts";
import type { Silhouette } from "./silhouette.ts";

/** Where the collar meets the shoulder: the highest place, or the foot of a standing collar. */
export function neckOf(
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
  // What falls away that far out is the end of a wide neckline, not the foot of a collar.
  const inward = (x: number) => centre + sign * Math.min(Math.abs(x - centre), half * 0.8);
  if (drop < half * 0.16 || Math.abs(foot.x - centre) > half * 0.85) {
    const least = half * 0.3;
    const x = inward(centre + sign * Math.max(least, Math.abs(peak.x - centre)));
    return { neck: { x, y: shape.topAt(x) }, collar: 0 };
  }
  return { neck: foot, collar: drop };
}
