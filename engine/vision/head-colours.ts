import { boxMean } from "../image/blur.ts";
import { median, newPlane, type Plane } from "../image/raster.ts";

/** Colours of pixels as a flat list [n × 3]. */
export function coloursOf(lab: Float32Array, pixels: readonly number[]): number[] {
  return pixels.flatMap((i) => [lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]]);
}

/** Distance of two pixels in L*a*b*. */
export const apartOf = (lab: Float32Array, a: number, b: number) =>
  Math.hypot(
    lab[a * 3] - lab[b * 3],
    lab[a * 3 + 1] - lab[b * 3 + 1],
    lab[a * 3 + 2] - lab[b * 3 + 2],
  );

/** A colour in L*a*b*. */
export type Tone = [number, number, number];

/** Median colour of pixels. */
export function toneOf(lab: Float32Array, pixels: readonly number[]): Tone {
  const channel = (c: number) => median(pixels.map((i) => lab[i * 3 + c]));
  return [channel(0), channel(1), channel(2)];
}

/**
 * Distance from the skin's colour, scaled by how much skin varies in light and hue; where skin is
 * smooth it may shine, which makes it lighter and paler.
 */
export function unlikeness(lab: Float32Array, i: number, tone: Tone, mayShine: boolean): number {
  const lighter = mayShine ? Math.max(0, lab[i * 3] - tone[0]) : 0;
  const pale = Math.max(0.3, 1 - lighter / 45);
  return Math.hypot(
    (lab[i * 3] - tone[0]) / (lighter > 0 ? 34 : 16),
    (lab[i * 3 + 1] - tone[1] * pale) / 6.5,
    (lab[i * 3 + 2] - tone[2] * pale) / 7.5,
  );
}

/** How much lightness varies about a pixel, in L*: strands do, skin does not. */
export function roughness(lab: Float32Array, width: number, height: number, radius: number): Plane {
  const light = newPlane(width, height);
  const square = newPlane(width, height);
  for (let i = 0; i < light.data.length; i++) {
    light.data[i] = lab[i * 3];
    square.data[i] = lab[i * 3] ** 2;
  }
  const reach = Math.max(1, radius / 18);
  const [mean, squares] = [boxMean(light, reach), boxMean(square, reach)];
  const data = mean.data.map((m, i) => Math.sqrt(Math.max(0, squares.data[i] - m * m)));
  return { data, width, height };
}
