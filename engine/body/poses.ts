import type { Dice } from "./dice.ts";
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

/** How far the fingers from the index on come together: outwards when positive. */
const CLOSED = [-0.09, -0.02, 0.06, 0.14] as const;

/** Fingers slightly bent, more towards the little one; the thumb lies beside them. */
const HANDS: Pose = both({
  ...Object.fromEntries(
    [2, 3, 4, 5].flatMap((finger) => [
      [
        `finger${finger}-1`,
        [
          ["spread", CLOSED[finger - 2]],
          ["curl", 0.06 + finger * 0.04],
        ],
      ],
      [`finger${finger}-2`, [["curl", 0.12 + finger * 0.025]]],
      [`finger${finger}-3`, [["curl", 0.1 + finger * 0.02]]],
    ]),
  ),
  "finger1-1": [
    ["spread", -0.8],
    ["curl", 0.05],
  ],
  "finger1-2": [["curl", 0.1]],
  "finger1-3": [["curl", 0.2]],
});

/** From the base mesh's open arms to arms beside the body, palms towards the thighs. */
const ARMS: Pose = both({
  clavicle: [["z", -0.25]],
  upperarm01: [["z", -0.32]],
  lowerarm01: [
    ["along", 0.08],
    ["z", -0.12],
  ],
  lowerarm02: [["along", 0.15]],
});

const LEGS: Pose = both({
  upperleg01: [["z", -0.085]],
  foot: [["z", 0.05]],
});

const STANDING = plus(plus(HANDS, ARMS), LEGS);

/** Standing poses, all facing the viewer: of each there are ways, between which chance decides. */
const WAYS: Record<PoseName, readonly Pose[]> = {
  front: [
    STANDING,
    plus(STANDING, {
      spine02: [["y", 0.07]],
      "upperleg01.L": [
        ["z", 0.05],
        ["y", 0.14],
      ],
      "lowerarm01.L": [["x", -0.2]],
      "lowerarm01.R": [["x", -0.08]],
    }),
  ],
  relaxed: [
    plus(STANDING, {
      root: [["z", -0.045]],
      spine03: [["z", 0.065]],
      neck01: [["z", 0.02]],
      head: [
        ["z", 0.05],
        ["y", 0.06],
      ],
      "upperleg01.L": [
        ["x", -0.2],
        ["y", 0.16],
        ["z", 0.03],
      ],
      "lowerleg01.L": [["x", 0.34]],
      "foot.L": [["x", -0.13]],
      "upperleg01.R": [["z", -0.035]],
      "foot.R": [["z", 0.03]],
      "lowerarm01.L": [["x", -0.26]],
      "lowerarm01.R": [["x", -0.16]],
    }),
    plus(STANDING, {
      root: [
        ["z", 0.03],
        ["y", 0.12],
      ],
      spine02: [["y", -0.06]],
      spine03: [["z", -0.05]],
      head: [
        ["y", -0.09],
        ["z", -0.03],
      ],
      "upperleg01.R": [
        ["x", -0.14],
        ["y", -0.12],
      ],
      "lowerleg01.R": [["x", 0.2]],
      "foot.R": [["x", -0.06]],
      "upperarm01.R": [["x", 0.1]],
      "lowerarm01.R": [["x", -0.3]],
      "lowerarm01.L": [["x", -0.12]],
    }),
  ],
  walking: [
    plus(STANDING, {
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
  ],
};

/** The same pose seen in a mirror. */
function inMirror(pose: Pose): Pose {
  const other = (bone: string) =>
    bone.replace(/\.([LR])$/, (_, side) => (side === "L" ? ".R" : ".L"));
  return Object.fromEntries(
    Object.entries(pose).map(([bone, turns]) => [other(bone), turns.map(mirrored)]),
  );
}

/** One way of a pose, or the same in a mirror. */
export function wayOf(name: PoseName, way: number, isMirrored: boolean): Pose {
  const pose = WAYS[name][way];
  return isMirrored ? inMirror(pose) : pose;
}

/** A pose as one person takes it: one of its ways, on either leg, nobody quite straight. */
export function poseOf(dice: Dice, name: PoseName): Pose {
  const way = Math.floor(dice.next() * WAYS[name].length);
  return unevenly(dice, wayOf(name, way, dice.next() >= 0.5));
}

/** A pose with small turns of one's own. */
export function unevenly(dice: Dice, pose: Pose): Pose {
  return plus(pose, {
    head: [
      ["y", dice.between(-0.05, 0.05)],
      ["z", dice.between(-0.03, 0.03)],
      ["x", dice.between(-0.02, 0.04)],
    ],
    spine03: [["z", dice.between(-0.015, 0.015)]],
    "lowerarm01.L": [["x", dice.between(-0.1, 0)]],
    "lowerarm01.R": [["x", dice.between(-0.1, 0)]],
    "wrist.L": [["z", dice.between(-0.06, 0.06)]],
    "wrist.R": [["z", dice.between(-0.06, 0.06)]],
  });
}
