import { blur } from "../image/blur.ts";
import { pair } from "../image/each.ts";
import { luma } from "../image/lab.ts";
import { clamp, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";

/** Of black cloth the noise must not count as light and shade. */
const DARK = 0.03;
const ratio = (value: number, around: number) => (value + DARK) / (around + DARK);
/** 0 where no fold can be that much lighter or darker than the cloth around: a print, piping. */
const likeFold = (step: number) => smoothstep(2.1, 1.5, step) * smoothstep(0.35, 0.55, step);

/**
 * Lightness of the old cloth against its own surroundings: `fine` for folds, `broad` for light and
 * shade only; 1 where there was no cloth. A fold changes lightness alone; where the colour changes
 * too it is a print, and is not carried over. Patterned cloth is damped as a whole.
 */
export function foldShading(
  picture: Rgb,
  cloth: Plane,
  unit: number,
): { fine: Plane; broad: Plane } {
  const { width, height } = cloth;
  const light = luma(picture);
  const chroma = [newPlane(width, height), newPlane(width, height)] as const;
  for (let i = 0; i < light.data.length; i++) {
    const y = light.data[i] * 255 + 24;
    chroma[0].data[i] = (picture.data[i * 3] - light.data[i] * 255) / y;
    chroma[1].data[i] = (picture.data[i * 3 + 2] - light.data[i] * 255) / y;
  }
  const wide = unit * 0.3;
  const spread = blur(cloth, wide, 2);
  const localMean = (plane: Plane) => {
    const weighted = newPlane(width, height);
    for (let i = 0; i < weighted.data.length; i++) weighted.data[i] = plane.data[i] * cloth.data[i];
    const sum = blur(weighted, wide, 2);
    for (let i = 0; i < sum.data.length; i++) sum.data[i] /= spread.data[i] + 1e-3;
    return sum;
  };
  const means = pair((c) => localMean(chroma[c]));
  const usual = localMean(light);
  const plain = newPlane(width, height);
  for (let i = 0; i < plain.data.length; i++) {
    const off = Math.hypot(
      chroma[0].data[i] - means[0].data[i],
      chroma[1].data[i] - means[1].data[i],
    );
    const step = (light.data[i] + DARK) / (usual.data[i] + DARK);
    plain.data[i] = cloth.data[i] * Math.exp(-((off / 0.09) ** 2)) * likeFold(step);
  }
  const weighted = newPlane(width, height);
  for (let i = 0; i < weighted.data.length; i++) weighted.data[i] = light.data[i] * plain.data[i];
  const mean = (radius: number) => {
    const sum = blur(weighted, Math.max(1, radius), 2);
    const weight = blur(plain, Math.max(1, radius), 2);
    return { weight, at: (i: number) => sum.data[i] / (weight.data[i] + 1e-3) };
  };
  const near = mean(unit * 0.015);
  const middle = mean(unit * 0.1);
  const around = mean(wide);
  let variance = 0;
  let count = 0;
  for (let i = 0; i < plain.data.length; i += 7) {
    if (plain.data[i] < 0.9) continue;
    variance += (ratio(near.at(i), around.at(i)) - 1) ** 2;
    count++;
  }
  const rough = Math.sqrt(variance / Math.max(1, count));
  const gain = Math.min(1, (0.07 / Math.max(0.035, rough)) ** 2);
  const fine = newPlane(width, height, 1);
  const broad = newPlane(width, height, 1);
  for (let i = 0; i < fine.data.length; i++) {
    const ground = around.at(i);
    if (ground < 0.004) continue;
    const trust = smoothstep(0.3, 0.9, near.weight.data[i]) * gain;
    const trustBroad = smoothstep(0.2, 0.7, middle.weight.data[i]) * Math.sqrt(gain);
    fine.data[i] = clamp(1 + (ratio(near.at(i), ground) - 1) * trust, 0.62, 1.22);
    broad.data[i] = clamp(1 + (ratio(middle.at(i), ground) - 1) * trustBroad, 0.7, 1.2);
  }
  return { fine, broad };
}
