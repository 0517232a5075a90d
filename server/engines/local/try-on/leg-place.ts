import { mix, type Point, toSegment } from "../image/raster.ts";
import type { Person } from "../vision/person.ts";

/** Half widths of bare legs in shoulder widths: at the hip, the knee and above the foot. */
const HALF = { hip: 0.23, knee: 0.145, ankle: 0.095 } as const;

/** From the ankle down into the shoe, in shoulder widths. */
const FOOT = 0.24;

/** Distance from the nearer leg's axis in half widths of a bare leg: 1 is its outline. */
export function legReader({ sides, shoulders }: Person): (x: number, y: number) => number {
  const bones = sides.flatMap(({ hip, knee, ankle }): [Point, Point, number, number][] => [
    [hip, knee, HALF.hip, HALF.knee],
    [knee, ankle, HALF.knee, HALF.ankle],
    [ankle, { x: ankle.x, y: ankle.y + shoulders * FOOT }, HALF.ankle, HALF.ankle],
  ]);
  return (x, y) => {
    let nearest = 9;
    for (const [from, to, wide, narrow] of bones) {
      const [away, t] = toSegment(x, y, from, to);
      nearest = Math.min(nearest, away / (shoulders * mix(wide, narrow, t)));
    }
    return nearest;
  };
}
