import type { BodyType } from "#wire/values.ts";
import type { Macro } from "./macro.ts";

export type Gender = "female" | "male";

/** What a body type is like before its height and weight are fitted. */
export interface Build {
  muscle: Macro["muscle"];
  proportions: Macro["proportions"];
  cup: Macro["cup"];
  /** Further targets, by name (see pairs in targets.ts for those of two sides). */
  more: Readonly<Record<string, number>>;
}

const build = (
  muscle: number,
  proportions: number,
  cup: number,
  more: Record<string, number> = {},
): Build => ({ muscle, proportions, cup, more });

/** Narrower shoulders and finer limbs than the base mesh has. */
const SLENDER = {
  "measure/measure-shoulder-decrease": 0.8,
  "armslegs/*-upperarm-shoulder-muscle-decr": 0.8,
  "armslegs/*-upperarm-skinny": 0.45,
  "armslegs/*-lowerarm-skinny": 0.35,
  "armslegs/*-upperleg-skinny": 0.4,
  "armslegs/*-hand-scale-decr": 0.25,
  "armslegs/*-hand-fingers-distance-decr": 0.8,
  "torso/torso-scale-depth-incr": 0.3,
  "measure/measure-neckcirc-decrease": 0.35,
  "measure/measure-waist-decrease": 0.25,
};

/** Finer arms, hands and necks than the base mesh has. */
const TRIM = {
  "armslegs/*-upperarm-skinny": 0.3,
  "armslegs/*-hand-scale-decr": 0.2,
  "armslegs/*-hand-fingers-distance-decr": 0.8,
  "measure/measure-neckcirc-decrease": 0.5,
};

export const BUILDS: Record<Gender, Record<BodyType, Build>> = {
  female: {
    slim: build(0.4, 0.85, 0.42, { ...SLENDER, "hip/hip-scale-horiz-decr": 0.15 }),
    average: build(0.42, 0.75, 0.5, SLENDER),
    athletic: build(0.72, 0.9, 0.42, {
      ...SLENDER,
      "measure/measure-shoulder-decrease": 0.2,
      "stomach/stomach-tone-incr": 0.5,
    }),
    muscular: build(1, 0.9, 0.45, {
      "armslegs/*-upperarm-shoulder-muscle-decr": 0.3,
      "stomach/stomach-tone-incr": 0.8,
    }),
    full: build(0.42, 0.6, 0.62, {
      ...SLENDER,
      "stomach/stomach-tone-decr": 0.5,
      "measure/measure-waist-decrease": 0,
      "armslegs/*-upperarm-skinny": 0,
      "head/head-fat": 0.2,
    }),
    curvy: build(0.45, 0.8, 0.74, {
      ...SLENDER,
      "hip/hip-scale-horiz-incr": 0.45,
      "measure/measure-hips-increase": 0.3,
      "measure/measure-waist-decrease": 0.7,
      "buttocks/buttocks-volume-incr": 0.5,
    }),
  },
  male: {
    slim: build(0.42, 0.8, 0.5, {
      ...TRIM,
      "armslegs/*-upperarm-shoulder-muscle-decr": 1,
      "measure/measure-shoulder-decrease": 0.35,
      "measure/measure-waist-decrease": 0.2,
    }),
    average: build(0.5, 0.7, 0.5, {
      ...TRIM,
      "armslegs/*-upperarm-shoulder-muscle-decr": 0.9,
      "measure/measure-shoulder-decrease": 0.25,
    }),
    athletic: build(0.7, 0.9, 0.5, {
      ...TRIM,
      "torso/torso-vshape-more": 0.3,
      "armslegs/*-upperarm-shoulder-muscle-decr": 1,
      "measure/measure-shoulder-decrease": 0.6,
    }),
    muscular: build(0.9, 0.9, 0.5, {
      "torso/torso-vshape-more": 0.4,
      "armslegs/*-upperarm-shoulder-muscle-decr": 0.8,
      "measure/measure-shoulder-decrease": 0.3,
      "torso/torso-muscle-pectoral-incr": 0.3,
    }),
    full: build(0.48, 0.55, 0.5, {
      "stomach/stomach-tone-decr": 0.6,
      "armslegs/*-upperarm-shoulder-muscle-decr": 0.9,
      "measure/measure-shoulder-decrease": 0.3,
      "head/head-fat": 0.2,
    }),
    curvy: build(0.5, 0.65, 0.5, {
      "hip/hip-scale-horiz-incr": 0.35,
      "buttocks/buttocks-volume-incr": 0.3,
      "armslegs/*-upperarm-shoulder-muscle-decr": 0.9,
      "measure/measure-shoulder-decrease": 0.3,
      "stomach/stomach-tone-decr": 0.3,
    }),
  },
};
