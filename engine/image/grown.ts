import { pushPull } from "./push-pull.ts";
import { clamp } from "./raster.ts";

/** Reads one channel (0–2) of extended colours at a pixel, 0–255. */
export type Grown = (x: number, y: number, channel: number) => number;

/**
 * Extends the colours of the pixels with known > 0.5 smoothly over all others (see `pushPull`).
 * Computed on cells of `step` × `step` pixels, as the result is smooth anyway. `colour` is
 * [height, width, 3], `known` is [height, width].
 */
export function grownColours(
  colour: ArrayLike<number>,
  known: ArrayLike<number>,
  width: number,
  height: number,
  step: number,
): Grown {
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const sums = new Float32Array(columns * rows * 3);
  const counts = new Float32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!(known[i] > 0.5)) continue;
      const cell = Math.floor(y / step) * columns + Math.floor(x / step);
      counts[cell]++;
      for (let c = 0; c < 3; c++) sums[cell * 3 + c] += colour[i * 3 + c];
    }
  }
  for (let cell = 0; cell < counts.length; cell++) {
    if (counts[cell] === 0) continue;
    for (let c = 0; c < 3; c++) sums[cell * 3 + c] /= counts[cell];
    counts[cell] = 1;
  }
  const grown = pushPull(sums, counts, columns, rows);
  return (x, y, channel) => {
    const fx = clamp((x + 0.5) / step - 0.5, 0, columns - 1);
    const fy = clamp((y + 0.5) / step - 0.5, 0, rows - 1);
    const x0 = Math.floor(fx);
    const y0 = Math.floor(fy);
    const x1 = Math.min(columns - 1, x0 + 1);
    const y1 = Math.min(rows - 1, y0 + 1);
    const u = fx - x0;
    const v = fy - y0;
    const a = grown[(y0 * columns + x0) * 3 + channel];
    const b = grown[(y0 * columns + x1) * 3 + channel];
    const c = grown[(y1 * columns + x0) * 3 + channel];
    const d = grown[(y1 * columns + x1) * 3 + channel];
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
  };
}
