import {
  distance,
  insidePolygon,
  type Plane,
  type Point,
  scalePoint,
  toSegment,
} from "../image/raster.ts";
import type { Person } from "./person.ts";

export const PARTS = ["skin", "hair", "upper", "lower"] as const;

export const SKIN = 0;
export const HAIR = 1;
export const UPPER = 2;
export const LOWER = 3;
export const NONE = -1;

/** Seeds (a part's index or NONE) and log priors a part, by the place on the body. */
export function places(person: Person, scale: number, matte: Plane) {
  const { width, height } = matte;
  const at = (p: Point) => scalePoint(p, scale);
  const [first, second] = person.sides.map((side) => ({
    ...side,
    shoulder: at(side.shoulder),
    elbow: at(side.elbow),
    wrist: at(side.wrist),
    hip: at(side.hip),
    knee: at(side.knee),
    ankle: at(side.ankle),
  })) as [Person["sides"][0], Person["sides"][1]];
  const unit = person.shoulders * scale;
  const neck = at(person.neck);
  const torso = person.torso * scale;
  const oval = person.face.oval.map(at);
  const centre = at(person.face.centre);
  const radius = person.face.radius * scale;
  const chin = at(person.face.chin);
  const seed = new Int8Array(width * height).fill(NONE);
  const prior = PARTS.map(() => new Float32Array(width * height));
  const near = (x: number, y: number, a: Point, b: Point) => toSegment(x, y, a, b)[0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (matte.data[i] < 0.15) continue;
      const here = { x, y };
      const inFace = insidePolygon(x, y, oval);
      const head = distance(here, centre) / radius;
      // Down the torso: 0 at the shoulders, 1 at the hips. Across it, in shoulder widths.
      const v = ((x - neck.x) * person.down.x + (y - neck.y) * person.down.y) / torso;
      const u = ((x - neck.x) * person.across.x + (y - neck.y) * person.across.y) / unit;
      const upperArm =
        Math.min(
          near(x, y, first.shoulder, first.elbow),
          near(x, y, second.shoulder, second.elbow),
        ) / unit;
      const foreArm =
        Math.min(near(x, y, first.elbow, first.wrist), near(x, y, second.elbow, second.wrist)) /
        unit;
      const leg =
        Math.min(
          near(x, y, first.hip, first.knee),
          near(x, y, second.hip, second.knee),
          near(x, y, first.knee, first.ankle),
          near(x, y, second.knee, second.ankle),
        ) / unit;
      const hand = Math.min(distance(here, first.wrist), distance(here, second.wrist)) / unit;

      if (matte.data[i] >= 0.5) {
        if (inFace) seed[i] = SKIN;
        else if (hand < 0.09 && leg > 0.05) seed[i] = SKIN;
        else if (v > 0.2 && v < 0.45 && Math.abs(u) < 0.36 && foreArm > 0.15) seed[i] = UPPER;
        else if (v > 1.12 && leg < 0.16) seed[i] = LOWER;
        else if (head > 1.15 && head < 1.5 && y < centre.y - radius * 0.9) seed[i] = HAIR;
        else if (
          y > chin.y + radius * 0.15 &&
          y < chin.y + radius * 0.45 &&
          Math.abs(x - chin.x) < radius * 0.4
        )
          seed[i] = SKIN;
      }

      prior[SKIN][i] = inFace
        ? 4
        : head < 1.1
          ? 0
          : foreArm < 0.18 || hand < 0.25
            ? 1
            : upperArm < 0.2
              ? 0
              : v < 0.12 && Math.abs(u) < 0.45
                ? 0.5
                : v > 1.05 && leg < 0.25
                  ? v > 1.25
                    ? 0.8
                    : -0.5
                  : -2;
      prior[HAIR][i] = inFace
        ? -6
        : head < 2 && y < centre.y + radius * 0.4
          ? 2
          : head < 3 && y < centre.y + radius * 2.8
            ? -1
            : -9;
      const hangs =
        y > centre.y && y < chin.y + radius * 4 && Math.abs(x - centre.x) < radius * 2.4;
      if (hangs && head >= 1.2) prior[HAIR][i] = Math.max(prior[HAIR][i], v > 0.12 ? -2.5 : -0.5);
      if (!inFace && head < 2.2 && y < centre.y - radius * 0.35) {
        prior[HAIR][i] += 1.6;
        prior[SKIN][i] -= 0.6;
      }
      prior[UPPER][i] = inFace
        ? -9
        : y < chin.y
          ? -7
          : v > 0.05 && v < 0.85 && Math.abs(u) < 0.55
            ? v < 0.45
              ? 2
              : 1
            : v > -0.25 && v < 1.12
              ? upperArm < 0.25
                ? 0.8
                : 0.2
              : v < 1.35
                ? -1.5
                : -6;
      if (hand < 0.12) prior[UPPER][i] -= 1.2;
      // Beside the neck, above the shoulders, hangs hair rather than cloth.
      if (v < -0.1 && Math.abs(u) > 0.22) prior[UPPER][i] -= 3;
      prior[LOWER][i] = v < 0.6 ? -9 : v < 0.85 ? -4 : v < 1 ? -0.5 : v < 1.12 ? 0.7 : 2.5;
      if (hand < 0.2 && leg > 0.12) prior[LOWER][i] -= 1.5;
      if (leg > 0.42) prior[LOWER][i] -= 3.5;
      if (foreArm < 0.14 && leg > 0.2) prior[LOWER][i] -= 1.5;
    }
  }
  return { seed, prior };
}
