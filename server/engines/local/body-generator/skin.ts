import type { SkinTone } from "#wire/values.ts";
import { linearOf } from "../figure/shade.ts";
import type { Texture } from "../figure/texture.ts";
import { blur } from "../image/blur.ts";
import { mix, newPlane, type Plane, smoothstep } from "../image/raster.ts";
import { type Linear, linear } from "./colours.ts";

/** The six tones as they look in even light. */
export const TONES: Record<SkinTone, Linear> = {
  fair: linear("#f2d5c4"),
  light: linear("#e5bfa4"),
  medium: linear("#d1a17f"),
  tan: linear("#b27f5c"),
  brown: linear("#86573c"),
  deep: linear("#523428"),
};

/** Which of the CC0 skins a tone is made from: the nearest in colour. */
export const skinFile = (tone: SkinTone, gender: "female" | "male", age: number) => {
  const years = age < 40 ? "young" : age < 62 ? "middleage" : "old";
  const origin = tone === "deep" || tone === "brown" ? "african" : "asian";
  return `mh-skin-${years}_${origin}_${gender}.png`;
};

/** Where the body's plain skin lies in the texture, as shares of its sides. */
const TORSO = { left: 0.2, right: 0.55, top: 0.12, bottom: 0.42 };
/** Where the shaved scalp is painted. */
const SCALP = { left: 0.635, right: 0.8, top: 0.17, bottom: 0.86 };
/** How much of the painted unevenness over large areas (red knees, dark legs) is taken out. */
const EVENING = 0.85;

/**
 * The texture in another tone: every texel's ratio to the skin around it is kept, the tone is
 * changed. Painted stubble on the scalp takes the colour of the hair.
 */
export function tonedSkin(source: Texture, tone: Linear, hair: Linear): Texture {
  const { width, height } = source;
  const size = width * height;
  const planes = [0, 1, 2].map((c) => {
    const plane = newPlane(width, height);
    for (let i = 0; i < size; i++) plane.data[i] = linearOf(source.data[i * 4 + c]!);
    return plane;
  });
  const around = planes.map((plane) => blur(plane, width / 18, 3));
  const mean = planes.map((plane) => meanOf(plane));
  const data = new Uint8Array(size * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const scalp = scalpShare(x / width, y / height);
      const light = planes[1]!.data[i]! / mean[1]!;
      const stubble = scalp * smoothstep(0.78, 0.36, light);
      for (let c = 0; c < 3; c++) {
        const evening = EVENING * (1 - scalp * 0.5);
        const base = mean[c]! + (around[c]!.data[i]! - mean[c]!) * evening;
        const skin = tone[c]! * Math.min(1.4, planes[c]!.data[i]! / base);
        data[i * 4 + c] = byteOf(mix(skin, hair[c]! * 1.2, stubble * 0.85));
      }
      data[i * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}

/** 1 on the scalp, falling to 0 over a soft border. */
const scalpShare = (u: number, v: number) =>
  smoothstep(SCALP.left - 0.02, SCALP.left, u) *
  smoothstep(SCALP.right + 0.02, SCALP.right - 0.03, u) *
  smoothstep(SCALP.top - 0.02, SCALP.top, v) *
  smoothstep(SCALP.bottom + 0.02, SCALP.bottom, v);

function meanOf({ data, width, height }: Plane): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(TORSO.top * height); y < TORSO.bottom * height; y++) {
    for (let x = Math.floor(TORSO.left * width); x < TORSO.right * width; x++) {
      sum += data[y * width + x]!;
      count++;
    }
  }
  return sum / count;
}

/** Linear light to an sRGB byte. */
export const byteOf = (value: number) => {
  const c = Math.min(1, Math.max(0, value));
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
};
