import type { SkinTone } from "#wire/values.ts";
import { eachOfThree } from "../image/triple.ts";
import type { Gender } from "./body-types.ts";
import { type Linear, linear } from "./colours.ts";
import type { Dice } from "./dice.ts";
import type { Macro } from "./macro.ts";

export interface FaceChoice {
  origin: Macro["origin"];
  /** Targets by name; "*" stands for both sides. */
  targets: Record<string, number>;
  brow: string;
  browColour: Linear;
  iris: Linear;
}

/** How the three base faces are mixed, by skin tone: most of our customers' models are Vietnamese. */
const ORIGINS: Record<SkinTone, Macro["origin"]> = {
  fair: { asian: 0.84, caucasian: 0.16, african: 0 },
  light: { asian: 0.92, caucasian: 0.08, african: 0 },
  medium: { asian: 0.9, caucasian: 0.08, african: 0.02 },
  tan: { asian: 0.78, caucasian: 0.1, african: 0.12 },
  brown: { asian: 0.3, caucasian: 0.15, african: 0.55 },
  deep: { asian: 0.1, caucasian: 0.08, african: 0.82 },
};

/** How a face looks at the viewer. */
export const MOODS = {
  neutral: {
    "expression/units/asian/mouth-corner-puller": 0.12,
    "mouth/mouth-angles-up": 0.2,
  },
  smile: {
    "expression/units/asian/mouth-corner-puller": 0.4,
    "mouth/mouth-angles-up": 0.3,
  },
} as const;

/** Open eyes, and brows that do not frown. */
const OPEN = {
  "eyebrows/eyebrows-angle-up": 0.9,
  "eyebrows/eyebrows-trans-vert-more": 0.4,
};

/** What softens a face on top: women's more. */
const SOFTER: Record<Gender, Readonly<Record<string, number>>> = {
  female: {
    "chin/chin-triangle": 0.35,
    "chin/chin-width-min": 0.25,
    "head/head-oval": 0.3,
    "eyes/*-eye-size-big": 0.45,
    "mouth/mouth-upperlip-volume-inflate": 0.1,
    "nose/nose-scale-horiz-decr": 0.25,
    "head/head-scale-horiz-less": 0.3,
    "mouth/mouth-scale-horiz-decr": 0.2,
  },
  male: {
    "head/head-scale-horiz-less": 0.3,
    "head/head-oval": 0.2,
    "nose/nose-scale-horiz-decr": 0.3,
    "eyes/*-eye-size-big": 0.3,
    "mouth/mouth-scale-horiz-decr": 0.15,
  },
};

/** Features that vary from person to person: either end of a pair, up to a strength. */
const VARIED: readonly (readonly [less: string, more: string, strength: number])[] = [
  ["head/head-oval", "head/head-round", 0.6],
  ["head/head-scale-vert-less", "head/head-scale-vert-more", 0.25],
  ["chin/chin-width-min", "chin/chin-width-max", 0.45],
  ["chin/chin-height-min", "chin/chin-height-max", 0.35],
  ["nose/nose-width1-min", "nose/nose-width1-max", 0.35],
  ["nose/nose-point-width-less", "nose/nose-point-width-more", 0.4],
  ["nose/nose-scale-vert-decr", "nose/nose-scale-vert-incr", 0.3],
  ["mouth/mouth-scale-horiz-decr", "mouth/mouth-scale-horiz-incr", 0.35],
  ["mouth/mouth-lowerlip-volume-deflate", "mouth/mouth-lowerlip-volume-inflate", 0.4],
  ["cheek/*-cheek-bones-in", "cheek/*-cheek-bones-out", 0.4],
  ["cheek/*-cheek-volume-deflate", "cheek/*-cheek-volume-inflate", 0.35],
  ["eyes/*-eye-corner1-down", "eyes/*-eye-corner1-up", 0.3],
  ["eyes/*-eye-height2-min", "eyes/*-eye-height2-max", 0.25],
];

const BROWS: Record<Gender, readonly string[]> = {
  female: ["eyebrow001", "eyebrow008", "eyebrow004", "eyebrow001"],
  male: ["eyebrow008", "eyebrow012", "eyebrow004", "eyebrow004"],
};
const IRISES = ["#2c1a10", "#3a2315", "#4a2f1c"].map(linear);

export function chooseFace(dice: Dice, tone: SkinTone, gender: Gender, hair: Linear): FaceChoice {
  const targets: Record<string, number> = { ...OPEN, ...SOFTER[gender] };
  for (const [less, more, strength] of VARIED) {
    const throwOf = dice.between(-strength, strength);
    const name = throwOf < 0 ? less : more;
    targets[name] = (targets[name] ?? 0) + Math.abs(throwOf);
  }
  const shift = dice.between(-0.12, 0.12);
  const { asian, caucasian, african } = ORIGINS[tone];
  const moved = Math.min(asian, Math.max(-caucasian, shift));
  return {
    origin: { asian: asian - moved, caucasian: caucasian + moved, african },
    targets,
    brow: dice.one(BROWS[gender]),
    browColour: browOf(hair),
    iris: dice.one(IRISES),
  };
}

/** Brows are a little lighter than the hair, and never white. */
export const browOf = (hair: Linear): Linear =>
  eachOfThree(hair, (value) => Math.min(0.12, value * 1.3 + 0.012));

/** A face in a mood. */
export const inMood = (face: FaceChoice, mood: keyof typeof MOODS): FaceChoice => {
  const targets = { ...face.targets };
  for (const [name, weight] of Object.entries(MOODS[mood])) {
    targets[name] = (targets[name] ?? 0) + weight;
  }
  return { ...face, targets };
};
