import type { Linear } from "./colours.ts";
import { linearOf } from "./figure/shade.ts";
import type { Texture } from "./figure/texture.ts";
import { byteOf } from "./skin.ts";

/**
 * A hair texture in another colour: its strands' contrast is kept, softened a little. `fullness`
 * above 1 thickens what covers little (brows).
 */
export function dyed({ data, width, height }: Texture, colour: Linear, fullness = 1): Texture {
  const size = width * height;
  const bright = new Float32Array(size);
  let sum = 0;
  let cover = 0;
  for (let i = 0; i < size; i++) {
    bright[i] =
      0.25 * linearOf(data[i * 4]) +
      0.6 * linearOf(data[i * 4 + 1]) +
      0.15 * linearOf(data[i * 4 + 2]);
    sum += bright[i] * data[i * 4 + 3];
    cover += data[i * 4 + 3];
  }
  const mean = sum / Math.max(1, cover) || 1e-3;
  const result = new Uint8Array(size * 4);
  for (let i = 0; i < size; i++) {
    const strand = Math.min(2.6, ((bright[i] + 0.002) / (mean + 0.002)) ** 0.75);
    for (let c = 0; c < 3; c++) result[i * 4 + c] = byteOf(colour[c] * strand);
    result[i * 4 + 3] = Math.min(255, data[i * 4 + 3] * fullness);
  }
  return { data: result, width, height };
}
