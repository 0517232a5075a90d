import { boxMean, guidedFilter } from "../image/blur.ts";
import { toLab } from "../image/lab.ts";
import { paintPolygon } from "../image/polygon.ts";
import { geodesic } from "../image/race.ts";
import { median, newPlane, type Plane, type Rgb } from "../image/raster.ts";
import type { EyeLine } from "./eye-line.ts";
import { foreheadOf } from "./forehead.ts";
import { isHat } from "./hat.ts";
import { apartOf, coloursOf, roughness, toneOf, unlikeness } from "./head-colours.ts";
import {
  CLOTH,
  GROUND,
  HAIR,
  HEAD_PARTS,
  headPriors,
  onCrown,
  SKIN,
  spotReader,
} from "./head-places.ts";
import { fitMixture, logLikelihood, type Mixture } from "./mixture.ts";

/** A head in a small picture of its own: a face of about `FACE` px, cut out with room for long hair. */
export interface SmallHead {
  image: Rgb;
  matte: Plane;
  eyes: EyeLine;
  /** The face's outline in pixels, and the eyes, brows and mouth, which are no skin. */
  oval: readonly (readonly [number, number])[];
  features: readonly (readonly (readonly [number, number])[])[];
}

/** Parts of a head's picture, 0–1 each. */
export type HeadParts = Readonly<Record<(typeof HEAD_PARTS)[number], Plane>>;

/** The parts of a head, and whether a hat or a scarf covers its hair. */
export interface HeadRead {
  parts: HeadParts;
  isCovered: boolean;
}

/** How far a colour is from the face's, in units of how much skin varies: above this it is none. */
const UNLIKE_SKIN = 2.2;
/** As far from every colour of the hair as this, in L*a*b*, something below the head is no hair. */
const UNLIKE_HAIR = 18;
/** With more of the crown than this as bare and as smooth as the face, there is no hair on it. */
const BALD = 0.55;
/** Neighbouring places of one lock differ by less than this in L*a*b*. */
const ONE_LOCK = 22;
/** With this much hair beside and below the jaw, in squared half face widths, it may hang anywhere. */
const LONG = 0.04;
/** Down to here below the eyes, in half face widths, hair still has the crown's colour. */
const TEMPLES = 0.6;
/** A bare skull differs from the forehead by less than this, in L*a*b*, lightness counting a third. */
const ONE_SKIN = 14;
/** Half the width of the thinnest lock that leads down beside the jaw, in half face widths. */
const LOCK = 0.11;
/** What a step through a pixel costs that is certainly of the part. */
const LEAST_COST = 0.02;

/**
 * Divides the picture of a head into hair, skin, clothes and ground: the colours of places that are
 * certain (the face, the crown, what lies well below the chin, what the matte leaves out) give each
 * part a model, colour and place vote, and the parts then race outwards from the certain places
 * through what looks like them. So long hair is followed from the crown to its tips, and hair that
 * is not connected with the crown (a beard, a dark coat, a brow) is none. Hair is empty on a bald
 * head.
 */
export function headParts(head: SmallHead): HeadRead {
  const { image, matte, eyes } = head;
  const { width, height } = image;
  const size = width * height;
  const lab = toLab(image);
  const rough = roughness(lab, width, height, eyes.radius);
  const inFace = newPlane(width, height);
  paintPolygon(inFace, head.oval, 1);
  const features = newPlane(width, height);
  for (const line of head.features) paintPolygon(features, line, 1);
  const place = spotReader(eyes, head.oval);
  const at = Float32Array.from({ length: size * 2 }, (_, k) => {
    const i = k >> 1;
    return place(i % width, Math.floor(i / width))[(k & 1) as 0 | 1];
  });
  const aside = (i: number) => at[i * 2];
  const up = (i: number) => at[i * 2 + 1];
  const chin = Math.min(...head.oval.map(([x, y]) => place(x, y)[1]));

  const isFace = (i: number) => inFace.data[i] === 1 && features.data[i] === 0;
  const middleFace = listOf(
    size,
    (i) => isFace(i) && up(i) < 0.15 && up(i) > -0.8 && Math.abs(aside(i)) < 0.75,
  );
  const tone = toneOf(lab, middleFace);
  // Calm skin, and room for its pores and creases.
  const smooth =
    2.3 *
    Math.max(
      1,
      median(
        middleFace.map((i) => rough.data[i]),
        0.25,
      ),
    );
  const unlike = (i: number) => unlikeness(lab, i, tone, rough.data[i] < smooth);
  const faceSeeds = listOf(
    size,
    (i) =>
      isFace(i) &&
      (up(i) < 0.3 ? unlike(i) < UNLIKE_SKIN : unlike(i) < 1.7 && rough.data[i] < smooth),
  );

  const crown = listOf(
    size,
    (i) => inFace.data[i] === 0 && matte.data[i] > 0.9 && onCrown(aside(i), up(i)),
  );
  const hue = (i: number) =>
    Math.hypot((lab[i * 3 + 1] - tone[1]) / 6.5, (lab[i * 3 + 2] - tone[2]) / 7.5);
  // A bare skull shines and shades: its hue and its smoothness tell, not its lightness.
  const bare = (i: number) => hue(i) < 2.2 && rough.data[i] < smooth && lab[i * 3] > tone[0] - 24;
  const top = crown.filter((i) => up(i) > 1 && up(i) < 1.45 && Math.abs(aside(i)) < 0.7);
  const forehead = toneOf(
    lab,
    listOf(size, (i) => isFace(i) && up(i) > 0.3 && Math.abs(aside(i)) < 0.5),
  );
  const skull = toneOf(lab, top);
  const isOne =
    Math.hypot((skull[0] - forehead[0]) * 0.3, skull[1] - forehead[1], skull[2] - forehead[2]) <
    ONE_SKIN;
  const isBald = isOne && top.filter(bare).length > top.length * BALD;
  const crowning = crown.filter((i) => unlike(i) > UNLIKE_SKIN || (up(i) > 1.2 && !bare(i)));
  const brow = foreheadOf({
    lab,
    width,
    radius: eyes.radius,
    aside,
    up,
    skin: faceSeeds,
    hair: crowning,
  });
  const hairSeeds = crowning.filter((i) => brow[i] === 0);
  const skinSeeds = listOf(size, (i) => brow[i] === 1).concat(
    faceSeeds.filter((i) => brow[i] === 0),
  );
  // Below the ears and beside the jaw hangs what is one with the hair above it, step by step.
  const step = Math.max(1, Math.round(0.12 * eyes.radius)) * width;
  const hangsFrom = (i: number) => {
    for (let at = i; up(at) < 0.3; at -= step) {
      const above = at - step;
      if (above < 0 || matte.data[above] < 0.85 || apartOf(lab, at, above) > ONE_LOCK) return false;
    }
    return true;
  };
  const hanging = listOf(size, (i) => {
    const isBeside = Math.abs(aside(i)) > 1.02 && Math.abs(aside(i)) < 1.8;
    return isBeside && up(i) < -0.85 && up(i) > chin - 0.15 && matte.data[i] > 0.9 && hangsFrom(i);
  });
  const none = newPlane(width, height);
  if (isBald && hanging.length < eyes.radius ** 2 * LONG) hairSeeds.length = 0;
  if (hairSeeds.length + hanging.length < eyes.radius) {
    const skin = matte.data.map((m, i) => (unlike(i) < UNLIKE_SKIN ? m : 0));
    const cloth = matte.data.map((m, i) => (up(i) < chin ? m - skin[i] : 0));
    const parts = {
      hair: none,
      skin: { ...none, data: skin },
      cloth: { ...none, data: cloth },
      ground: { ...none, data: matte.data.map((m) => 1 - m) },
    };
    return { parts, isCovered: false };
  }
  const hairModel = fitMixture(coloursOf(lab, [...hairSeeds, ...hanging]), 5);
  const skinModel = fitMixture(coloursOf(lab, skinSeeds), 3);
  /** Distance in L*a*b* from the nearest colour of the hair, which may lie in shade. */
  const fromHair = (i: number) =>
    Math.min(
      ...(hairModel ?? []).map(({ mean: [l, a, b] }) => {
        const dim = Math.min(1, (lab[i * 3] + 8) / (l + 8));
        const darker = dim < 1 ? 0.3 : 0.8;
        return Math.hypot(
          (lab[i * 3] - l) * darker,
          (lab[i * 3 + 1] - a * dim) * 1.5,
          // No hair is bluer than the rest of it; blond tips are yellower.
          (lab[i * 3 + 2] - b * dim) * (lab[i * 3 + 2] < b * dim ? 1.5 : 1),
        );
      }),
    );
  const isLong = hanging.length > eyes.radius ** 2 * LONG;
  const low = (i: number) => up(i) < chin - 0.9 && matte.data[i] > 0.9;
  const clothSeeds = listOf(
    size,
    (i) =>
      low(i) &&
      unlike(i) > UNLIKE_SKIN &&
      (fromHair(i) > UNLIKE_HAIR || (!isLong && Math.abs(aside(i)) > 2.2)),
  );
  const clothModel = fitMixture(coloursOf(lab, clothSeeds), 4);
  const groundSeeds = listOf(size, (i) => matte.data[i] < 0.04);
  const groundModel = fitMixture(coloursOf(lab, groundSeeds), 4);

  const models: (Mixture | null)[] = [hairModel, skinModel, clothModel, groundModel];
  const votes = HEAD_PARTS.map(() => newPlane(width, height));
  const scores = [0, 0, 0, 0];
  const vote = () => {
    for (let i = 0; i < size; i++) {
      const prior = headPriors(
        { aside: aside(i), up: up(i), inFace: inFace.data[i] === 1 },
        chin,
        matte.data[i],
      );
      let highest = Number.NEGATIVE_INFINITY;
      for (let part = 0; part < 4; part++) {
        const model = models[part];
        const colour = model
          ? Math.max(-18, logLikelihood(model, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]))
          : -16;
        scores[part] = colour * 0.7 + prior[part];
        // Hair is streaky, skin is smooth.
        if (part === HAIR && up(i) > 0.2) scores[part] += rough.data[i] > smooth ? 0.6 : -0.4;
        const isForehead = inFace.data[i] === 1 && up(i) > 0.1 && unlike(i) < 3.5;
        if (part === HAIR && isForehead && rough.data[i] < smooth) scores[part] -= 2.5;
        highest = Math.max(highest, scores[part]);
      }
      const total = scores.reduce((sum, score) => sum + Math.exp(score - highest), 0);
      for (let part = 0; part < 4; part++) {
        votes[part].data[i] = Math.exp(scores[part] - highest) / total;
      }
    }
  };
  vote();
  const won = listOf(size, (i) => votes[HAIR].data[i] > 0.8 && up(i) > chin - 0.5);
  models[HAIR] = fitMixture(coloursOf(lab, won), 5) ?? hairModel;
  vote();
  const guide = newPlane(width, height);
  for (let i = 0; i < size; i++) guide.data[i] = lab[i * 3] / 100;
  const even = votes.map((plane) => guidedFilter(guide, plane, eyes.radius / 14, 0.0012));

  const isEye = (i: number) => features.data[i] === 1 && up(i) < 0.14;
  const passes = thick(even[HAIR], Math.max(1, Math.round(eyes.radius * LOCK)));
  const costs = even.map((plane, part) => {
    const cost = plane.data.map((value) => LEAST_COST + 1 - Math.min(1, Math.max(0, value)));
    if (part !== HAIR) return cost;
    for (let i = 0; i < size; i++) {
      // Beside and below the jaw only locks lead on, no strip of beard or shade.
      const isBrow = inFace.data[i] === 1 && up(i) < 0.55;
      const isNarrow = (up(i) < -0.35 || isBrow) && passes.data[i] === 0;
      const isBeard = inFace.data[i] === 1 && up(i) < -0.5;
      if (isNarrow || isBeard || isEye(i) || brow[i] === 1 || matte.data[i] < 0.06)
        cost[i] = Number.POSITIVE_INFINITY;
    }
    return cost;
  });
  const sureHair = [...hairSeeds, ...hanging].filter((i) => even[HAIR].data[i] > 0.7);
  const sureCloth = clothSeeds.filter((i) => even[CLOTH].data[i] > 0.6);
  const aways = [
    geodesic(sureHair, costs[HAIR], width),
    geodesic(skinSeeds, costs[SKIN], width),
    geodesic(sureCloth, costs[CLOTH], width),
    geodesic(groundSeeds, costs[GROUND], width),
  ];
  const parts = HEAD_PARTS.map(() => newPlane(width, height));
  for (let i = 0; i < size; i++) {
    let best = GROUND;
    for (let part = 0; part < 4; part++) if (aways[part][i] < aways[best][i]) best = part;
    parts[best].data[i] = 1;
  }
  const [hair, skin, cloth, ground] = parts;
  const beside = listOf(
    size,
    (i) => hair.data[i] === 1 && up(i) < 0 && up(i) > chin - 1 && matte.data[i] > 0.9,
  );
  const upper = top.filter((i) => hair.data[i] === 1);
  // Dyed ends differ from the crown as hair below a hat does, but not beside the eyes.
  const highest = beside.filter((i) => up(i) > -TEMPLES);
  const enough = eyes.radius ** 2 * LONG;
  const below = highest.length > enough ? highest : beside.length > enough ? beside : null;
  const isCovered = upper.length > 20 && isHat(toneOf(lab, upper), below && toneOf(lab, below));
  return { parts: { hair, skin, cloth, ground }, isCovered };
}

function listOf(size: number, holds: (i: number) => boolean): number[] {
  const list: number[] = [];
  for (let i = 0; i < size; i++) if (holds(i)) list.push(i);
  return list;
}

/** 1 where a window of (2r+1)² px lies wholly in what is probably of the part, grown back by r. */
function thick(plane: Plane, r: number): Plane {
  const { width, height } = plane;
  const like: Plane = { width, height, data: plane.data.map((v) => (v > 0.45 ? 1 : 0)) };
  const inner = boxMean(like, r).data.map((v) => (v > 0.93 ? 1 : 0));
  const grown = boxMean({ width, height, data: inner }, r + 1);
  return {
    width,
    height,
    data: grown.data.map((v, i) => (v > 1e-4 && like.data[i] === 1 ? 1 : 0)),
  };
}
