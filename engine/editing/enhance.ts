import { boxMean } from "../image/blur.ts";
import { luma } from "../image/lab.ts";
import { clamp, median, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { resizePlane } from "../image/resample.ts";
import { eachOfThree } from "../image/triple.ts";
import { contrasted, eachPixel, saturated, withLuma } from "./tones.ts";

/** Long side the slow parts are measured at. */
const BASE_SIDE = 640;

/** What the lightest and darkest of a picture should be: found at these shares of its pixels. */
const DARK_AT = 0.004;
const LIGHT_AT = 0.995;

/**
 * Levels, local contrast, fine detail and a little colour. Blacks are drawn towards black by at most
 * a third of their distance, so that shadows keep what they hold.
 */
export function enhanced(image: Rgb, amount: number): Rgb {
  const own = luma(image);
  const base = baseOf(own);
  const range = rangeOf(base);
  const near = boxMean(own, Math.max(1, Math.max(image.width, image.height) / 1000));
  return eachPixel(image, null, (r, g, b, i) => {
    const level = clamp((base.data[i] - range.dark) / (range.light - range.dark), 0, 1.06);
    const shaped = contrasted(level, 0.25 * amount);
    const coarse = near.data[i] - base.data[i];
    const fine = own.data[i] - near.data[i];
    const detail = coarse * (1 + 0.55 * amount) + clamp(fine * (1 + 0.7 * amount), -0.15, 0.15);
    const made = clamp(shaped + detail, 0, 1);
    const [x, y, z] = withLuma(r, g, b, mix(own.data[i], made, Math.min(1, amount)));
    return saturated(x, y, z, 0.16 * amount);
  });
}

/** Of a dark picture three fifths are darker than this, 0–1; from the second on it is none. */
const DIM = [0.12, 0.28] as const;

/** White balance by the pale greys, levels, and livelier colour. */
export function colourAdjusted(image: Rgb, amount: number): Rgb {
  const gains = balanceOf(image);
  const light = luma(image);
  const range = rangeOf(light);
  const every = light.data.filter((_, i) => i % 13 === 0);
  // A dark picture is mostly lamplight: livelier, it would be orange.
  const dim = smoothstep(DIM[1], DIM[0], median(every, 0.6));
  return eachPixel(image, null, (r, g, b) => {
    const [x, y, z] = eachOfThree(
      [r, g, b],
      (value, c) => value * mix(1, gains[c], Math.min(1, amount)),
    );
    const own = 0.299 * x + 0.587 * y + 0.114 * z;
    const level = clamp((own - range.dark) / (range.light - range.dark), 0, 1);
    const made = contrasted(mix(own, level, 0.8), 0.3 * amount);
    // What is lifted out of the dark holds more noise than colour: its hue is not made louder.
    const lifted = smoothstep(1.15, 1.9, made / Math.max(0.02, own));
    return saturated(...withLuma(x, y, z, made), mix(0.38, -0.12, Math.max(lifted, dim)) * amount);
  });
}

/** Lightness without its texture: a self-guided filter whose coefficients are found small. */
function baseOf(own: Plane): Plane {
  const shrink = Math.min(1, BASE_SIDE / Math.max(own.width, own.height));
  const [w, h] = [Math.round(own.width * shrink), Math.round(own.height * shrink)];
  const small = resizePlane(own, w, h);
  const radius = Math.max(4, Math.round(Math.min(w, h) / 24));
  const mean = boxMean(small, radius);
  const square = boxMean({ ...small, data: small.data.map((v) => v * v) }, radius);
  const slope = newPlane(w, h);
  const offset = newPlane(w, h);
  for (let i = 0; i < slope.data.length; i++) {
    const variance = Math.max(0, square.data[i] - mean.data[i] ** 2);
    slope.data[i] = variance / (variance + 0.006);
    offset.data[i] = mean.data[i] * (1 - slope.data[i]);
  }
  const slopes = resizePlane(boxMean(slope, radius), own.width, own.height);
  const offsets = resizePlane(boxMean(offset, radius), own.width, own.height);
  return { ...own, data: own.data.map((v, i) => v * slopes.data[i] + offsets.data[i]) };
}

function rangeOf(plane: Plane): { dark: number; light: number } {
  const every = plane.data.filter((_, i) => i % 13 === 0);
  const dark = median(every, DARK_AT);
  const light = median(every, LIGHT_AT);
  return { dark: Math.min(dark * 0.34, 0.05), light: clamp(1 - (1 - light) * 0.5, 0.7, 1) };
}

/** Pixels whose channels differ by more than this share are no greys, whatever light is on them. */
const GREYEST = 0.28;

/**
 * Gains that make the mean of the least coloured light pixels grey, at most 15 % each. The less
 * coloured a pixel the more it counts, or a cream shirt would turn a grey wall blue.
 */
function balanceOf(image: Rgb): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < image.data.length; i += 33) {
    const [r, g, b] = [image.data[i], image.data[i + 1], image.data[i + 2]];
    const top = Math.max(r, g, b);
    const coloured = (top - Math.min(r, g, b)) / top;
    if (top < 70 || top > 250 || coloured > GREYEST) continue;
    const weight = (1 - coloured / GREYEST) ** 4;
    [r, g, b].forEach((value, c) => {
      sums[c] += value * weight;
    });
    count++;
  }
  if (count < 200) return [1, 1, 1];
  const mean = (sums[0] + sums[1] + sums[2]) / 3;
  return eachOfThree(sums, (sum) => clamp(mean / sum, 0.85, 1.15));
}
