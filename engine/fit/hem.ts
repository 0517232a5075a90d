import type { TopPoints } from "../garment/top-points.ts";
import type { Wear } from "../garment/wears.ts";
import { clamp, sample } from "../image/raster.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import type { BodyOutline } from "../wearer/outline.ts";

/** A top that has to hide a longer one reaches no further down the body than this. */
const LONGEST = 1.45;

/** Where the hem falls, as a height on the body, bounded by what the category means. */
export function hemHeight(
  points: TopPoints,
  person: Person,
  parts: Parts,
  body: BodyOutline,
  wear: Exclude<Wear, "bottoms">,
  scale: number,
): number {
  const shoulderY = (points.halves[0].tip.y + points.halves[1].tip.y) / 2;
  const start = (body.shoulder(-1, 1).y + body.shoulder(1, 1).y) / 2;
  const length = (points.hem - shoulderY) * scale;
  const v = (start + length - person.neck.y) / person.torso;
  const ankle = ankleHeight(person);
  if (wear === "dresses") {
    const least = Math.min(1.35, ankle);
    const placed = clamp(v, least, ankle);
    return placed > ankle - 0.28 ? ankle : placed;
  }
  const old = oldHem(person, parts, body);
  if (wear === "outerwear") return clamp(v, Math.max(0.72, old - 0.05), Math.min(2, ankle));
  return clamp(Math.max(Math.min(v, 1.12), old + 0.03), 0.62, LONGEST);
}

/** The ankles as a height on the body, or the picture's end. */
function ankleHeight(person: Person): number {
  const ankles = (person.sides[0].ankle.y + person.sides[1].ankle.y) / 2;
  const low = Math.min(ankles - person.shoulders * 0.02, person.image.height * 1.02);
  return Math.max(1.35, (low - person.neck.y) / person.torso);
}

/** Lowest height where the old top still covers the front. */
function oldHem(person: Person, parts: Parts, body: BodyOutline): number {
  let lowest = 0.6;
  for (let v = 0.6; v < LONGEST; v += 0.02) {
    let covered = 0;
    for (let u = -0.3; u <= 0.3; u += 0.1) {
      const p = body.place(v, u * person.shoulders);
      if (sample(parts.upper, p.x, p.y) > 0.5) covered++;
    }
    if (covered >= 3) lowest = v;
  }
  return lowest;
}
