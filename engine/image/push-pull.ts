import { clamp } from "./raster.ts";

interface Level {
  colour: Float32Array;
  weight: Float32Array;
  width: number;
  height: number;
}

/**
 * Push-pull fill (Gortler et al. 1996): keeps pixels of weight 1 and extends their colours smoothly
 * over those of weight 0. `colour` is [height, width, 3], `weight` is [height, width] of 0–1.
 */
export function pushPull(
  colour: ArrayLike<number>,
  weight: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const first: Level = {
    colour: new Float32Array(width * height * 3),
    weight: new Float32Array(weight),
    width,
    height,
  };
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) first.colour[i * 3 + c] = colour[i * 3 + c] * weight[i];
  }
  const levels = [first];
  for (let top = first; top.width > 1 || top.height > 1; ) {
    top = shrink(top);
    levels.push(top);
  }
  for (let l = levels.length - 2; l >= 0; l--) grow(levels[l], levels[l + 1]);
  return first.colour;
}

/** The next coarser level, of half the size; a cell's weight is at most 1. */
function shrink(level: Level): Level {
  const width = Math.max(1, (level.width + 1) >> 1);
  const height = Math.max(1, (level.height + 1) >> 1);
  const colour = new Float32Array(width * height * 3);
  const weight = new Float32Array(width * height);
  for (let y = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++) {
      const to = (y >> 1) * width + (x >> 1);
      const from = y * level.width + x;
      weight[to] += level.weight[from];
      for (let c = 0; c < 3; c++) colour[to * 3 + c] += level.colour[from * 3 + c];
    }
  }
  for (let i = 0; i < weight.length; i++) {
    if (weight[i] <= 1) continue;
    for (let c = 0; c < 3; c++) colour[i * 3 + c] /= weight[i];
    weight[i] = 1;
  }
  return { colour, weight, width, height };
}

/** Fills a level where its weight is below 1 from the coarser one, bilinearly, in place. */
function grow(level: Level, coarse: Level): void {
  for (let y = 0; y < level.height; y++) {
    const fy = clamp((y - 0.5) / 2, 0, coarse.height - 1);
    const y0 = Math.floor(fy);
    const y1 = Math.min(coarse.height - 1, y0 + 1);
    const v = fy - y0;
    for (let x = 0; x < level.width; x++) {
      const i = y * level.width + x;
      const lack = 1 - level.weight[i];
      if (lack <= 0.001) continue;
      const fx = clamp((x - 0.5) / 2, 0, coarse.width - 1);
      const x0 = Math.floor(fx);
      const x1 = Math.min(coarse.width - 1, x0 + 1);
      const u = fx - x0;
      const a = (y0 * coarse.width + x0) * 3;
      const b = (y0 * coarse.width + x1) * 3;
      const d = (y1 * coarse.width + x0) * 3;
      const e = (y1 * coarse.width + x1) * 3;
      for (let c = 0; c < 3; c++) {
        const high = coarse.colour[a + c] * (1 - u) + coarse.colour[b + c] * u;
        const low = coarse.colour[d + c] * (1 - u) + coarse.colour[e + c] * u;
        level.colour[i * 3 + c] += lack * (high * (1 - v) + low * v);
      }
      level.weight[i] = 1;
    }
  }
}
