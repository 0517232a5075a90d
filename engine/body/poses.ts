import type { BoneTurn, Pose } from "./figure/skeleton.ts";

export const POSES = ["front", "relaxed", "walking"] as const;
export type PoseName = (typeof POSES)[number];

/** The same turn on both sides, mirrored: turns out of the sagittal plane change their sign. */
const both = (bones: Record<string, readonly BoneTurn[]>): Pose => {
  const pose: Record<string, readonly BoneTurn[]> = {};
  for (const [bone, turns] of Object.entries(bones)) {
    pose[`${bone}.L`] = turns;
    pose[`${bone}.R`] = turns.map(mirrored);
  }
  return pose;
};
const mirrored = ([about, angle]: BoneTurn): BoneTurn => [about, about === "x" ? angle : -angle];

/** Adds turns to those of another pose. */
const plus = (pose: Pose, more: Pose): Pose => {
  const result = { ...pose };
  for (const [bone, turns] of Object.entries(more)) {
    result[bone] = [...(result[bone] ?? []), ...turns];
  }
  return result;
};

/** Fingers slightly bent, more towards the little one; the thumb lies beside them. */
const HANDS: Pose = both({
  ...Object.fromEntries(
    [2, 3, 4, 5].flatMap((finger) => [
      [`finger${finger}-1`, [["curl", 0.04 + finger * 0.03]]],
      [`finger${finger}-2`, [["curl", 0.1 + finger * 0.03]]],
      [`finger${finger}-3`, [["curl", 0.08 + finger * 0.02]]],
    ]),
  ),
  "finger1-2": [["curl", 0.05]],
  "finger1-3": [["curl", 0.15]],
});

/** From the base mesh's open arms to arms beside the body, palms towards the thighs. */
const ARMS: Pose = both({
  clavicle: [["z", -0.18]],
  upperarm01: [["z", -0.37]],
  lowerarm01: [
    ["along", 0.08],
    ["z", -0.12],
  ],
  lowerarm02: [["along", 0.02]],
});

const LEGS: Pose = both({
  upperleg01: [["z", -0.085]],
  foot: [["z", 0.05]],
});

const STANDING = plus(plus(HANDS, ARMS), LEGS);

/** Standing poses, all facing the viewer. */
export const POSE_TURNS: Record<PoseName, Pose> = {
  front: STANDING,
  relaxed: plus(STANDING, {
    root: [["z", -0.035]],
    spine03: [["z", 0.05]],
    neck01: [["z", 0.02]],
    head: [
      ["z", 0.05],
      ["y", 0.06],
    ],
    "upperleg01.L": [
      ["x", -0.2],
      ["y", 0.12],
      ["z", 0.02],
    ],
    "lowerleg01.L": [["x", 0.34]],
    "foot.L": [["x", -0.13]],
    "upperleg01.R": [["z", -0.035]],
    "foot.R": [["z", 0.03]],
    "lowerarm01.L": [["x", -0.26]],
    "lowerarm01.R": [["x", -0.16]],
  }),
  walking: plus(STANDING, {
    "upperleg01.L": [["x", -0.36]],
    "lowerleg01.L": [["x", 0.2]],
    "foot.L": [["x", 0.06]],
    "upperleg01.R": [["x", 0.2]],
    "lowerleg01.R": [["x", 0.26]],
    "foot.R": [["x", -0.16]],
    root: [["y", -0.08]],
    spine02: [["y", 0.14]],
    neck01: [["y", -0.06]],
    "upperarm01.L": [["x", 0.24]],
    "upperarm01.R": [["x", -0.2]],
    "lowerarm01.L": [["x", -0.16]],
    "lowerarm01.R": [["x", -0.18]],
  }),
};
