import { noiseAt } from "../image/noise.ts";
import { clamp, mix, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { eachOfThree } from "../image/triple.ts";
import type { Look, ToneChange } from "./edits.ts";

type Colour = [number, number, number];
const lumaOf = (r: number, g: number, b: number) => 0.299 * r + 0.587 * g + 0.114 * b;

/** Changes every pixel by itself (channels 0–1), by the share the mask gives it. */
export function eachPixel(
  image: Rgb,
  mask: Plane | null,
  change: (r: number, g: number, b: number, i: number) => Colour,
): Rgb {
  const data = new Uint8Array(image.data);
  for (let i = 0; i < data.length / 3; i++) {
    const share = mask ? mask.data[i] : 1;
    if (share <= 0.004) continue;
    const at = i * 3;
    const made = change(data[at] / 255, data[at + 1] / 255, data[at + 2] / 255, i);
    for (let c = 0; c < 3; c++) {
      data[at + c] = Math.round(mix(data[at + c], clamp(made[c], 0, 1) * 255, share));
    }
  }
  return { ...image, data };
}

/** Another lightness for a colour, its hue kept; what would be cut off at white loses colour. */
export function withLuma(r: number, g: number, b: number, luma: number): Colour {
  const own = lumaOf(r, g, b);
  if (own < 0.002) return [luma, luma, luma];
  const scale = luma / own;
  const top = Math.max(r, g, b) * scale;
  if (top <= 1) return [r * scale, g * scale, b * scale];
  const keep = top - luma < 1e-6 ? 0 : clamp((1 - luma) / (top - luma), 0, 1);
  return eachOfThree([r, g, b], (value) => luma + (value * scale - luma) * keep);
}

/** More (or, below 0, less) of one tone; 1 is a plain step that is seen at once. */
export function toned(image: Rgb, mask: Plane | null, change: ToneChange, amount: number): Rgb {
  switch (change) {
    case "brightness": {
      const power = 2 ** (-0.5 * amount);
      return eachPixel(image, mask, (r, g, b) => withLuma(r, g, b, lumaOf(r, g, b) ** power));
    }
    case "contrast":
      return eachPixel(image, mask, (r, g, b) =>
        withLuma(r, g, b, contrasted(lumaOf(r, g, b), amount)),
      );
    case "saturation":
      return eachPixel(image, mask, (r, g, b) => saturated(r, g, b, amount * 0.4));
    case "warmth":
      return eachPixel(image, mask, (r, g, b) => {
        const warm: Colour = [
          r * (1 + 0.06 * amount),
          g * (1 + 0.008 * amount),
          b * (1 - 0.085 * amount),
        ];
        return withLuma(...warm, lumaOf(r, g, b));
      });
  }
}

/** An S about the middle that leaves black and white where they are; flatter below 0. */
export function contrasted(luma: number, amount: number): number {
  if (amount < 0) return 0.5 + (luma - 0.5) * Math.max(0.2, 1 + 0.22 * amount);
  return clamp(luma + 1.5 * amount * (luma - 0.5) * luma * (1 - luma), 0, 1);
}

/** Up to this difference from grey a pixel counts as grey, from twice this as coloured. */
const GREY = 0.02;

/**
 * Farther from grey, the pale colours more than the strong ones; what is as good as grey stays, or
 * its single steps of a channel would become rings of colour.
 */
export function saturated(r: number, g: number, b: number, amount: number): Colour {
  const luma = lumaOf(r, g, b);
  const strong = Math.max(r, g, b) - Math.min(r, g, b);
  const more = (1.25 - strong) * smoothstep(GREY, 2 * GREY, strong);
  const gain = Math.max(0, 1 + amount * (amount > 0 ? more : 1));
  return eachOfThree([r, g, b], (value) => luma + (value - luma) * gain);
}

/** A whole look. The grain of `vintage` follows the seed. */
export function looked(image: Rgb, look: Look, seed: number): Rgb {
  const { width, height } = image;
  switch (look) {
    case "grey":
      return eachPixel(image, null, (r, g, b) => {
        const luma = contrasted(lumaOf(r, g, b), 0.25);
        return [luma, luma, luma];
      });
    case "sepia":
      return eachPixel(image, null, (r, g, b) => {
        const luma = contrasted(lumaOf(r, g, b), 0.15);
        return withLuma(luma * 1.12 + 0.03, luma * 0.96 + 0.015, luma * 0.74, luma);
      });
    case "vintage":
      return eachPixel(image, null, (r, g, b, i) => {
        const [x, y] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5];
        const corner = 1 - 0.55 * clamp((x * x + y * y) * 1.6 - 0.18, 0, 1);
        const grain = (noiseAt(seed, i) - 0.5) * 0.035;
        const faded = saturated(r, g, b, -0.3);
        const lift: Colour = [0.09, 0.075, 0.085];
        const ceiling: Colour = [0.98, 0.945, 0.86];
        return eachOfThree(
          faded,
          (value, c) =>
            (lift[c] + (ceiling[c] - lift[c]) * contrasted(value, 0.2)) * corner + grain,
        );
      });
  }
}
