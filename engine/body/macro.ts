import type { Shape } from "./figure/morph.ts";

/** MakeHuman's macro settings: what a body is like as a whole. */
export interface Macro {
  /** 0 female – 1 male. */
  male: number;
  /** Years, 12–90. */
  age: number;
  /** 0–1, 0.5 average; beyond the ends the last step is carried on. */
  muscle: number;
  weight: number;
  height: number;
  /** 0 uncommon – 1 ideal proportions. */
  proportions: number;
  /** Bust, 0–1; women only. */
  cup: number;
  /** Shares of the three base faces; their sum is 1. */
  origin: { asian: number; caucasian: number; african: number };
}

type Share = readonly [name: string, share: number];

const YOUNG = 25;
const CHILD = 12;
const OLD = 90;

const three = (value: number, name: string): Share[] => [
  [`min${name}`, Math.max(0, 1 - value * 2)],
  [`average${name}`, value > 0.5 ? 2 - 2 * value : Math.min(1, value * 2)],
  [`max${name}`, Math.max(0, value * 2 - 1)],
];

function agesOf(age: number): Share[] {
  if (age >= YOUNG) {
    const old = (age - YOUNG) / (OLD - YOUNG);
    return [
      ["young", 1 - old],
      ["old", old],
    ];
  }
  const child = (YOUNG - age) / (YOUNG - CHILD);
  return [
    ["child", child],
    ["young", 1 - child],
  ];
}

/** The targets a macro setting stands for: each blend of its ends is one target (MakeHuman's scheme). */
export function macroShape(macro: Macro): Shape {
  const shape = new Map<string, number>();
  const add = (name: string, weight: number) => {
    if (Math.abs(weight) > 1e-4) shape.set(name, (shape.get(name) ?? 0) + weight);
  };
  const genders: Share[] = [
    ["female", 1 - macro.male],
    ["male", macro.male],
  ];
  for (const [gender, genderShare] of genders) {
    for (const [age, ageShare] of agesOf(macro.age)) {
      const share = genderShare * ageShare;
      if (share === 0) continue;
      for (const [origin, part] of Object.entries(macro.origin)) {
        add(`macrodetails/${origin}-${gender}-${age}`, share * part);
      }
      for (const [muscle, muscleShare] of three(macro.muscle, "muscle")) {
        for (const [weight, weightShare] of three(macro.weight, "weight")) {
          const build = `${gender}-${age}-${muscle}-${weight}`;
          const whole = share * muscleShare * weightShare;
          add(`macrodetails/universal-${build}`, whole);
          add(
            `macrodetails/height/${build}-${macro.height < 0.5 ? "min" : "max"}height`,
            whole * Math.abs(macro.height * 2 - 1),
          );
          add(
            `macrodetails/proportions/${build}-${macro.proportions < 0.5 ? "uncommon" : "ideal"}proportions`,
            whole * Math.abs(macro.proportions * 2 - 1),
          );
          if (gender === "female" && macro.cup !== 0.5) {
            const end = macro.cup < 0.5 ? "mincup" : "maxcup";
            add(`breast/${build}-${end}-averagefirmness`, whole * Math.abs(macro.cup * 2 - 1));
          }
        }
      }
    }
  }
  return shape;
}
