import type { Point } from "../image/raster.ts";
import type { Person } from "../vision/person.ts";
import type { BodyOutline } from "../wearer/outline.ts";

const SIDES = [-1, 1] as const;

/** Within the pinned outline and a margin; above the armpits within the shoulders. */
export function envelope(
  pins: readonly Point[],
  body: BodyOutline,
  person: Person,
): (x: number, y: number) => boolean {
  const margin = person.shoulders * 0.14;
  const pitY = (body.pits[0].y + body.pits[1].y) / 2;
  const top = Math.min(...pins.map((p) => p.y)) - margin;
  const chest = Math.max(
    ...SIDES.map((sign) => Math.abs(body.shoulder(sign, 1).x - person.neck.x)),
    ...pins.filter((p) => p.y <= pitY + 1).map((p) => Math.abs(p.x - person.neck.x)),
  );
  const sides = pins.filter((p) => p.y > pitY - 1).toSorted((a, b) => a.y - b.y);
  const reachAt = (y: number) => {
    let reach = chest;
    for (const p of sides) {
      if (Math.abs(p.y - y) < person.torso * 0.45) {
        reach = Math.max(reach, Math.abs(p.x - person.neck.x));
      }
    }
    return reach;
  };
  const rows = Array.from({ length: person.image.height + 1 }, (_, y) => reachAt(y) + margin);
  return (x, y) => y >= top && Math.abs(x - person.neck.x) <= (rows[Math.round(y)] ?? rows.at(-1)!);
}
