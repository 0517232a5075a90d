import { grownColours } from "./grown.ts";
import { clamp, mix, type Plane, type Rgb, smoothstep } from "./raster.ts";

/**
 * The colours of what the matte keeps, with the ground un-mixed from the pixels both share, so that
 * no rim of the old ground is carried along. Thin pixels take the colour that lies inside them.
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
  const data = Uint8Array.from(image.data);
  for (let i = 0; i < matte.data.length; i++) {
    const share = matte.data[i];
    if (share <= 0.004 || share >= 0.98) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    // Where little of it is seen its own colour can hardly be told: the inside speaks instead.
    const trust = smoothstep(0.3, 0.95, share);
    for (let c = 0; c < 3; c++) {
      const own = (image.data[i * 3 + c] - (1 - share) * ground(x, y, c)) / share;
      data[i * 3 + c] = Math.round(mix(inside(x, y, c), clamp(own, 0, 255), trust));
    }
  }
  return { data, width, height };
}
