import { EngineFailure } from "../contract.ts";
import type { Wear } from "../garment/wears.ts";
import { lerp, type Point, sample } from "../image/raster.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person, Side } from "../vision/person.ts";
import type { Marks } from "./marks.ts";

/**
 * How far below the shoulders the picture must reach for a garment, in shoulder widths: to the
 * waist, the thighs, the knees. Measured on our own models with the picture cut off at different
 * heights.
 */
const LEAST_DEPTH: Record<Wear, number> = { tops: 1.1, outerwear: 1.1, dresses: 1.9, bottoms: 2.5 };
/**
 * Least distance between the shoulder joints of a person facing the camera, in half face widths (4
 * to 5 on our models). Less means that the body is turned, or hidden in something bulky.
 */
const LEAST_SHOULDERS_TO_FACE = 3;

/** Refuses a picture that does not show what a garment would cover, by body_not_seen. */
export function refuseHidden({ image, neck, shoulders, face }: Person, wear: Wear): void {
  const isCut = image.height - neck.y < LEAST_DEPTH[wear] * shoulders;
  const isHidden = shoulders < LEAST_SHOULDERS_TO_FACE * face.radius;
  if (isCut || isHidden) throw new EngineFailure("body_not_seen");
}

/** Least height of a standing person's thighs, in shoulder widths (1.2 and more when standing). */
const LEAST_THIGH = 0.6;
/** An elbow above this, below the shoulders in their widths, is raised. */
const RAISED = 0.12;
/** Nearer to the spine than this, in shoulder widths, an elbow or wrist lies before the trunk. */
const BEFORE = { elbow: 0.2, wrist: 0.28 };
/** A wrist this far beyond the spine, on the other arm's side, crosses the trunk. */
const CROSSED = -0.3;
/** Down to here, in shoulder widths, a wrist before the trunk is in the garment's way. */
const TRUNK_END = 1.45;

/**
 * Refuses, by below_standard, poses in which a garment can't be bent to the body: seated, arms
 * raised or spread, an upper arm across the trunk, and forearms before the trunk whose long sleeves
 * the new garment (`sleeved` below the elbow or not) would have to take away.
 */
export function refusePose(person: Person, parts: Parts, wear: Wear, sleeved: boolean): void {
  const { sides } = person;
  const at = (p: Point) => placeOf(person, p);
  const refuse = (why: string) => {
    throw new EngineFailure("below_standard", why);
  };
  for (const { legSeen, hip, knee } of sides) {
    if (legSeen && at(knee).below - at(hip).below < LEAST_THIGH) refuse("seated");
  }
  if (wear === "bottoms") return;
  if (sides.every(({ armSeen }) => !armSeen)) refuse("no arm is seen");
  for (const side of sides) {
    if (!side.armSeen) continue;
    const [elbow, wrist] = [at(side.elbow), at(side.wrist)];
    if (elbow.below < RAISED || wrist.below < -RAISED) refuse("an arm is raised or spread");
    if (elbow.aside * side.sign < BEFORE.elbow) refuse("an arm lies across the trunk");
    if (wrist.aside * side.sign < CROSSED) refuse("an arm lies across the trunk");
    if (isBefore(person, side) && !sleeved && hasLongSleeve(side, parts))
      refuse("a long sleeve before the trunk would have to go");
  }
}

/** Where a point lies from the neck, aside of the spine and down it, in shoulder widths. */
function placeOf({ neck, shoulders, down }: Person, p: Point) {
  const [x, y] = [(p.x - neck.x) / shoulders, (p.y - neck.y) / shoulders];
  // Across the spine: shoulders tilt in the very poses that are looked for.
  return { aside: x * down.y - y * down.x, below: x * down.x + y * down.y };
}

/** Whether a forearm lies before the trunk. */
function isBefore(person: Person, { wrist, sign }: Side): boolean {
  const { aside, below } = placeOf(person, wrist);
  return aside * sign < BEFORE.wrist && below > 0.1 && below < TRUNK_END;
}

/** Whether an arm that is seen lies before the trunk. */
export const armsBefore = (person: Person): boolean =>
  person.sides.some((side) => side.armSeen && isBefore(person, side));

function hasLongSleeve({ elbow, wrist }: Side, { skin }: Parts): boolean {
  const places = [0.3, 0.45, 0.6].map((t) => lerp(elbow, wrist, t));
  return places.filter((p) => sample(skin, p.x, p.y) < 0.5).length >= 2;
}

/**
 * What a result must keep to before it is delivered, measured on public pairs graded by eye; see
 * decision 0083.
 */
const BAR = { size: 0.3, gaps: 0.16, whole: 0.7, sleeves: 0.6, left: 0.16, invented: 0.55 };

/** Refuses a finished try-on that no shop would show, by below_standard. */
export function refusePoor(marks: Marks): void {
  const faults = [
    marks.size < BAR.size && "empty",
    marks.gaps > BAR.gaps && "gaps in the trunk",
    marks.whole < BAR.whole && "torn",
    marks.sleeves < BAR.sleeves && "sleeves off the arms",
    marks.left > BAR.left && "old cloth left",
    marks.invented > BAR.invented && "too much skin made",
    Object.values(marks).some(Number.isNaN) && "not a number",
  ].filter(Boolean);
  if (faults.length > 0)
    throw new EngineFailure("below_standard", `${faults.join(", ")}: ${JSON.stringify(marks)}`);
}
