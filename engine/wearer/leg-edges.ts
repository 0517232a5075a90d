import { clamp, mix, sample } from "../image/raster.ts";
import type { Person } from "../vision/person.ts";

/** A leg in a row: its axis, outer and inner edge as distances from the middle line, in pixels. */
export type LegEdges = (sign: -1 | 1, y: number) => { axis: number; outer: number; inner: number };

/** Reads the legs' edges from the matte; `middle` is the column of the middle line by row. */
export function legEdges(person: Person, middle: (y: number) => number): LegEdges {
  const unit = person.shoulders;
  return (sign, y) => {
    const row = Math.min(y, person.image.height - 2);
    const side = person.sides[sign < 0 ? 0 : 1];
    const axis =
      row < side.knee.y
        ? mix(side.hip.x, side.knee.x, (row - side.hip.y) / Math.max(1, side.knee.y - side.hip.y))
        : mix(
            side.knee.x,
            side.ankle.x,
            clamp((row - side.knee.y) / Math.max(1, side.ankle.y - side.knee.y), 0, 1),
          );
    const centre = middle(y);
    const at = Math.max(unit * 0.06, (axis - centre) * sign);
    let outer = at;
    while (outer < at + unit * 0.5 && sample(person.matte, centre + sign * outer, row) > 0.5)
      outer++;
    let inner = at;
    while (inner > 0 && sample(person.matte, centre + sign * inner, row) > 0.5) inner--;
    return { axis: at, outer: Math.max(outer, at + unit * 0.06), inner: Math.max(0, inner) };
  };
}
