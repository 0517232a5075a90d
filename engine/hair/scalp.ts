import { noiseAt } from "../image/noise.ts";
import { smoothstep } from "../image/raster.ts";
import { type Place, SKULL } from "./head.ts";
import { onSkull } from "./places.ts";
import type { Style } from "./styles.ts";

/** Where a hair grows out of the skin. */
export interface Root {
  place: Place;
  /** Direction away from the head. */
  out: Place;
  /** How thick hair grows here, 0 at the hairline to 1. */
  thick: number;
}

/** Roots on the whole sphere; about three in five lie where hair grows. */
export const ROOTS = 16_000;
/** Half the width of a mohican's crest at its base: a third of the head's width in all. */
export const CREST = 0.42;

/** Height of the lowest root by the angle from the front: forehead, temple, sideburn, ear, nape. */
const HAIRLINE: readonly (readonly [degrees: number, height: number])[] = [
  [0, 0.98],
  [22, 0.96],
  [36, 0.88],
  [50, 0.72],
  [62, 0.34],
  [74, -0.1],
  [82, -0.16],
  [92, 0.02],
  [106, 0.0],
  [122, -0.4],
  [180, -0.72],
];

/** Root number `k` of `ROOTS`, evenly spread (Fibonacci sphere); null where no hair grows. */
export function rootOf(k: number): Root | null {
  const up = 1 - (2 * (k + 0.5)) / ROOTS;
  const round = Math.sqrt(1 - up * up);
  const turn = k * 2.399963229728653;
  const out: Place = [round * Math.sin(turn), up, round * Math.cos(turn)];
  const place = onSkull(out);
  const thick = thickness(place);
  return thick > 0 && noiseAt(5, k) < 0.12 + 0.88 * thick ? { place, out, thick } : null;
}

/** Density of the hair at a place of the cranium, 0–1; it thins out towards the hairline. */
export function thickness(place: Place): number {
  const angle = Math.atan2(place[0], place[2] - SKULL.centre[2]);
  const degrees = Math.abs((angle * 180) / Math.PI);
  const uneven = 0.024 * Math.sin(angle * 13 + 1) + 0.016 * Math.sin(angle * 29 + 2);
  const above = place[1] - heightOf(degrees) - uneven;
  const soft = degrees < 88 ? 0.2 : 0.14;
  return smoothstep(0, soft, above);
}

function heightOf(degrees: number): number {
  for (let i = 1; i < HAIRLINE.length; i++) {
    const [from, high] = HAIRLINE[i - 1];
    const [to, low] = HAIRLINE[i];
    if (degrees <= to) return high + ((low - high) * (degrees - from)) / (to - from);
  }
  return -0.72;
}

/**
 * Length of the hair at a place of a clipped style, from 0 stubble to 1 full length. The sides
 * blend into the top, as in a barber's fade; the middle of the forehead belongs to the top.
 */
export function blendOf(style: Style, place: Place): number {
  const [x, y, z] = place;
  if (style.comb === "crest") return Math.abs(x) < CREST ? 1 : 0;
  if (!style.crop) return 1;
  if (style.crop.keepsBack && z < -0.4) return 1;
  const forehead = smoothstep(0.2, 0.5, z) * smoothstep(0.72, 0.42, Math.abs(x));
  return smoothstep(style.crop.below, style.crop.above, y + 0.4 * forehead);
}

/**
 * How strongly the skin is tinted in the hair's colour, 0–1: by roots, under longer hair and in a
 * parting, and by stubble, which thins out towards neck and temples.
 */
export function scalpCover(style: Style, place: Place): number {
  const thick = thickness(place);
  const clipped = style.crop?.length ?? 1;
  const low = smoothstep(-0.75, 0.75, place[1]);
  const stubble = (0.34 + 0.3 * low) * (clipped < 0.06 ? 0.7 : 1.15);
  const blend = blendOf(style, place);
  return thick * (stubble + (0.86 - stubble) * blend);
}
