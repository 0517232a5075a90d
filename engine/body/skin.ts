import type { SkinTone } from "#wire/values.ts";
import { blur } from "../image/blur.ts";
import { fromLinear } from "../image/colour.ts";
import { smoothNoise } from "../image/noise.ts";
import { mix, newPlane, type Plane, smoothstep } from "../image/raster.ts";
import { type Linear, linear } from "./colours.ts";
import { linearOf } from "./figure/shade.ts";
import type { Texture } from "./figure/texture.ts";

/** The six tones as they look in even light. */
export const TONES: Record<SkinTone, Linear> = {
  fair: linear("#e3bfa7"),
  light: linear("#d8ad8d"),
  medium: linear("#ca9975"),
  tan: linear("#ab7956"),
  brown: linear("#845640"),
  deep: linear("#593a2d"),
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
/** How much of its changes of hue is kept on the body; on the head most of it (lips, cheeks). */
const BODY_HUE = 0.35;
const HEAD_HUE = 0.85;
/** Where the lips are painted, and how much redder than what is round them they are. */
const LIPS = { left: 0.885, right: 0.94, top: 0.478, bottom: 0.562, from: 1.1, to: 1.5 };
/** The lips' colour over the skin's, by channel. */
const LIP = [0.83, 0.5, 0.54] as const;
/** How far blood and pigment change the skin from place to place, by channel: red the least. */
const MOTTLED = [0.03, 0.075, 0.085] as const;
/** Sides of the patches it changes over, as shares of the texture's. */
const PATCHES = [1 / 36, 1 / 90, 1 / 240, 1 / 460] as const;

/**
 * The texture in another tone: every texel's ratio to the skin around it is kept, the tone is
 * changed. Painted stubble on the scalp takes the colour of the hair.
 */
export function tonedSkin(source: Texture, tone: Linear, hair: Linear): Texture {
  const { width, height } = source;
  const size = width * height;
  const planes = [0, 1, 2].map((c) => {
    const plane = newPlane(width, height);
    for (let i = 0; i < size; i++) plane.data[i] = linearOf(source.data[i * 4 + c]);
    return plane;
  });
  const mean = planes.map((plane) => meanOf(plane));
  const stubble = stubbleOf(planes[1], mean[1]);
  // What is painted as hair must not darken the skin beside it.
  const bare = newPlane(width, height);
  for (let i = 0; i < size; i++) bare.data[i] = 1 - stubble.data[i] + 1e-3;
  const spread = (plane: Plane) => blur(plane, width / 18, 3).data;
  const bareAround = spread(bare);
  const around = planes.map((plane) =>
    spread({ ...plane, data: plane.data.map((value, i) => value * bare.data[i]) }).map(
      (value, i) => value / bareAround[i],
    ),
  );
  const data = new Uint8Array(size * 4);
  for (let i = 0; i < size; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const raw = (c: number) => planes[c].data[i] / mix(mean[c], around[c][i], EVENING);
    const ratio = (c: number) => Math.min(1.16, raw(c));
    const lightness = (ratio(0) + ratio(1) + ratio(2)) / 3;
    const hue = x / width > SCALP.left ? HEAD_HUE : BODY_HUE;
    const mottle = mottling(x, y, width);
    const isLip = mayBeLip(x / width, y / height);
    const lip = isLip ? smoothstep(LIPS.from, LIPS.to, raw(0) / raw(1)) : 0;
    for (let c = 0; c < 3; c++) {
      const plain = tone[c] * mix(lightness, ratio(c), hue) * (1 + mottle * MOTTLED[c]);
      const skin = mix(plain, tone[c] * LIP[c] * (0.4 + 0.6 * lightness), lip);
      data[i * 4 + c] = byteOf(mix(skin, hair[c] * 1.2, stubble.data[i] * 0.85));
    }
    data[i * 4 + 3] = 255;
  }
  return { data, width, height };
}

/** Whether the lips may lie there. */
const mayBeLip = (u: number, v: number) =>
  u > LIPS.left && u < LIPS.right && v > LIPS.top && v < LIPS.bottom;

/** Where a texel lies between paler (1) and redder (−1) skin. */
function mottling(x: number, y: number, width: number): number {
  let sum = 0;
  for (const [n, patch] of PATCHES.entries()) {
    const side = patch * width;
    sum += smoothNoise(61 + n, x / side, y / side) - 0.5;
  }
  return sum * 1.2;
}

/** How much of each texel is painted hair, 0–1: what is dark on the scalp. */
function stubbleOf(green: Plane, mean: number): Plane {
  const { width, height } = green;
  const stubble = newPlane(width, height);
  for (let i = 0; i < stubble.data.length; i++) {
    const scalp = scalpShare((i % width) / width, Math.floor(i / width) / height);
    if (scalp > 0) stubble.data[i] = scalp * smoothstep(0.82, 0.4, green.data[i] / mean);
  }
  return stubble;
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
      sum += data[y * width + x];
      count++;
    }
  }
  return sum / count;
}

const encoded = (c: number) => Math.round(255 * fromLinear(c));

/** The least linear light that is each byte; a power for each of a texture's millions is slow. */
const LEAST_OF = Float64Array.from({ length: 257 }, (_, byte) => {
  if (byte === 256) return Number.POSITIVE_INFINITY;
  let [low, high] = [0, 1];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return encoded(low) >= byte ? low : high;
    if (encoded(middle) >= byte) high = middle;
    else low = middle;
  }
});
const STEPS = 4096;
const BYTE_AT = Uint8Array.from({ length: STEPS + 1 }, (_, i) => encoded(i / STEPS));

/** Linear light to an sRGB byte. */
export const byteOf = (value: number) => {
  const c = Math.min(1, Math.max(0, value));
  let byte = BYTE_AT[Math.floor(c * STEPS)];
  while (c >= LEAST_OF[byte + 1]) byte++;
  return byte;
};
