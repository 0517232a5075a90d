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

/** Where a pixel lies on the body. */
interface Spot {
  /** Pixel coordinates, and those of the face: its middle, its chin, half its width. */
  x: number;
  y: number;
  centre: Point;
  chin: Point;
  radius: number;
  inFace: boolean;
  /** Distance from the middle of the face, in half face widths. */
  head: number;
  /** Down the trunk: 0 at the shoulders, 1 at the hips. */
  v: number;
  /** Distance from the spine, in shoulder widths. */
  aside: number;
  /** Distance from upper arms, forearms, legs (their bones) and hands, in shoulder widths. */
  upperArm: number;
  foreArm: number;
  leg: number;
  hand: number;
}

type Holds = (spot: Spot) => boolean;
/** A named place and its value; the first row of a list that holds counts. */
type Row = readonly [name: string, holds: Holds, value: number];

/** Places certain enough to learn a part's colours from. */
const SEEDS: readonly Row[] = [
  ["face", (s) => s.inFace, SKIN],
  ["hand clear of the legs", (s) => s.hand < 0.09 && s.leg > 0.05, SKIN],
  [
    "chest clear of the forearms",
    (s) => s.v > 0.2 && s.v < 0.45 && s.aside < 0.36 && s.foreArm > 0.15,
    UPPER,
  ],
  ["thigh and shin", (s) => s.v > 1.12 && s.leg < 0.16, LOWER],
  ["crown", (s) => s.head > 1.15 && s.head < 1.5 && s.y < s.centre.y - s.radius * 0.9, HAIR],
  [
    "throat",
    (s) =>
      s.y > s.chin.y + s.radius * 0.15 &&
      s.y < s.chin.y + s.radius * 0.45 &&
      Math.abs(s.x - s.chin.x) < s.radius * 0.4,
    SKIN,
  ],
];

/**
 * Log prior of each part by place, before colour counts. Natural logarithms: 2 is seven times as
 * likely, −9 almost never. The last row of each is the rest of the person.
 */
const PRIORS: Readonly<Record<(typeof PARTS)[number], readonly Row[]>> = {
  skin: [
    ["face", (s) => s.inFace, 4],
    ["rim of the face, which hair may cover", (s) => s.head < 1.1, 0],
    [
      "forearm and hand, which most sleeves leave bare",
      (s) => s.foreArm < 0.18 || s.hand < 0.25,
      1,
    ],
    ["upper arm, bare or sleeved", (s) => s.upperArm < 0.2, 0],
    ["neck and neckline", (s) => s.v < 0.12 && s.aside < 0.45, 0.5],
    ["leg, bare below shorts and skirts", (s) => s.v > 1.25 && s.leg < 0.25, 0.8],
    ["thigh, which most clothes cover", (s) => s.v > 1.05 && s.leg < 0.25, -0.5],
    ["trunk and ground between", () => true, -2],
  ],
  hair: [
    ["face", (s) => s.inFace, -6],
    ["about the face, down to the nose", (s) => s.head < 2 && s.y < s.centre.y + s.radius * 0.4, 2],
    ["beside face and neck", (s) => s.head < 3 && s.y < s.centre.y + s.radius * 2.8, -1],
    ["elsewhere", () => true, -9],
  ],
  upper: [
    ["face", (s) => s.inFace, -9],
    ["above the chin", (s) => s.y < s.chin.y, -7],
    ["chest", (s) => s.v > 0.05 && s.v < 0.45 && s.aside < 0.55, 2],
    ["belly", (s) => s.v > 0.05 && s.v < 0.85 && s.aside < 0.55, 1],
    ["sleeves", (s) => s.v > -0.25 && s.v < 1.12 && s.upperArm < 0.25, 0.8],
    ["beside the trunk", (s) => s.v > -0.25 && s.v < 1.12, 0.2],
    ["hem, where a top hangs over the hips", (s) => s.v < 1.35, -1.5],
    ["legs", () => true, -6],
  ],
  lower: [
    ["above the waist", (s) => s.v < 0.6, -9],
    ["waist", (s) => s.v < 0.85, -4],
    ["waistband", (s) => s.v < 1, -0.5],
    ["hips", (s) => s.v < 1.12, 0.7],
    ["legs", () => true, 2.5],
  ],
};

/**
 * Below the head, where long hair hangs over the shoulders: hair is likelier there than its rows
 * say.
 */
const HANGING: Holds = (s) =>
  s.head >= 1.2 &&
  s.y > s.centre.y &&
  s.y < s.chin.y + s.radius * 4 &&
  Math.abs(s.x - s.centre.x) < s.radius * 2.4;
const hanging = (s: Spot) => (s.v > 0.12 ? -2.5 : -0.5);

/** Additions to the log priors; every row that holds counts. */
const ADDED: readonly (readonly [name: string, holds: Holds, part: number, by: number])[] = [
  ["above the brows", aboveBrows, HAIR, 1.6],
  ["above the brows", aboveBrows, SKIN, -0.6],
  ["hand", (s) => s.hand < 0.12, UPPER, -1.2],
  ["beside the neck hangs hair rather than cloth", (s) => s.v < -0.1 && s.aside > 0.22, UPPER, -3],
  ["hand clear of the legs", (s) => s.hand < 0.2 && s.leg > 0.12, LOWER, -1.5],
  ["too far from the legs for trousers", (s) => s.leg > 0.42, LOWER, -3.5],
  ["forearm clear of the legs", (s) => s.foreArm < 0.14 && s.leg > 0.2, LOWER, -1.5],
];
function aboveBrows(s: Spot) {
  return !s.inFace && s.head < 2.2 && s.y < s.centre.y - s.radius * 0.35;
}

/** The value of the first row that holds, `none` when no row does. */
function firstOf(rows: readonly Row[], spot: Spot, none: number): number {
  for (const [, holds, value] of rows) if (holds(spot)) return value;
  return none;
}

/**
 * Seeds ([height, width], a part's index or NONE) and one plane of log priors a part, by the place
 * on the body, for a matte at `scale` times the working picture.
 */
export function places(person: Person, scale: number, matte: Plane) {
  const { width, height } = matte;
  const seed = new Int8Array(width * height).fill(NONE);
  const prior = PARTS.map(() => new Float32Array(width * height));
  const spotAt = spotReader(person, scale);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (matte.data[i] < 0.15) continue;
      const spot = spotAt(x, y);
      if (matte.data[i] >= 0.5) seed[i] = firstOf(SEEDS, spot, NONE);
      for (const [part, name] of PARTS.entries()) prior[part][i] = firstOf(PRIORS[name], spot, 0);
      if (HANGING(spot)) prior[HAIR][i] = Math.max(prior[HAIR][i], hanging(spot));
      for (const [, holds, part, by] of ADDED) if (holds(spot)) prior[part][i] += by;
    }
  }
  return { seed, prior };
}

/** Returns where on the body a pixel lies. Every call fills and returns the same object. */
function spotReader(person: Person, scale: number): (x: number, y: number) => Spot {
  const at = (p: Point) => scalePoint(p, scale);
  const [first, second] = person.sides.map((side) => ({
    shoulder: at(side.shoulder),
    elbow: at(side.elbow),
    wrist: at(side.wrist),
    hip: at(side.hip),
    knee: at(side.knee),
    ankle: at(side.ankle),
  }));
  const unit = person.shoulders * scale;
  const neck = at(person.neck);
  const torso = person.torso * scale;
  const oval = person.face.oval.map(at);
  const { across, down } = person;
  const centre = at(person.face.centre);
  const chin = at(person.face.chin);
  const radius = person.face.radius * scale;
  const near = (x: number, y: number, a: Point, b: Point) => toSegment(x, y, a, b)[0];
  const nought = { x: 0, y: 0, head: 0, v: 0, aside: 0, upperArm: 0, foreArm: 0, leg: 0, hand: 0 };
  const spot: Spot = { ...nought, inFace: false, centre, chin, radius };
  return (x, y) => {
    const here = { x, y };
    spot.x = x;
    spot.y = y;
    spot.inFace = insidePolygon(x, y, oval);
    spot.head = distance(here, centre) / radius;
    spot.v = ((x - neck.x) * down.x + (y - neck.y) * down.y) / torso;
    spot.aside = Math.abs(((x - neck.x) * across.x + (y - neck.y) * across.y) / unit);
    spot.upperArm =
      Math.min(near(x, y, first.shoulder, first.elbow), near(x, y, second.shoulder, second.elbow)) /
      unit;
    spot.foreArm =
      Math.min(near(x, y, first.elbow, first.wrist), near(x, y, second.elbow, second.wrist)) / unit;
    spot.leg =
      Math.min(
        near(x, y, first.hip, first.knee),
        near(x, y, second.hip, second.knee),
        near(x, y, first.knee, first.ankle),
        near(x, y, second.knee, second.ankle),
      ) / unit;
    spot.hand = Math.min(distance(here, first.wrist), distance(here, second.wrist)) / unit;
    return spot;
  };
}
