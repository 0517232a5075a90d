import { blur } from "../image/blur.ts";
import { luma } from "../image/lab.ts";
import { clamp, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { resizePlane } from "../image/resample.ts";
import { eachOfThree } from "../image/triple.ts";
import { eachPixel } from "./tones.ts";

/** Long side the light is computed at: it is smooth. */
const LIGHT_SIDE = 640;
/** Towards the key light, x right, y down, z to the viewer. */
const KEY = { x: -0.58, y: -0.44, z: 0.68 };
const WARM = [1.1, 0.99, 0.84] as const;

/**
 * A warm key light from the upper left: the matte is blown up to a round form, its slopes catch the
 * light or lie in shade, the ground falls off. The mean lightness of the subject is kept, so that
 * pale pictures are not washed out.
 */
export function relit(image: Rgb, matte: Plane, amount: number): Rgb {
  const { width, height } = image;
  const light = lightOf(image, matte);
  const key = resizePlane(light.key, width, height);
  const ground = resizePlane(light.ground, width, height);
  const force = Math.min(1.3, amount);
  return eachPixel(image, null, (r, g, b, i) => {
    const share = matte.data[i];
    // A white ground stays white: a wall that falls off into grey looks dirty. White cloth keeps
    // most of its white, and what is yellow already (skin) takes less of the warm light.
    const white = whiteness(r, g, b);
    const lit = mix(
      mix(ground.data[i], Math.max(1, ground.data[i]), white),
      mix(key.data[i], Math.max(0.94, key.data[i]), 0.6 * white),
      share,
    );
    const warm = mix(
      smoothstep(0.75, 1.25, ground.data[i]) * 0.8 * (1 - white),
      smoothstep(0.7, 1.25, key.data[i]) * (1 - 0.75 * white) * (1 - 0.55 * yellowness(r, b)),
      share,
    );
    return eachOfThree([r, g, b], (value, c) => {
      const gain = mix(1, lit * mix(1, WARM[c], warm), force);
      return mix(
        shoulder(value * gain),
        Math.max(value, shoulder(value * gain)),
        white * (1 - share),
      );
    });
  });
}

/** How white a colour is, 0–1: light and without hue. */
function whiteness(r: number, g: number, b: number): number {
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  return smoothstep(0.68, 0.88, low) * smoothstep(0.16, 0.06, high - low);
}

/** How yellow or tan a colour is, 0–1. */
const yellowness = (r: number, b: number) => smoothstep(0.12, 0.4, (r - b) / Math.max(0.05, r));

/** Straight up to four fifths, then bent so that nothing is cut off at white. */
function shoulder(value: number): number {
  if (value <= 0.8) return value;
  const over = value - 0.8;
  return 0.8 + (0.2 * over) / (over + 0.2) / 0.98;
}

function lightOf(image: Rgb, matte: Plane): { key: Plane; ground: Plane } {
  const shrink = Math.min(1, LIGHT_SIDE / Math.max(image.width, image.height));
  const [w, h] = [Math.round(image.width * shrink), Math.round(image.height * shrink)];
  const mask = resizePlane(matte, w, h);
  const own = resizePlane(luma(image), w, h);
  const size = Math.max(w, h);
  const inflated = blur(mask, size / 22, 3);
  const relief = blur(own, size / 160, 2);
  const form = newPlane(w, h);
  for (let i = 0; i < form.data.length; i++) {
    form.data[i] =
      Math.sqrt(Math.max(0, inflated.data[i])) * size * 0.14 + relief.data[i] * size * 0.014;
  }
  const key = newPlane(w, h);
  const ground = newPlane(w, h);
  let sum = 0;
  let count = 0;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const dx =
        (form.data[y * w + Math.min(w - 1, x + 2)] - form.data[y * w + Math.max(0, x - 2)]) / 4;
      const dy =
        (form.data[Math.min(h - 1, y + 2) * w + x] - form.data[Math.max(0, y - 2) * w + x]) / 4;
      const facing = (-dx * KEY.x - dy * KEY.y + KEY.z) / Math.hypot(dx, dy, 1);
      key.data[i] = 0.55 + 0.72 * Math.max(0, facing) + 0.1 * (0.5 - x / w);
      const away = Math.hypot(x / w - 0.22, (y / h - 0.2) * 0.8);
      ground.data[i] = clamp(1.12 - 0.36 * away, 0.6, 1.15);
      sum += key.data[i] * mask.data[i];
      count += mask.data[i];
    }
  }
  const mean = count > 0 ? sum / count : 1;
  return { key: blur({ ...key, data: key.data.map((v) => (v / mean) * 1.03) }, 2, 2), ground };
}
