import type { Shape } from "./figure/morph.ts";
import { withTargets } from "./targets.ts";

/** Where weight settles once the base figure's own range is used up, and where it is lost. */
const FULLER = {
  "armslegs/*-upperarm-fat": 0.7,
  "armslegs/*-lowerarm-fat": 0.4,
  "armslegs/*-upperleg-fat": 0.8,
  "armslegs/*-lowerleg-fat": 0.5,
  "stomach/stomach-tone-decr": 0.6,
  "stomach/stomach-pregnant-incr": 0.28,
  "hip/hip-scale-horiz-incr": 0.6,
  "hip/hip-scale-depth-incr": 0.7,
  "torso/torso-scale-depth-incr": 0.7,
  "torso/torso-scale-horiz-incr": 0.5,
  "measure/measure-waist-increase": 0.8,
  "buttocks/buttocks-volume-incr": 0.5,
  "neck/neck-double-more": 0.5,
  "head/head-fat": 0.5,
};
const LEANER = {
  "armslegs/*-upperarm-skinny": 0.6,
  "armslegs/*-lowerarm-skinny": 0.4,
  "armslegs/*-upperleg-skinny": 0.6,
  "armslegs/*-lowerleg-skinny": 0.5,
  "hip/hip-scale-depth-decr": 0.4,
  "torso/torso-scale-depth-decr": 0.5,
  "measure/measure-waist-decrease": 0.5,
  "head/head-skinny": 0.15,
};

/** The range of a girth; see girthOf. */
export const GIRTH = { least: -2, most: 3 };

export interface Girth {
  /** MakeHuman's own weight setting. */
  weight: number;
  /** Adds the targets that lie beyond it. */
  beyond(shape: Shape): Shape;
  /** What depth and breadth are multiplied with, when all else is used up. */
  stretch: number;
}

/**
 * One number from thin to heavy: 0–1 is the base figure's weight; up to 2 and down to −1 further
 * targets are added; beyond, depth and breadth are stretched, so that any weight in reach of a
 * person's proportions can be met.
 */
export function girthOf(value: number): Girth {
  const more = Math.min(1, Math.max(0, value - 1));
  const less = Math.min(1, Math.max(0, -value));
  return {
    weight: Math.min(1, Math.max(0, value)) + more * 0.35,
    beyond: (shape) => withTargets(withTargets(shape, FULLER, more), LEANER, less),
    stretch: 1 + 0.3 * Math.max(0, value - 2) - 0.22 * Math.max(0, -value - 1),
  };
}
