import { labOf, rgbOf } from "./colour.ts";
import { clamp, median, mix, type Plane, type Rgb } from "./raster.ts";

/** How a region takes another colour. */
export interface RecolourOptions {
  /** Share of a pixel's own difference in hue from the region's median that is kept, 0–1. */
  keepHue: number;
  /** Least and greatest factor on the differences in lightness within the region. */
  contrast: readonly [number, number];
}

/**
 * Gives a region another colour (sRGB bytes), computed in L*a*b*: its median becomes the colour,
 * folds and strands keep their differences in lightness, and the colour fades in highlights and
 * shadows as that of a real dye does. `mask` is 0–1; pixels where it is 0 keep their bytes.
 */
export function recolour(
  image: Rgb,
  mask: Plane,
  colour: readonly [number, number, number],
  { keepHue, contrast }: RecolourOptions,
): Rgb {
  const middle = middleOf(image, mask);
  const out = new Uint8Array(image.data);
  if (!middle) return { ...image, data: out };
  const [light, red, yellow] = labOf(...colour);
  // The eye judges a difference relative to the lightness, so dark cloth made light needs larger
  // ones.
  const gain = clamp((light + 16) / (middle.light + 16), ...contrast);
  for (let i = 0; i < mask.data.length; i++) {
    const share = mask.data[i];
    if (share <= 0.004) continue;
    const at = i * 3;
    const [l, a, b] = labOf(image.data[at], image.data[at + 1], image.data[at + 2]);
    const step = (l - middle.light) * gain;
    const made = clamp(
      light + (step > 0 ? rising(step, 98 - light) : -eased(-step, light * 0.75)),
      2,
      99,
    );
    const fade = clamp(made < light ? made / (light + 1e-6) : (104 - made) / (104 - light), 0.2, 1);
    const rgb = rgbOf(
      made,
      red * fade + (a - middle.red) * keepHue,
      yellow * fade + (b - middle.yellow) * keepHue,
    );
    for (let c = 0; c < 3; c++) out[at + c] = Math.round(mix(image.data[at + c], rgb[c], share));
  }
  return { ...image, data: out };
}

/** Median colour (L*a*b*) of the pixels the mask is sure of; null when there are none. */
export function middleOf(image: Rgb, mask: Plane) {
  const values: [number[], number[], number[]] = [[], [], []];
  const every = Math.max(1, Math.floor(mask.data.length / 400_000));
  for (let i = 0; i < mask.data.length; i += every) {
    if (mask.data[i] < 0.8) continue;
    const at = i * 3;
    labOf(image.data[at], image.data[at + 1], image.data[at + 2]).forEach((value, c) => {
      values[c].push(value);
    });
  }
  if (values[0].length < 40) return null;
  return { light: median(values[0]), red: median(values[1]), yellow: median(values[2]) };
}

/** `step` compressed so that it approaches the limit `room` instead of being cut off at it. */
const eased = (step: number, room: number) => (room * step) / (room + step + 1e-6);
/** As `eased`, but a step of up to half of `room` stays as it is. */
const rising = (step: number, room: number) =>
  Math.max(eased(step, room), Math.min(step, room * 0.5));
