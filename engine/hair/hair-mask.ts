import { EngineFailure } from "../contract.ts";
import { blur } from "../image/blur.ts";
import { labOf } from "../image/colour.ts";
import { paintPolygon } from "../image/polygon.ts";
import { newPlane, type Plane, type Point, smoothstep } from "../image/raster.ts";
import { middleOf } from "../image/recolour.ts";
import { regions } from "../image/regions.ts";
import type { Subject } from "../vision/subject.ts";
import { earsOf, eyeLine } from "./ears.ts";
import { eyesAndBrows, faceOval } from "./features.ts";

/** Hair and skin closer than this in L*a*b* can't be told apart by colour. */
const LEAST_APART = 14;
/** Hair that covers less of the picture than this share counts as none. */
const LEAST_SHARE = 0.001;

/** The mask of `findHair`. Fails with face_not_found for a bald head. */
export async function hairMask(subject: Subject): Promise<Plane> {
  const hair = await findHair(subject);
  if (!hair) throw new EngineFailure("face_not_found");
  return hair;
}

/**
 * Mask of the hair, 0–1 at the picture's size: the parse, corrected by colour, which keeps the
 * forehead out at the hairline and adds loose strands beside the hair. Null when there is next to
 * none. Fails with face_not_found, or as readPerson does.
 */
export async function findHair(subject: Subject): Promise<Plane | null> {
  const { picture } = subject;
  const [hair, matte] = [await subject.part("hair"), await subject.matte()];
  const { face, image } = await subject.person();
  const scale = picture.width / image.width;
  const oval = newPlane(picture.width, picture.height);
  paintPolygon(
    oval,
    face.oval.map(({ x, y }) => [x * scale, y * scale] as const),
    1,
  );
  const strong = middleOf(picture, hair);
  const skin = middleOf(picture, oval);
  if (!skin) throw new EngineFailure("face_not_found");
  if (!strong) return null;
  const across = [skin.light - strong.light, skin.red - strong.red, skin.yellow - strong.yellow];
  const apart = Math.hypot(...across);
  const bareSkin = await subject.part("skin");
  const features = await eyesAndBrows(subject);
  const ears = await findEars(subject);
  fillCrown(
    hair,
    bareSkin,
    matte,
    { x: face.centre.x * scale, y: face.centre.y * scale },
    face.radius * scale,
  );
  const near = blur(hair, (face.radius * scale) / 14, 2);
  const bare = blur(bareSkin, (face.radius * scale) / 10, 2);
  const mask = newPlane(picture.width, picture.height);
  for (let i = 0; i < mask.data.length; i++) {
    if (near.data[i] < 0.03) continue;
    const d = picture.data;
    const [l, a, b] = labOf(d[i * 3], d[i * 3 + 1], d[i * 3 + 2]);
    const own = smoothstep(0.25, 0.75, hair.data[i]);
    if (apart < LEAST_APART) {
      mask.data[i] = own * matte.data[i];
      continue;
    }
    const from = [l - strong.light, a - strong.red, b - strong.yellow];
    const along = from.reduce((sum, value, c) => sum + value * across[c], 0) / (apart * apart);
    const likeHair = smoothstep(0.72, 0.4, along);
    // Strands the parse missed lie close to what it found and have the hair's colour.
    const loose = smoothstep(0.06, 0.35, near.data[i]) * smoothstep(0.45, 0.2, Math.abs(along));
    // Colour decides beside skin only, at the hairline: elsewhere a light strand is still hair.
    const doubt = smoothstep(0.03, 0.2, bare.data[i]) * (1 - deep(near.data[i]));
    mask.data[i] = Math.max(own * (1 - doubt * (1 - likeHair)), loose) * matte.data[i];
  }
  for (let i = 0; i < mask.data.length; i++) {
    mask.data[i] *= 1 - Math.max(features.data[i], ears.data[i]);
  }
  dropSpecks(mask);
  const share = mask.data.reduce((sum, value) => sum + value, 0) / mask.data.length;
  return share < LEAST_SHARE ? null : mask;
}

/** Mask of the visible ears, 0–1; empty when hair and skin are too alike. */
export async function findEars(subject: Subject): Promise<Plane> {
  const { picture } = subject;
  const oval = await faceOval(subject);
  const [hair, skin] = [await subject.part("hair"), await subject.part("skin")];
  const [strong, bare] = [middleOf(picture, hair), middleOf(picture, oval)];
  const apart = strong && bare ? Math.hypot(bare.light - strong.light, bare.red - strong.red) : 0;
  if (!strong || !bare || apart < LEAST_APART) return newPlane(picture.width, picture.height);
  const [face] = await subject.faces();
  const eyes = face && eyeLine(face);
  if (!eyes) return newPlane(picture.width, picture.height);
  return earsOf(picture, { skin, oval, matte: await subject.matte() }, eyes, strong, bare);
}

/** Share of the head's top that must be hair for the rest of it to count as hair. */
const MOSTLY = 0.55;

/**
 * Fills the top of the head in `hair` when most of it is hair: what is missing there are strands in
 * strong light or shade that the parse lost. Ears stay out. `radius` is half the face's width in
 * px.
 */
function fillCrown(hair: Plane, skin: Plane, matte: Plane, centre: Point, radius: number): void {
  const crown: number[] = [];
  const top = centre.y - radius * 1.35;
  for (let y = Math.max(0, Math.floor(centre.y - radius * 2.6)); y < centre.y - radius * 0.2; y++) {
    for (let x = Math.floor(centre.x - radius * 1.7); x < centre.x + radius * 1.7; x++) {
      if (x < 0 || x >= hair.width) continue;
      const beside = Math.abs(x - centre.x) > radius * 1.02;
      const i = y * hair.width + x;
      const isEar = y > top && skin.data[i] > 0.5;
      if ((y < top || beside) && !isEar && matte.data[i] > 0.6) crown.push(i);
    }
  }
  const found = crown.filter((i) => hair.data[i] > 0.5).length;
  if (found < crown.length * MOSTLY) return;
  for (const i of crown) hair.data[i] = Math.max(hair.data[i], matte.data[i]);
}

/** Removes small patches apart from the hair: brows, lashes, shadows. */
function dropSpecks(mask: Plane): void {
  const found = regions(mask.width, mask.height, (i) => mask.data[i] > 0.05);
  for (let i = 0; i < mask.data.length; i++) if (mask.data[i] <= 0.05) mask.data[i] = 0;
  const largest = Math.max(0, ...found.map((region) => region.length));
  for (const region of found) {
    if (region.length < largest * 0.03) for (const i of region) mask.data[i] = 0;
  }
}

/** 1 far inside the hair, where colour must not decide: a highlight may be as light as skin. */
const deep = (near: number) => smoothstep(0.93, 0.995, near);
