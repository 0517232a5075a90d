import { EngineFailure } from "../contract.ts";
import { newPlane, type Plane } from "../image/raster.ts";
import { middleOf } from "../image/recolour.ts";
import { regions } from "../image/regions.ts";
import type { Subject } from "../vision/subject.ts";
import { earsOf } from "./ears.ts";
import { eyesAndBrows, faceOval } from "./features.ts";

/** Hair and skin closer than this in L*a*b* can't be told apart by colour. */
const LEAST_APART = 14;
/** Hair that covers less of the picture than this share counts as none. */
const LEAST_SHARE = 0.001;

/** The mask of `findHair`. Fails with hair_not_found for a bald head. */
export async function hairMask(subject: Subject): Promise<Plane> {
  const hair = await findHair(subject);
  if (!hair) throw new EngineFailure("hair_not_found");
  return hair;
}

/**
 * Mask of the hair, 0–1 at the picture's size: from the hairline to the tips, without brows, ears,
 * beard and hat. Null when there is next to none. Fails with hat_worn, or as readPortrait does.
 */
export async function findHair(subject: Subject): Promise<Plane | null> {
  const { parts, isCovered } = await subject.portrait();
  if (isCovered) throw new EngineFailure("hat_worn");
  const [features, ears] = [await eyesAndBrows(subject), await findEars(subject)];
  const { hair } = parts;
  const mask: Plane = {
    ...hair,
    data: hair.data.map((value, i) => value * (1 - Math.max(features.data[i], ears.data[i]))),
  };
  dropSpecks(mask);
  const share = mask.data.reduce((sum, value) => sum + value, 0) / mask.data.length;
  return share < LEAST_SHARE ? null : mask;
}

/** Mask of the visible ears, 0–1; empty when hair and skin are too alike. */
export async function findEars(subject: Subject): Promise<Plane> {
  const { picture } = subject;
  const oval = await faceOval(subject);
  const { parts, matte, eyes } = await subject.portrait();
  const [strong, bare] = [middleOf(picture, parts.hair), middleOf(picture, oval)];
  const apart = strong && bare ? Math.hypot(bare.light - strong.light, bare.red - strong.red) : 0;
  if (!strong || !bare || apart < LEAST_APART) return newPlane(picture.width, picture.height);
  return earsOf(picture, { skin: parts.skin, oval, matte }, eyes, strong, bare);
}

/** Removes small patches apart from the hair. */
function dropSpecks(mask: Plane): void {
  const found = regions(mask.width, mask.height, (i) => mask.data[i] > 0.05);
  for (let i = 0; i < mask.data.length; i++) if (mask.data[i] <= 0.05) mask.data[i] = 0;
  const largest = Math.max(0, ...found.map((region) => region.length));
  for (const region of found) {
    if (region.length < largest * 0.03) for (const i of region) mask.data[i] = 0;
  }
}
