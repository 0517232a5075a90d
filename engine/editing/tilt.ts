import { blur } from "../image/blur.ts";
import type { Plane } from "../image/raster.ts";

/** Tilts beyond this are taken for how the picture is meant, in degrees. */
const MOST = 12;
const STEP = 0.25;

/**
 * How far a picture leans, in degrees, clockwise positive: the angle about which most of its strong
 * edges gather near upright or level (histogram of gradient directions). 0 when none stands out.
 */
export function tiltOf(light: Plane): number {
  const soft = blur(light, 1, 2);
  const { data, width, height } = soft;
  const bins = new Float64Array(Math.round((2 * MOST) / STEP) + 1);
  let total = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = data[i + 1] - data[i - 1];
      const gy = data[i + width] - data[i - width];
      const force = Math.hypot(gx, gy);
      if (force < 0.04) continue;
      const angle = (Math.atan2(gy, gx) * 180) / Math.PI;
      const off = angle - Math.round(angle / 90) * 90;
      total += force;
      if (Math.abs(off) <= MOST) bins[Math.round((off + MOST) / STEP)] += force;
    }
  }
  const smooth = bins.map((_, k) => {
    let sum = 0;
    for (let d = -2; d <= 2; d++) sum += bins[k + d] ?? 0;
    return sum;
  });
  const best = smooth.indexOf(Math.max(...smooth));
  const mean = smooth.reduce((a, b) => a + b, 0) / smooth.length;
  if (total === 0 || smooth[best] < mean * 2.2) return 0;
  return best * STEP - MOST;
}
