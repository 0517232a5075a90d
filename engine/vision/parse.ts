import { guidedFilter } from "../image/blur.ts";
import { labOf } from "../image/colour.ts";
import { luma, toLab } from "../image/lab.ts";
import { newPlane, type Plane } from "../image/raster.ts";
import { regions } from "../image/regions.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import { fitMixture, logLikelihood, type Mixture } from "./mixture.ts";
import type { Person } from "./person.ts";
import { HAIR, LOWER, NONE, PARTS, places, SKIN, UPPER } from "./places.ts";

export type Part = (typeof PARTS)[number];

/** For each part a mask of the working picture, 0–1; all of them 0 outside the person. */
export type Parts = Readonly<Record<Part, Plane>>;

/** Height in px of the small picture on which the votes are taken. */
const HEIGHT = 384;
const PASSES = 3;

/**
 * Divides a person into skin, hair, upper and lower clothes. Places that can hardly be anything
 * else (inside the face, the middle of the chest, along the legs) give each part a first colour
 * model; then colour and place on the body vote, the votes are smoothed along edges, and the models
 * are fitted again to the pixels that are certain.
 */
export async function parseParts(person: Person): Promise<Parts> {
  const scale = HEIGHT / person.image.height;
  const width = Math.max(2, Math.round(person.image.width * scale));
  const small = await resizeRgb(person.image, width, HEIGHT);
  const matte = resizePlane(person.matte, width, HEIGHT);
  const lab = toLab(small);
  const size = width * HEIGHT;
  const { seed, prior } = places(person, scale, matte);
  const chin = Math.round(person.face.chin.y * scale) * width;
  spareCuffs(lab, seed, chin);
  const skinTone = toneOf(seeded(lab, seed, SKIN));
  if (skinTone) for (const part of [UPPER, LOWER]) spareSkin(lab, seed, part, skinTone);
  const colours = PARTS.map((_, part) => seeded(lab, seed, part));
  let models = colours.map((list, part) => fitMixture(list, part === SKIN ? 3 : 4));
  const guide = newPlane(width, HEIGHT);
  for (let i = 0; i < size; i++) guide.data[i] = lab[i * 3] / 100;
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
    const plane = guidedFilter(fineGuide, fine[part], 2, 0.002);
    for (let i = 0; i < plane.data.length; i++) {
      plane.data[i] = Math.min(1, Math.max(0, plane.data[i])) * person.matte.data[i];
    }
    return plane;
  };
  const parts = { skin: full(SKIN), hair: full(HAIR), upper: full(UPPER), lower: full(LOWER) };
  dropStrayHair(person, parts);
  return parts;
}

/** Removes patches of hair not connected with the head: they are prints on clothes. */
function dropStrayHair({ face }: Person, { hair, upper }: Parts): void {
  const { width, height } = hair;
  for (const patch of regions(width, height, (i) => hair.data[i] > 0.1)) {
    const isOnHead = patch.some((i) => i < (face.centre.y + face.radius * 0.3) * width);
    if (isOnHead) continue;
    for (const i of patch) {
      upper.data[i] = Math.min(1, upper.data[i] + hair.data[i]);
      hair.data[i] = 0;
    }
  }
}

/**
 * The votes at the working picture's size: each pixel's colour decides again, with the coarse vote
 * as the prior, so that borders fall where the colour changes.
 */
function sharpen(
  { image, matte }: Person,
  votes: readonly Plane[],
  models: readonly (Mixture | null)[],
): Plane[] {
  const planes = votes.map((plane) => resizePlane(plane, image.width, image.height));
  const scores = [0, 0, 0, 0];
  for (let i = 0; i < matte.data.length; i++) {
    if (matte.data[i] < 0.05) continue;
    const [l, a, b] = labOf(image.data[i * 3], image.data[i * 3 + 1], image.data[i * 3 + 2]);
    let highest = Number.NEGATIVE_INFINITY;
    for (let part = 0; part < 4; part++) {
      const model = models[part];
      const colour = model ? Math.max(-14, logLikelihood(model, l, a, b)) : -14;
      const expected = Math.log(Math.max(0, planes[part].data[i]) + 0.01);
      scores[part] = colour * 0.45 + expected * 1.6;
      highest = Math.max(highest, scores[part]);
    }
    let total = 0;
    for (let part = 0; part < 4; part++) {
      scores[part] = Math.exp(scores[part] - highest);
      total += scores[part];
    }
    for (let part = 0; part < 4; part++) planes[part].data[i] = scores[part] / total;
  }
  return planes;
}

/** Colours of the pixels that seed a part, as a flat list [n × 3]. */
function seeded(lab: Float32Array, seed: Int8Array, part: number): number[] {
  const colours: number[] = [];
  for (let i = 0; i < seed.length; i++) {
    if (seed[i] === part) colours.push(lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
  }
  return colours;
}

/** With less than this share of seeds unlike skin, the clothes have the colour of skin. */
const CLOTHES = 0.08;

/** Greatest `toneDistance` of hands and neck from the face's tone. */
const UNLIKE_FACE = 5;

/**
 * Removes seeds of clothes in the face's tone: bare legs and bellies lie where clothes are
 * expected. When nearly all have that tone they stay: the clothes then have the colour of skin.
 */
function spareSkin(lab: Float32Array, seed: Int8Array, part: number, tone: Tone): void {
  const bare: number[] = [];
  let count = 0;
  for (let i = 0; i < seed.length; i++) {
    if (seed[i] !== part) continue;
    count++;
    if (toneDistance(lab, i, tone) < 2.5) bare.push(i);
  }
  if (bare.length > count * (1 - CLOTHES)) return;
  for (const i of bare) seed[i] = NONE;
}

/**
 * Removes seeds of skin below the chin (a row) unless they have about the face's tone: the cuff of
 * a long sleeve lies where a hand is expected.
 */
function spareCuffs(lab: Float32Array, seed: Int8Array, chin: number): void {
  const face = toneOf(seeded(lab.subarray(0, chin * 3), seed.subarray(0, chin), SKIN));
  if (!face) return;
  for (let i = chin; i < seed.length; i++) {
    if (seed[i] === SKIN && toneDistance(lab, i, face) > UNLIKE_FACE) seed[i] = NONE;
  }
}

type Tone = [number, number, number];

/** Squared distance from a skin tone, scaled by how much skin varies in L*, a* and b*. */
const toneDistance = (lab: Float32Array, i: number, tone: Tone) =>
  ((lab[i * 3 + 1] - tone[1]) / 7) ** 2 +
  ((lab[i * 3 + 2] - tone[2]) / 8) ** 2 +
  ((lab[i * 3] - tone[0]) / 28) ** 2;

/** Mean colour of the skin seeds without shadows; null when there are too few. */
function toneOf(colours: readonly number[]): Tone | null {
  const sum: Tone = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < colours.length; i += 3) {
    if (colours[i] <= 12) continue;
    for (let c = 0; c < 3; c++) sum[c] += colours[i + c];
    count++;
  }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : null;
}

/** For each part its probability at every pixel, by colour, place and seeds. */
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
    if (matte.data[i] < 0.15) continue;
    const l = lab[i * 3];
    const a = lab[i * 3 + 1];
    const b = lab[i * 3 + 2];
    let highest = Number.NEGATIVE_INFINITY;
    for (let part = 0; part < 4; part++) {
      const model = models[part];
      let colour = model ? logLikelihood(model, l, a, b) : -14;
      if (part === SKIN && model && tone) {
        colour += 3.2 * Math.exp(-0.5 * toneDistance(lab, i, tone));
      }
      const score = colour * 0.6 + prior[part][i] * 1.3 + (seed[i] === part ? seedWeight : 0);
      scores[part] = score;
      if (score > highest) highest = score;
    }
    let total = 0;
    for (let part = 0; part < 4; part++) total += Math.exp(scores[part] - highest);
    for (let part = 0; part < 4; part++)
      planes[part].data[i] = Math.exp(scores[part] - highest) / total;
  }
  return planes;
}

/**
 * Undoes the filter's overshoot, in place: clips to 0–1 and makes each pixel's parts add up to 1.
 */
function normalise(votes: readonly Plane[]): void {
  for (let i = 0; i < votes[0].data.length; i++) {
    let total = 0;
    for (const plane of votes) {
      plane.data[i] = Math.min(1, Math.max(0, plane.data[i]));
      total += plane.data[i];
    }
    for (const plane of votes) plane.data[i] /= Math.max(total, 0.05);
  }
}

/**
 * Colour models fitted to the pixels the vote is sure of; a part with few of them keeps its model.
 */
function refit(
  lab: Float32Array,
  matte: Plane,
  votes: readonly Plane[],
  models: readonly (Mixture | null)[],
): (Mixture | null)[] {
  return models.map((model, part) => {
    const sure: number[] = [];
    for (let i = 0; i < matte.data.length; i++) {
      if (matte.data[i] > 0.78 && votes[part].data[i] > 0.85) {
        sure.push(lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
      }
    }
    return sure.length > 300 ? fitMixture(sure, part === SKIN ? 3 : 5) : model;
  });
}
