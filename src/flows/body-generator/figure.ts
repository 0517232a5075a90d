import type { BodyType, Gender } from "#wire/values.ts";

/** Half widths as shares of the height, of a body of BMI 21, from the neck down. */
const HALF = {
  female: { shoulder: 0.118, bust: 0.096, waist: 0.074, hip: 0.104 },
  male: { shoulder: 0.138, bust: 0.108, waist: 0.089, hip: 0.097 },
} as const;
/** What a build changes of them. */
const BUILD: Record<BodyType, { shoulder: number; bust: number; waist: number; hip: number }> = {
  slim: { shoulder: 0.97, bust: 0.97, waist: 0.96, hip: 0.97 },
  average: { shoulder: 1, bust: 1, waist: 1, hip: 1 },
  athletic: { shoulder: 1.05, bust: 1.03, waist: 0.97, hip: 0.99 },
  muscular: { shoulder: 1.09, bust: 1.07, waist: 1, hip: 1 },
  full: { shoulder: 1.01, bust: 1.03, waist: 1.07, hip: 1.04 },
  curvy: { shoulder: 1, bust: 1.04, waist: 0.97, hip: 1.08 },
};

/** Half widths of the sketch, in the unit of the height given. */
export interface SketchWidths {
  shoulder: number;
  bust: number;
  waist: number;
  hip: number;
}

/**
 * A sketch's half widths. Girth grows with the square root of the BMI, the waist fastest: a picture
 * to align by, not a measurement.
 */
export function sketchWidths(
  height: number,
  bmi: number,
  gender: Gender,
  build: BodyType,
): SketchWidths {
  const girth = Math.sqrt(Math.min(45, Math.max(13, bmi)) / 21);
  const [half, more] = [HALF[gender], BUILD[build]];
  return {
    shoulder: height * half.shoulder * girth ** 0.4 * more.shoulder,
    bust: height * half.bust * girth * more.bust,
    waist: height * half.waist * girth ** 1.6 * more.waist,
    hip: height * half.hip * girth ** 1.2 * more.hip,
  };
}

type Spot = readonly [x: number, y: number];
/** A smooth line through spots (Catmull–Rom as cubic Béziers). */
function smooth(spots: readonly Spot[]): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  return spots
    .slice(1)
    .map((to, index) => {
      const from = spots[index] ?? to;
      const [before, after] = [spots[index - 1] ?? from, spots[index + 2] ?? to];
      const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${[...c1, ...c2, ...to].map(round).join(" ")}`;
    })
    .join("");
}

/**
 * Outline of a standing figure as SVG path data: feet at y 0, head up at −height, centred on x 0.
 * Torso and legs are one shape, arms two strokes beside it.
 */
export function sketchPaths(height: number, widths: SketchWidths): { body: string; arms: string } {
  const up = (share: number) => -height * share;
  const { shoulder, bust, waist, hip } = widths;
  const leg = hip * 0.52;
  const neck: Spot = [height * 0.026, up(0.865)];
  const crotch: Spot = [0, up(0.45)];
  const right: Spot[] = [
    neck,
    [height * 0.03, up(0.84)],
    [shoulder * 0.86, up(0.815)],
    [shoulder, up(0.78)],
    [bust, up(0.72)],
    [waist, up(0.62)],
    [hip, up(0.5)],
    [hip * 0.97, up(0.42)],
    [hip * 0.72, up(0.28)],
    [hip * 0.62, up(0.2)],
    [hip * 0.44, up(0.05)],
    [hip * 0.56, 0],
    [hip * 0.14, 0],
    [hip * 0.16, up(0.05)],
    [leg * 0.4, up(0.2)],
    [leg * 0.24, up(0.3)],
    crotch,
  ];
  const left = right
    .slice(0, -1)
    .reverse()
    .map(([x, y]): Spot => [-x, y]);
  const body = `M${neck[0]} ${neck[1]}${smooth(right)}${smooth([crotch, ...left])}Z`;
  const arm = (sign: 1 | -1) =>
    `M${sign * shoulder * 0.94} ${up(0.78)}Q${sign * (shoulder + height * 0.012)} ${up(0.66)} ${sign * Math.max(hip * 1.16, shoulder * 1.08)} ${up(0.47)}`;
  return { body, arms: arm(1) + arm(-1) };
}
