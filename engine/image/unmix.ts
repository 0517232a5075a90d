import { grownColours } from "./grown.ts";
import { clamp, mix, type Plane, type Rgb, smoothstep } from "./raster.ts";

/**
 * Colours of what the matte (0–1) keeps, with the ground's share removed from the pixels on the
 * edge, so that no rim of the old ground comes along. Pixels of little coverage take the colour of
 * the inside next to them.
 */
export function unmixed(image: Rgb, matte: Plane): Rgb {
  const { width, height } = image;
  const ground = grownColours(
    image.data,
    matte.data.map((m) => (m < 0.02 ? 1 : 0)),
    width,
    height,
    4,
  );
  const inside = grownColours(
    image.data,
    matte.data.map((m) => (m > 0.98 ? 1 : 0)),
    width,
    height,
    2,
  );
  const data = new Uint8Array(image.data);
  for (let i = 0; i < matte.data.length; i++) {
    const share = matte.data[i];
    if (share <= 0.004 || share >= 0.98) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    // With little coverage a pixel's own colour is unreliable: the inside's is taken instead.
    const trust = smoothstep(0.3, 0.95, share);
    for (let c = 0; c < 3; c++) {
      const own = (image.data[i * 3 + c] - (1 - share) * ground(x, y, c)) / share;
      data[i * 3 + c] = Math.round(mix(inside(x, y, c), clamp(own, 0, 255), trust));
    }
  }
  return { data, width, height };
}
