import { smoothNoise } from "../image/noise.ts";
import { smoothstep } from "../image/raster.ts";

/** How far cloth lies off its plain shape at a place of the unshaped base, in decimetres. */
export type Folds = (x: number, y: number, z: number) => number;

/**
 * A row of folds: `across` counts them, `along` runs with them. They are round on top and fall off
 * faster on the lower side, begin and end, and differ in depth.
 */
function row(seed: number, across: number, along: number): number {
  const bent = across + 0.9 * smoothNoise(seed, across * 0.45, along * 0.8);
  const wave = smoothNoise(seed + 1, bent * 1.1, along * 0.55);
  const crest = 1 - Math.abs(2 * wave - 1);
  const depth = smoothstep(0.3, 0.75, smoothNoise(seed + 2, across * 0.35 + 40, along * 0.7));
  return (crest * crest * (3 - 2 * crest) - 0.4) * depth;
}

/** Where pulls begin on a top: under the arms. */
const ARMPIT = { x: 1.45, y: 3.7 };
const SLEEVE = 1.75;

/** No fold goes further in than this, in decimetres: what is worn below would come through. */
const DEEPEST = -0.03;

/** Folds of a top: pulled from under the arms to the middle, hanging to the hem, slack at the waist. */
export function topFolds(seed: number): Folds {
  return (x, y, z) => {
    const side = Math.abs(x);
    const face = z > 0 ? 0 : 50;
    const sleeve = smoothstep(SLEEVE - 0.25, SLEEVE + 0.2, side);
    const away = Math.hypot(side - ARMPIT.x, y - ARMPIT.y);
    const angle = Math.atan2(ARMPIT.y - y, ARMPIT.x + 0.4 - side);
    const pull = row(seed, angle * 3.4 + (x > 0 ? 11 : 0) + face, away * 0.5);
    const pulled =
      smoothstep(2.2, 0.7, away) * smoothstep(0.5, 1.1, away) * smoothstep(0, 0.3, side);
    const hang = row(seed + 9, x * 1.9 + face, y * 0.35 + x * 0.2);
    const hanging = smoothstep(3.2, 1.2, y);
    const slack = row(seed + 17, y * 1.7 + x * 0.35 + face, x * 0.6);
    const slacking = smoothstep(0.4, 1.1, y) * smoothstep(2.6, 1.5, y);
    const round = row(seed + 23, side * 2.6 + y * 1.2, z * 0.9 + (x > 0 ? 5 : 0));
    const body = 0.16 * pulled * pull + 0.15 * hanging * hang + 0.12 * slacking * slack;
    return Math.max(
      DEEPEST,
      body * (1 - sleeve) + 0.1 * sleeve * smoothstep(0.3, 0.9, away) * round,
    );
  };
}

/** Heights of knees and crotch of the unshaped base. */
const KNEE = -3.9;
const CROTCH = -0.4;
const ANKLE = -6.9;

/** Folds of trousers: rays from the crotch, bends at the knees, cloth that stands on the shoes. */
export function legFolds(seed: number): Folds {
  return (x, y, z) => {
    const leg = x > 0 ? 13 : 0;
    const face = z > 0.1 ? 0 : 50;
    const angle = Math.atan2(y - CROTCH, Math.abs(x) + 0.25);
    const away = Math.hypot(x, y - CROTCH);
    const ray = row(seed, angle * 3 + leg + face, away * 0.5);
    const rays = smoothstep(2, 0.4, away) * smoothstep(0, 0.2, Math.abs(x));
    const bend = row(seed + 5, y * 2.1 + Math.abs(x) * 0.8 + leg + face, z * 0.7 + x * 0.5);
    const bends = Math.exp(-(((y - KNEE) / 1) ** 2));
    const stack = row(seed + 11, y * 3 - Math.abs(x) * 0.6 + leg, z * 0.8 + x);
    const stacks = smoothstep(ANKLE + 1.3, ANKLE + 0.2, y);
    const fall = row(seed + 15, x * 2.4 + leg + face, y * 0.25);
    const all = 0.11 * rays * ray + 0.1 * bends * bend + 0.12 * stacks * stack + 0.06 * fall;
    return Math.max(DEEPEST, all);
  };
}
