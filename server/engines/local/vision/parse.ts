import { guidedFilter } from "../image/blur.ts";
import { labOf, luma, toLab } from "../image/lab.ts";
import {
  distance,
  insidePolygon,
  newPlane,
  type Plane,
  type Point,
  scalePoint,
  toSegment,
} from "../image/raster.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import { fitMixture, logLikelihood, type Mixture } from "./mixture.ts";
import type { Person } from "./person.ts";

export const PARTS = ["skin", "hair", "upper", "lower"] as const;
export type Part = (typeof PARTS)[number];

/** The likelihood of each part at every pixel of the working picture, 0–1; all 0 outside the person. */
export type Parts = Readonly<Record<Part, Plane>>;

/** Height of the picture the votes are taken on. */
const HEIGHT = 384;
const PASSES = 3;
const SKIN = 0;
const HAIR = 1;
const UPPER = 2;
const LOWER = 3;
const NONE = -1;

/**
 * Parts a person into skin, hair, upper and lower clothes. Places that can hardly be anything else
 * (inside the face, the middle of the chest, along the legs) seed a colour model a part; colours and
 * the place on the body then vote, the vote is smoothed along edges, and the models are fitted
 * again to what is sure.
 */
export async function parseParts(person: Person): Promise<Parts> {
  const scale = HEIGHT / person.image.height;
  const width = Math.max(2, Math.round(person.image.width * scale));
  const small = await resizeRgb(person.image, width, HEIGHT);
  const matte = resizePlane(person.matte, width, HEIGHT);
  const lab = toLab(small);
  const size = width * HEIGHT;
  const { seed, prior } = places(person, scale, matte);
  const colours = PARTS.map((): number[] => []);
  for (let i = 0; i < size; i++) {
    if (seed[i] !== NONE) colours[seed[i]!]!.push(lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!);
  }
  const skinTone = toneOf(colours[SKIN]!);
  let models = colours.map((list, part) => fitMixture(list, part === SKIN ? 3 : 4));
  const guide = newPlane(width, HEIGHT);
  for (let i = 0; i < size; i++) guide.data[i] = lab[i * 3]! / 100;
  let votes: Plane[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    votes = vote(lab, matte, models, prior, seed, skinTone, pass === 0 ? 6 : 2);
    votes = votes.map((plane) => guidedFilter(guide, plane, HEIGHT / 70, 0.0015));
    if (pass < PASSES - 1) models = refit(lab, matte, votes, models);
  }
  normalise(votes);
  const fine = sharpen(person, votes, models);
  const fineGuide = luma(person.image);
  const full = (part: number) => {
    const plane = guidedFilter(fineGuide, fine[part]!, 2, 0.002);
    for (let i = 0; i < plane.data.length; i++) {
      plane.data[i] = Math.min(1, Math.max(0, plane.data[i]!)) * person.matte.data[i]!;
    }
    return plane;
  };
  return { skin: full(SKIN), hair: full(HAIR), upper: full(UPPER), lower: full(LOWER) };
}

/** Seeds (a part's index or NONE) and log priors a part, by the place on the body. */
function places(person: Person, scale: number, matte: Plane) {
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
      if (matte.data[i]! < 0.15) continue;
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

      if (matte.data[i]! >= 0.5) {
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

      prior[SKIN]![i] = inFace
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
                  ? -0.5
                  : -2;
      prior[HAIR]![i] = inFace
        ? -6
        : head < 2 && y < centre.y + radius * 0.4
          ? 2
          : head < 3 && y < centre.y + radius * 2.8
            ? -1
            : -9;
      const hangs =
        y > centre.y && y < chin.y + radius * 4 && Math.abs(x - centre.x) < radius * 2.4;
      if (hangs && head >= 1.2)
        prior[HAIR]![i] = Math.max(prior[HAIR]![i]!, v > 0.12 ? -2.5 : -0.5);
      if (!inFace && head < 2.2 && y < centre.y - radius * 0.35) {
        prior[HAIR]![i]! += 1.6;
        prior[SKIN]![i]! -= 0.6;
      }
      prior[UPPER]![i] = inFace
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
      if (hand < 0.12) prior[UPPER]![i]! -= 3;
      // Beside the neck, above the shoulders, hangs hair rather than cloth.
      if (v < -0.1 && Math.abs(u) > 0.22) prior[UPPER]![i]! -= 3;
      prior[LOWER]![i] = v < 0.6 ? -9 : v < 0.85 ? -4 : v < 1 ? -0.5 : v < 1.12 ? 0.7 : 2.5;
      if (hand < 0.2 && leg > 0.12) prior[LOWER]![i]! -= 1.5;
      if (leg > 0.42) prior[LOWER]![i]! -= 3.5;
      if (foreArm < 0.14 && leg > 0.2) prior[LOWER]![i]! -= 1.5;
    }
  }
  return { seed, prior };
}

/**
 * The votes at the picture's own size: there each pixel's colour decides again, with the coarse vote
 * as what was expected, so that borders fall on the borders of colour.
 */
function sharpen(
  { image, matte }: Person,
  votes: readonly Plane[],
  models: readonly (Mixture | null)[],
): Plane[] {
  const planes = votes.map((plane) => resizePlane(plane, image.width, image.height));
  const scores = [0, 0, 0, 0];
  for (let i = 0; i < matte.data.length; i++) {
    if (matte.data[i]! < 0.05) continue;
    const [l, a, b] = labOf(image.data[i * 3]!, image.data[i * 3 + 1]!, image.data[i * 3 + 2]!);
    let highest = Number.NEGATIVE_INFINITY;
    for (let part = 0; part < 4; part++) {
      const model = models[part];
      const colour = model ? Math.max(-14, logLikelihood(model, l, a, b)) : -14;
      const expected = Math.log(Math.max(0, planes[part]!.data[i]!) + 0.01);
      scores[part] = colour * 0.45 + expected * 1.6;
      highest = Math.max(highest, scores[part]!);
    }
    let total = 0;
    for (let part = 0; part < 4; part++) {
      scores[part] = Math.exp(scores[part]! - highest);
      total += scores[part]!;
    }
    for (let part = 0; part < 4; part++) planes[part]!.data[i] = scores[part]! / total;
  }
  return planes;
}

type Tone = [number, number, number];

/** Mean colour of the seeded skin, its shadows left out. */
function toneOf(colours: readonly number[]): Tone | null {
  const sum: Tone = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < colours.length; i += 3) {
    if (colours[i]! <= 12) continue;
    for (let c = 0; c < 3; c++) sum[c]! += colours[i + c]!;
    count++;
  }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : null;
}

/** Soft membership a part at every pixel, by colour, place and seed. */
function vote(
  lab: Float32Array,
  matte: Plane,
  models: readonly (Mixture | null)[],
  prior: readonly Float32Array[],
  seed: Int8Array,
  tone: Tone | null,
  seedWeight: number,
): Plane[] {
  const planes = PARTS.map(() => newPlane(matte.width, matte.height));
  const scores = [0, 0, 0, 0];
  for (let i = 0; i < matte.data.length; i++) {
    if (matte.data[i]! < 0.15) continue;
    const l = lab[i * 3]!;
    const a = lab[i * 3 + 1]!;
    const b = lab[i * 3 + 2]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let part = 0; part < 4; part++) {
      const model = models[part];
      let colour = model ? logLikelihood(model, l, a, b) : -14;
      if (part === SKIN && model && tone) {
        const away =
          ((a - tone[1]) / 7) ** 2 + ((b - tone[2]) / 8) ** 2 + ((l - tone[0]) / 28) ** 2;
        colour += 3.2 * Math.exp(-0.5 * away);
      }
      const score = colour * 0.6 + prior[part]![i]! * 1.3 + (seed[i] === part ? seedWeight : 0);
      scores[part] = score;
      if (score > highest) highest = score;
    }
    let total = 0;
    for (let part = 0; part < 4; part++) total += Math.exp(scores[part]! - highest);
    for (let part = 0; part < 4; part++)
      planes[part]!.data[i] = Math.exp(scores[part]! - highest) / total;
  }
  return planes;
}

/** The filter overshoots: clips to 0–1 and makes the parts of a pixel add up to 1 again. */
function normalise(votes: readonly Plane[]): void {
  for (let i = 0; i < votes[0]!.data.length; i++) {
    let total = 0;
    for (const plane of votes) {
      plane.data[i] = Math.min(1, Math.max(0, plane.data[i]!));
      total += plane.data[i]!;
    }
    for (const plane of votes) plane.data[i]! /= Math.max(total, 0.05);
  }
}

/** Colour models of the pixels the vote is sure of; a part with few keeps its model. */
function refit(
  lab: Float32Array,
  matte: Plane,
  votes: readonly Plane[],
  models: readonly (Mixture | null)[],
): (Mixture | null)[] {
  return models.map((model, part) => {
    const sure: number[] = [];
    for (let i = 0; i < matte.data.length; i++) {
      if (matte.data[i]! > 0.78 && votes[part]!.data[i]! > 0.85) {
        sure.push(lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!);
      }
    }
    return sure.length > 300 ? fitMixture(sure, part === SKIN ? 3 : 5) : model;
  });
}
