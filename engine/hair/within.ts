import { blur } from "../image/blur.ts";
import { mix, type Plane, type Rgb, smoothstep } from "../image/raster.ts";

/** Width over which a change fades out inside the painted border, as a share of the long side. */
const FADE = 1 / 400;

/**
 * `changed` inside what was painted (0–1, the picture's size), `picture` outside it, byte for byte;
 * the border fades inwards. Null when nothing has changed where it was painted.
 */
export function within(picture: Rgb, changed: Rgb, painted: Plane): Rgb | null {
  const { width, height } = picture;
  const near = blur(painted, Math.max(1, Math.max(width, height) * FADE), 2);
  const data = new Uint8Array(picture.data);
  let isChanged = false;
  for (let i = 0; i < painted.data.length; i++) {
    const share = Math.min(painted.data[i], smoothstep(0.5, 0.95, near.data[i]));
    if (share < 0.004) continue;
    for (let at = i * 3; at < i * 3 + 3; at++) {
      data[at] = Math.round(mix(picture.data[at], changed.data[at], share));
      isChanged ||= data[at] !== picture.data[at];
    }
  }
  return isChanged ? { data, width, height } : null;
}
