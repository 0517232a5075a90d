import { blur, guidedFilter } from "../image/blur.ts";
import { luma } from "../image/lab.ts";
import { clamp, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { eachPixel, withLuma } from "./tones.ts";

const longSide = ({ width, height }: Rgb) => Math.max(width, height);

/** Unsharp mask on lightness; steps are kept within reach so that no bright rims appear. */
export function sharpened(image: Rgb, amount: number): Rgb {
  const own = luma(image);
  const soft = blur(own, Math.max(1, longSide(image) / 900), 2);
  return eachPixel(image, null, (r, g, b, i) => {
    const step = own.data[i] - soft.data[i];
    // Steps as small as noise stay; large ones are edges already sharp.
    const worth = smoothstep(0.004, 0.02, Math.abs(step));
    const more = clamp(step * 1.1 * amount * worth, -0.12, 0.12);
    return withLuma(r, g, b, clamp(own.data[i] + more, 0, 1));
  });
}

/** Everything a little out of focus. */
export function softened(image: Rgb, amount: number): Rgb {
  const channels = channelsOf(image).map((c) =>
    blur(c, Math.max(1, (longSide(image) / 260) * amount), 2),
  );
  return joined(image, channels);
}

/** Grain taken out, edges kept: lightness gently, colour more. */
export function denoised(image: Rgb, amount: number): Rgb {
  const guide = luma(image);
  const radius = Math.max(2, longSide(image) / 400);
  const channels = channelsOf(image).map((c) => guidedFilter(guide, c, radius, 0.0012 * amount));
  return joined(image, channels);
}

export function channelsOf(image: Rgb): Plane[] {
  return [0, 1, 2].map((c) => {
    const plane = newPlane(image.width, image.height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = image.data[i * 3 + c] / 255;
    return plane;
  });
}

function joined(image: Rgb, channels: readonly Plane[]): Rgb {
  const data = new Uint8Array(image.data.length);
  for (let i = 0; i < data.length; i++) {
    data[i] = Math.round(clamp(channels[i % 3].data[Math.floor(i / 3)], 0, 1) * 255);
  }
  return { ...image, data };
}
