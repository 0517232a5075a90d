import { regions } from "../image/regions.ts";
import { toneOf } from "./head-colours.ts";

/** Skin and hair closer than this, in L*a*b* with lightness counting 0.6, can't be told by colour. */
const LEAST_APART = 20;
/** Lightness counts so much: a forehead shines and lies in shade. */
const LIGHT = 0.6;
/** A colour is the forehead's when it is so much nearer to it than to the hair's. */
const NEARER = 0.5;
/** What lies within the forehead and is smaller, in squared half face widths, shines: it is skin. */
const SHINE = 0.15;
/** Brows lie below this height over the eyes, in half face widths. */
const BROWS = 0.5;

/** What the search for a bare forehead takes: places are those of `spotReader`. */
export interface ForeheadScene {
  lab: Float32Array;
  width: number;
  /** Half the face's width in pixels. */
  radius: number;
  aside(i: number): number;
  up(i: number): number;
  /** Where skin and hair are certain, in pixels' indices. */
  skin: readonly number[];
  hair: readonly number[];
}

/**
 * 1 where bare skin goes on from the face over the brows: what is joined to it and much nearer to
 * its colour than to the hair's. A forehead lies far beyond the face mesh, and where light falls on
 * it, it looks like neither. All 0 where hair and skin have one colour.
 */
export function foreheadOf({
  lab,
  width,
  radius,
  aside,
  up,
  skin,
  hair,
}: ForeheadScene): Uint8Array {
  const found = new Uint8Array(lab.length / 3);
  const brow = skin.filter((i) => up(i) > 0.3 && Math.abs(aside(i)) < 0.6);
  if (brow.length === 0 || hair.length === 0) return found;
  const [bare, dark] = [toneOf(lab, brow), toneOf(lab, hair)];
  const from = (i: number, [l, a, b]: readonly number[]) =>
    Math.hypot((lab[i * 3] - l) * LIGHT, lab[i * 3 + 1] - a, lab[i * 3 + 2] - b);
  const apart = Math.hypot((bare[0] - dark[0]) * LIGHT, bare[1] - dark[1], bare[2] - dark[2]);
  if (apart < LEAST_APART) return found;
  const isSkin = (i: number) =>
    up(i) > -0.3 &&
    up(i) < 1.45 &&
    Math.abs(aside(i)) < 1.15 &&
    from(i, bare) < NEARER * from(i, dark);
  const open = skin.filter((i) => up(i) > 0 && isSkin(i));
  for (const i of open) found[i] = 1;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      if (found[next] !== 0 || !isSkin(next)) continue;
      found[next] = 1;
      open.push(next);
    }
  }
  for (const hole of regions(width, found.length / width, (i) => found[i] === 0)) {
    if (hole.length < SHINE * radius ** 2 && hole.every((i) => up(i) > BROWS))
      for (const i of hole) found[i] = 1;
  }
  return found;
}
