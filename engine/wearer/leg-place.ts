import {
  clamp,
  median,
  mix,
  type Plane,
  type Point,
  sample,
  smoothstep,
  toSegment,
} from "../image/raster.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person, Side } from "../vision/person.ts";

type Profile = readonly (readonly [share: number, half: number])[];
/**
 * Half the width of a bare leg, in shoulder widths, by the share of the way from joint to joint.
 */
const THIGH: Profile = [
  [0, 0.23],
  [0.35, 0.205],
  [0.7, 0.165],
  [1, 0.138],
];
const SHANK: Profile = [
  [0, 0.138],
  [0.12, 0.136],
  [0.3, 0.15],
  [0.5, 0.138],
  [0.75, 0.108],
  [1, 0.088],
];
const ANKLE: Profile = [
  [0, 0.088],
  [1, 0.095],
];

/** Length of the foot below the ankle, in shoulder widths. */
const FOOT = 0.24;

/** Places along the shin at which a bare leg is measured, as shares from knee to ankle. */
const SHIN = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] as const;
/** Least number of places that must show the whole width of the leg. */
const LEAST_SEEN = 2;
/** Least and greatest width of a leg over the usual one. */
const NARROWEST = 0.6;
const WIDEST = 1.25;

/**
 * Returns the distance of a pixel from the nearer leg's axis, in half widths of a bare leg: 1 is
 * its outline. Where a shin is bare in the picture, width and distance from the bones are measured
 * there.
 */
export function legReader(person: Person, { skin }: Parts): (x: number, y: number) => number {
  const { shoulders } = person;
  const seen = person.sides.map((side) => measured(person, side, skin));
  const known = seen.find((leg) => leg !== null);
  const bones = person.sides.flatMap((side, s): Bone[] => {
    const { wide, beside } = seen[s] ?? { wide: known?.wide ?? 1, beside: 0 };
    const moved = (p: Point, share: number) => ({ x: p.x + beside * share, y: p.y });
    const [hip, knee, ankle] = [side.hip, moved(side.knee, 1), moved(side.ankle, 1)];
    const foot = { x: ankle.x, y: ankle.y + shoulders * FOOT };
    return [
      // The measured shin counts for less the further up the thigh.
      {
        from: hip,
        to: knee,
        half: (t) => shoulders * halfAt(THIGH, t) * mix(1, wide, t / 2 + 0.5),
      },
      { from: knee, to: ankle, half: (t) => shoulders * halfAt(SHANK, t) * wide },
      { from: ankle, to: foot, half: (t) => shoulders * halfAt(ANKLE, t) * wide },
    ];
  });
  return (x, y) => {
    let nearest = 9;
    for (const { from, to, half } of bones) {
      const [away, t] = toSegment(x, y, from, to);
      nearest = Math.min(nearest, away / half(t));
    }
    return nearest;
  };
}

interface Bone {
  from: Point;
  to: Point;
  /** Half the leg's width in pixels at a share of the way. */
  half: (share: number) => number;
}

function halfAt(profile: Profile, share: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [a, from] = profile[i - 1];
    const [b, to] = profile[i];
    if (share <= b) return mix(from, to, smoothstep(a, b, share));
  }
  return profile.at(-1)![1];
}

/** A bare shin's width over the usual one, and its distance from its bones in pixels. */
function measured(
  { shoulders }: Person,
  { knee, ankle }: Side,
  skin: Plane,
): { wide: number; beside: number } | null {
  const widths: number[] = [];
  const middles: number[] = [];
  for (const share of SHIN) {
    const [x, y] = [mix(knee.x, ankle.x, share), mix(knee.y, ankle.y, share)];
    const usual = shoulders * halfAt(SHANK, share);
    const reach = usual * 2.2;
    const end = (sign: -1 | 1) => {
      let d = 0;
      while (d < reach && sample(skin, x + sign * d, y) > 0.5) d++;
      return d;
    };
    const [left, right] = [end(-1), end(1)];
    if (left < 2 || right < 2 || left >= reach || right >= reach) continue;
    widths.push((left + right) / 2 / usual);
    middles.push((right - left) / 2);
  }
  if (widths.length < LEAST_SEEN) return null;
  return { wide: clamp(median(widths), NARROWEST, WIDEST), beside: median(middles) };
}
