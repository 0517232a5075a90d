import { clamp, median, mix, type Plane, type Point, sample, toSegment } from "../image/raster.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person, Side } from "../vision/person.ts";

/** Half widths of bare legs in shoulder widths: at the hip, the knee and above the foot. */
const HALF = { hip: 0.23, knee: 0.145, ankle: 0.095 } as const;

/** From the ankle down into the shoe, in shoulder widths. */
const FOOT = 0.24;

/** Places along the shin a bare leg is measured at, as shares from knee to ankle. */
const SHIN = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] as const;
/** Fewer places that show the whole leg tell nothing. */
const LEAST_SEEN = 2;
/** Legs differ by no more than this from the usual width. */
const NARROWEST = 0.6;
const WIDEST = 1.25;

/**
 * Distance from the nearer leg's axis in half widths of a bare leg: 1 is its outline. Where a shin is
 * bare in the picture the leg is as wide, and lies as far beside its bones, as is seen there.
 */
export function legReader(person: Person, { skin }: Parts): (x: number, y: number) => number {
  const { shoulders } = person;
  const seen = person.sides.map((side) => measured(person, side, skin));
  const known = seen.find((leg) => leg !== null);
  const bones = person.sides.flatMap((side, s): [Point, Point, number, number][] => {
    const { wide, beside } = seen[s] ?? { wide: known?.wide ?? 1, beside: 0 };
    const moved = (p: Point, share: number) => ({ x: p.x + beside * share, y: p.y });
    const [hip, knee, ankle] = [side.hip, moved(side.knee, 1), moved(side.ankle, 1)];
    const half = (usual: number) => usual * wide;
    return [
      [hip, knee, mix(HALF.hip, half(HALF.hip), 0.5), half(HALF.knee)],
      [knee, ankle, half(HALF.knee), half(HALF.ankle)],
      [ankle, { x: ankle.x, y: ankle.y + shoulders * FOOT }, half(HALF.ankle), half(HALF.ankle)],
    ];
  });
  return (x, y) => {
    let nearest = 9;
    for (const [from, to, wide, narrow] of bones) {
      const [away, t] = toSegment(x, y, from, to);
      nearest = Math.min(nearest, away / (shoulders * mix(wide, narrow, t)));
    }
    return nearest;
  };
}

/** A bare shin's width as a share of the usual one, and how far it lies beside its bones, in pixels. */
function measured(
  { shoulders }: Person,
  { knee, ankle }: Side,
  skin: Plane,
): { wide: number; beside: number } | null {
  const widths: number[] = [];
  const middles: number[] = [];
  for (const share of SHIN) {
    const [x, y] = [mix(knee.x, ankle.x, share), mix(knee.y, ankle.y, share)];
    const usual = shoulders * mix(HALF.knee, HALF.ankle, share);
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
