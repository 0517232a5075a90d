import { blur, boxMean } from "../image/blur.ts";
import { grownColours } from "../image/grown.ts";
import { luma } from "../image/lab.ts";
import { clamp, median, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import type { Portrait } from "../vision/read-portrait.ts";
import type { Subject } from "../vision/subject.ts";
import { placesOf } from "./bare-places.ts";
import { eyesAndBrows, faceOval } from "./features.ts";
import { findFlyaways } from "./flyaways.ts";
import { findEars } from "./hair-mask.ts";
import type { Head } from "./head.ts";
import { type ShoulderLine, shoulderLine } from "./shoulder-line.ts";

/** Lightness of a plain ground and of a full one differs by this from its surroundings, 0–1. */
const PLAIN = [0.008, 0.035] as const;
/** Skin with more hair around it than this (0–1, hair blurred widely) lies in the hair's shadow. */
const SHADOW = 0.06;

/** A picture with the old hair removed, and a mask (0–1) of the person without that hair. */
export interface BareHead {
  picture: Rgb;
  body: Plane;
  /** How much of each pixel's colour was invented and can be wrong, 0–1: see `doubtOf`. */
  doubt: Plane;
}

/**
 * Removes the old hair (`hair`, 0–1, the picture's size): on the head it is replaced by skin, below
 * the head by clothes or neck, beside it by the ground. Each fill is extended from pixels that are
 * certainly skin, clothes or ground, so that no halo of hair stays. Eyes, brows and ears keep their
 * bytes; loose strands in front of the ground are removed too.
 */
export async function bareHead(subject: Subject, head: Head, hair: Plane): Promise<BareHead> {
  const { picture } = subject;
  const { width, height } = picture;
  const portrait = await subject.portrait();
  const { matte, parts } = portrait;
  const { skin, cloth } = parts;
  const oval = await faceOval(subject);
  const kept = await eyesAndBrows(subject);
  const reach = Math.max(2, head.unit / 12);
  const wide = blur(hair, reach, 2);
  const old = wide.data.map((value, i) => Math.max(smoothstep(0.01, 0.12, value), hair.data[i]));
  const broad = blur(hair, head.unit / 5, 2);
  const ears = await findEars(subject);
  const line = shoulderLine(portrait);
  for (let i = 0; i < old.length; i++) {
    if (old[i] === 0) continue;
    old[i] *= 1 - Math.max(kept.data[i], ears.data[i]);
  }
  const known = (test: (i: number) => boolean) =>
    old.map((value, i) => (wide.data[i] < 0.002 && value < 0.01 && test(i) ? 1 : 0));
  const isSkin = (i: number) => skin.data[i] > 0.85 && matte.data[i] > 0.98;
  const grown = (plane: Float32Array, step: number) =>
    grownColours(picture.data, plane, width, height, step);
  const clothAt = clothShare(portrait, known);
  const places = placesOf(head, oval, ears, line, clothAt);
  // Tells a lock that was taken for skin, which is thin, from a hand, an arm or a collar.
  const rest = matte.data.map((value, i) => value * (1 - hair.data[i]));
  const mass = blur({ data: rest, width, height }, head.unit / 9, 2);
  const flyaways = findFlyaways({
    picture,
    hair,
    unit: head.unit,
    isGround: (i) => matte.data[i] < 0.02 && old[i] < 0.01,
    mayGo: (i) => mass.data[i] < 0.4 && cloth.data[i] < 0.4 && places.isFree(i),
  });
  const { ground } = flyaways;
  const neck = grown(known(isSkin), 2);
  const face = litFace(
    picture,
    head,
    known((i) => isSkin(i) && broad.data[i] < SHADOW),
  );
  const bare = face ? grown(face, 2) : neck;
  const worn = grown(
    known((i) => cloth.data[i] > 0.8 && matte.data[i] > 0.98),
    2,
  );
  const data = new Uint8Array(picture.data);
  const body = newPlane(width, height);
  const doubt = newPlane(width, height);
  const unsure = unsureGround(portrait, head.unit);
  const unsureFill = unsureBody(portrait, head.unit, line, clothAt);
  for (let i = 0; i < old.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const loose = flyaways.share[i];
    for (let c = 0; c < 3 && loose > 0.004; c++) {
      data[i * 3 + c] = Math.round(mix(data[i * 3 + c], ground(x, y, c), loose));
    }
    body.data[i] = matte.data[i] * (1 - Math.max(old[i], loose));
    if (broad.data[i] < 0.01 && old[i] < 0.004) continue;
    const place = places.at(i);
    // A broad seam on skin, or the old hairline would show on the forehead; broader still above the
    // brows, where the rest of an old fringe would show as a line.
    const seam = mix(
      0.85 * smoothstep(0.04, 0.4, broad.data[i]),
      smoothstep(0.005, 0.1, broad.data[i]),
      place.forehead,
    );
    // Skin that is seen keeps its own light and shade.
    const seen = skin.data[i] * smoothstep(0.25, 0.04, wide.data[i]);
    const share = Math.max(old[i], place.skin * seam * (1 - kept.data[i]) * (1 - seen));
    body.data[i] = Math.max(body.data[i], place.cloth, place.skin);
    // A plain ground and the head's own skin are filled well, folds and patterns are not.
    const isBody = Math.max(place.cloth, place.skin * (1 - place.onHead));
    doubt.data[i] =
      old[i] * mix(mix(unsure(i), isBody > 0 ? unsureFill(x, y) : 0, isBody), 0.15, place.onHead);
    for (let c = 0; c < 3; c++) {
      let fill = ground(x, y, c);
      fill = mix(fill, worn(x, y, c), place.cloth);
      const own = mix(neck(x, y, c), bare(x, y, c), place.onHead);
      fill = mix(fill, own * place.shade, place.skin);
      data[i * 3 + c] = Math.round(clamp(mix(data[i * 3 + c], fill, share), 0, 255));
    }
  }
  return { picture: { data, width, height }, body, doubt };
}

/**
 * How wrong a filled ground will look at a pixel: 0 beside a plain one to 1 among things, by what is
 * seen of it nearby.
 */
function unsureGround({ image, matte, parts }: Portrait, unit: number): (i: number) => number {
  const light = luma(image);
  const mean = boxMean(light, unit / 5);
  const seen = newPlane(image.width, image.height);
  const steps = newPlane(image.width, image.height);
  const near = blur(parts.hair, unit / 6, 2);
  for (let i = 0; i < seen.data.length; i++) {
    if (matte.data[i] > 0.02 || near.data[i] > 0.02) continue;
    seen.data[i] = 1;
    steps.data[i] = Math.abs(light.data[i] - mean.data[i]);
  }
  const [share, sum] = [seen, steps].map((plane) => blur(plane, unit * 0.6, 2).data);
  const total = (plane: Plane) => plane.data.reduce((all, value) => all + value, 0);
  const usual = total(steps) / Math.max(1, total(seen));
  return (i) => {
    const step = (sum[i] + usual * 0.02) / (share[i] + 0.02);
    return smoothstep(PLAIN[0], PLAIN[1], step);
  };
}

/**
 * How wrong body will look where it is filled: more where skin and cloth meet, where cloth has folds
 * or a pattern, and along an outline that is nowhere seen.
 */
function unsureBody(
  { image, parts, matte }: Portrait,
  unit: number,
  line: ShoulderLine,
  clothAt: (x: number, y: number) => number,
): (x: number, y: number) => number {
  const light = luma(image);
  const mean = boxMean(light, unit / 5);
  const near = blur(parts.hair, unit / 2, 2);
  const steps: number[] = [];
  for (let i = 0; i < mean.data.length; i += 3) {
    if (
      parts.cloth.data[i] > 0.9 &&
      matte.data[i] > 0.95 &&
      near.data[i] > 0.02 &&
      near.data[i] < 0.4
    )
      steps.push(Math.abs(light.data[i] - mean.data[i]));
  }
  const uneven = steps.length < unit ? 1 : smoothstep(PLAIN[0], PLAIN[1], median(steps, 0.75));
  return (x, y) => {
    const share = clothAt(x, y);
    const seam = 1 - Math.abs(2 * share - 1);
    const along =
      smoothstep(0.7 * unit, 0.2 * unit, Math.abs(y - line.topAt(x))) * line.guessedAt(x);
    return Math.max(seam, along, mix(0.3, mix(0.2, 1, uneven), share));
  };
}

/** How much of the body is cloth (1) and not skin (0), extended from where either is seen. */
function clothShare(
  { image, parts, eyes, face }: Portrait,
  known: (test: (i: number) => boolean) => Float32Array,
): (x: number, y: number) => number {
  const { width, height } = image;
  const chin = Math.max(...face.oval.map(([, y]) => y));
  const label = new Float32Array(width * height * 3);
  const isBelow = (i: number) => Math.floor(i / width) > chin + eyes.radius * 0.1;
  const seen = known((i) => isBelow(i) && Math.max(parts.cloth.data[i], parts.skin.data[i]) > 0.8);
  for (let i = 0; i < seen.length; i++) if (parts.cloth.data[i] > 0.8) label[i * 3] = 1;
  if (!seen.some((value) => value === 1)) return () => 0;
  const grown = grownColours(label, seen, width, height, 4);
  return (x, y) => grown(x, y, 0);
}

/**
 * The part of `skin` (1 where known) that belongs to the face and is lit: no brows, no eyes, and
 * not the neck, which lies in the head's shadow. Null when too little of it is seen.
 */
function litFace(picture: Rgb, head: Head, skin: Float32Array): Float32Array | null {
  const { width } = picture;
  const lightOf = (i: number) =>
    picture.data[i * 3] + picture.data[i * 3 + 1] + picture.data[i * 3 + 2];
  const face: number[] = [];
  for (let i = 0; i < skin.length; i++) {
    if (skin[i] === 0) continue;
    const [u, v] = head.unproject(i % width, Math.floor(i / width), 0.6);
    if (Math.abs(u) < 0.9 && v > -1.2 && v < 1) face.push(i);
  }
  if (face.length < head.unit ** 2 / 4) return null;
  const mean = face.reduce((sum, i) => sum + lightOf(i), 0) / face.length;
  const lit = new Float32Array(skin.length);
  for (const i of face) if (lightOf(i) > 0.9 * mean) lit[i] = 1;
  return lit;
}
