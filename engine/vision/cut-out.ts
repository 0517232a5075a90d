import { EngineFailure } from "../contract.ts";
import { blur, boxMean } from "../image/blur.ts";
import { pushPull } from "../image/push-pull.ts";
import { clamp, median, newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { boundsOf, neighbours, regions } from "../image/regions.ts";
import { cutThing, isSound, type Strokes } from "./cut-thing.ts";
import { type Ground, groundOf, laxGround, UNLIKE } from "./ground.ts";
import { hangerOf } from "./hanger.ts";
import { refineEdge } from "./matte.ts";
import type { Residue } from "./residue.ts";

/**
 * A garment's picture, its mask (0–1) and its bounding box in px (last row and column included).
 */
export interface Garment {
  /** With the colours along its edge cleaned of the ground's; computed when first asked for. */
  readonly image: Rgb;
  alpha: Plane;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How its outline stands in the picture; null off an even ground and off a wearer. */
  residue: Residue | null;
}

/** Half the width, in px, of the widest rim of shadow or noise along an outline. */
const RIM = 9;

/** A border with at most this spread is a studio's even ground (see Ground.spread). */
const STUDIO = 4.6;

/**
 * Cuts the thing in a picture's middle out: off a studio's even ground by flooding it, off any other
 * by colour and edges. `strokes` say what belongs to it and outweigh what is seen. Fails with
 * garment_not_found when there is nothing, or when the outline can't be trusted.
 */
export function cutOut(image: Rgb, strokes?: Strokes): Garment {
  const ground = strokes ? null : groundOf(image);
  const studio = ground && ground.spread <= STUDIO ? cutOffGround(image, ground) : null;
  if (studio) return studio;
  const cut = cutThing(image, strokes);
  // Whoever painted has seen the outline.
  if (!strokes && !isSound(cut.residue)) throw new EngineFailure("garment_not_found");
  const fine = refineEdge(image, cut.mask, Math.max(2, Math.round(image.height / 180)));
  const mask = newPlane(image.width, image.height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = fine.data[i] > 0.5 ? 1 : 0;
  smooth(mask, 2);
  const pieces = regions(image.width, image.height, (i) => mask.data[i] > 0.5);
  const largest = Math.max(0, ...pieces.map((piece) => piece.length));
  const [whole, specks] = [true, false].map((isLarge) =>
    pieces.filter((piece) => piece.length > largest * 0.02 === isLarge).flat(),
  );
  for (const i of specks) mask.data[i] = 0;
  for (const i of hangerOf(mask, whole)) mask.data[i] = 0;
  return garmentOf(image, mask, pixelsOf(mask), [], cut.residue);
}

/** Off an even ground; null when what is not ground covers too little or too much. */
function cutOffGround(image: Rgb, ground: Ground): Garment | null {
  const { width, height } = image;
  // An open front leaves two halves, so every patch of a similar size belongs to the garment.
  const found = regions(width, height, (i) => ground.is[i] === 0);
  const largest = Math.max(0, ...found.map((region) => region.length));
  const whole = found.filter((region) => region.length > largest * 0.3).flat();
  const share = whole.length / (width * height);
  if (share < 0.03 || share > 0.95) return null;
  const mask = newPlane(width, height);
  for (const i of whole) mask.data[i] = 1;
  const unlike = median(whole.map((i) => ground.away[i]));
  if (unlike > UNLIKE) {
    peel(mask, ground, clamp(unlike * 0.3, 6, 14));
    openHoles(mask, whole, ground);
  } else {
    // On white cloth everything looks like a rim, so it is only removed next to coloured parts.
    peel(mask, ground, 6, besideColour(mask, ground));
  }
  const cracks = close(mask);
  if (unlike <= UNLIKE) smooth(mask, 5);
  return garmentOf(image, mask, pixelsOf(mask), crackEnds(cracks, ground, mask, unlike / 2));
}

/**
 * A garment by a known mask (0–1), such as that of what a person in a picture wears. Fails with
 * garment_not_found when it covers too little.
 */
export function cutOutBy(image: Rgb, coverage: Plane): Garment {
  const found = regions(image.width, image.height, (i) => coverage.data[i] > 0.5);
  const thing = found.reduce((best, region) => (region.length > best.length ? region : best), []);
  if (thing.length < coverage.data.length * 0.02) throw new EngineFailure("garment_not_found");
  const mask = newPlane(image.width, image.height);
  for (const i of thing) mask.data[i] = 1;
  return garmentOf(image, mask, thing);
}

function garmentOf(
  image: Rgb,
  mask: Plane,
  thing: readonly number[],
  cracks: readonly number[] = [],
  residue: Residue | null = null,
): Garment {
  const { width, height } = mask;
  let clean: Rgb | null = null;
  const garment = {
    // Who only asks for the outline doesn't wait for the colours along it.
    get image() {
      clean ??= cleanEdge(image, mask, cracks);
      return clean;
    },
    alpha: softEdge(mask),
    ...boundsOf(thing, width),
    residue,
  };
  if (garment.right - garment.left < width * 0.08 || garment.bottom - garment.top < height * 0.12) {
    throw new EngineFailure("garment_not_found");
  }
  return garment;
}

function pixelsOf(mask: Plane): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < mask.data.length; i++) if (mask.data[i] > 0) pixels.push(i);
  return pixels;
}

/**
 * Removes a rim of shadow or compression noise from the outline of `mask`, in place: whatever a
 * search for ground with the larger `limit` finds, unless it is thick and therefore part of the
 * garment in the ground's colour. With `where`, only where that is above 0.
 */
function peel(mask: Plane, ground: Ground, limit: number, where?: Plane): void {
  const { width, height, data } = mask;
  const lax = laxGround(ground, limit, width, height);
  const rim: Plane = { ...mask, data: data.map((value, i) => value * lax[i]) };
  const core = boxMean(rim, RIM);
  for (let i = 0; i < data.length; i++) core.data[i] = core.data[i] > 0.9 ? 1 : 0;
  const thick = boxMean(core, RIM + 3);
  // What the search finds further in is a print: it has leaked through cloth of the ground's
  // colour.
  const inside = boxMean(mask, RIM);
  for (let i = 0; i < data.length; i++) {
    if (inside.data[i] > 0.999 || (where && where.data[i] < 1e-4)) continue;
    if (rim.data[i] > 0 && thick.data[i] < 1e-4) data[i] = 0;
  }
}

/** Above 0 close to pixels of the garment that clearly differ from the ground. */
function besideColour(mask: Plane, { away }: Ground): Plane {
  const coloured = mask.data.map((value, i) => (value === 1 && away[i] > UNLIKE ? 1 : 0));
  return boxMean({ ...mask, data: coloured }, RIM);
}

/**
 * Removes from `mask` the ground seen through the garment: between sleeve and body, or through a
 * neckline. Patches that are small, thin or in the middle of the front stay: they are prints.
 */
function openHoles(mask: Plane, thing: readonly number[], { apart, limit }: Ground): void {
  const { width } = mask;
  const { left, right, top, bottom } = boundsOf(thing, width);
  const seen = newPlane(width, mask.height);
  seen.data.forEach((_, i) => {
    seen.data[i] = mask.data[i] === 1 && apart[i] < limit ? 1 : 0;
  });
  const deep = boxMean(seen, 4);
  for (const hole of regions(width, mask.height, (i) => seen.data[i] === 1)) {
    if (hole.length < Math.max(40, thing.length * 0.003)) continue;
    const thick = hole.filter((i) => deep.data[i] > 0.9).length > hole.length * 0.5;
    const box = boundsOf(hole, width);
    const aside = Math.abs((box.left + box.right) / 2 - (left + right) / 2) / (right - left);
    const high = (box.top - top) / (bottom - top);
    if (thick && (aside > 0.2 || high < 0.08)) for (const i of hole) mask.data[i] = 0;
  }
}

/** Smooths an outline that is frayed, as where ground and garment have nearly the same colour. */
function smooth(mask: Plane, radius: number): void {
  const usual = blur(mask, radius, 2);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = usual.data[i] > 0.5 ? 1 : 0;
}

/** Closes cracks and nicks narrower than a few pixels; returns the pixels it added. */
function close(mask: Plane): number[] {
  const grown = boxMean(mask, 3);
  for (let i = 0; i < grown.data.length; i++) grown.data[i] = grown.data[i] > 1e-4 ? 1 : 0;
  const back = boxMean(grown, 3);
  const added: number[] = [];
  for (let i = 0; i < back.data.length; i++) {
    if (back.data[i] <= 0.9999 || mask.data[i] === 1) continue;
    mask.data[i] = 1;
    added.push(i);
  }
  return added;
}

/** How far, in px, a closed crack is followed as a line too thin to count as ground. */
const CRACK_END = 30;
/**
 * Radius in px of the window around a pixel; in a crack less than half of it has the ground's
 * colour.
 */
const CRACK_WIDTH = 5;

/**
 * The closed cracks and their continuations: pixels beside them that still have much of the
 * ground's colour. Wider places are cloth of that colour, such as the white area of a print.
 */
function crackEnds(cracks: number[], { away }: Ground, mask: Plane, limit: number): number[] {
  const { width, height, data } = mask;
  const like = newPlane(width, height);
  for (let i = 0; i < like.data.length; i++) like.data[i] = away[i] < limit ? 1 : 0;
  const wide = boxMean(like, CRACK_WIDTH);
  const seen = new Uint8Array(data.length);
  for (const i of cracks) seen[i] = 1;
  const found = [...cracks];
  let front = cracks;
  for (let step = 0; step < CRACK_END && front.length > 0; step++) {
    const next: number[] = [];
    for (const from of front) {
      for (const i of neighbours(from, width, data.length)) {
        if (seen[i] === 1 || data[i] !== 1 || like.data[i] !== 1 || wide.data[i] >= 0.5) continue;
        seen[i] = 1;
        next.push(i);
      }
    }
    for (const i of next) found.push(i);
    front = next;
  }
  return found;
}

/**
 * Gives the outermost pixels, which contain some of the ground's colour, and the closed cracks,
 * which contain nothing else, the colour of the cloth beside them.
 */
function cleanEdge(image: Rgb, mask: Plane, cracks: readonly number[]): Rgb {
  const { width, height } = mask;
  const cloth = { ...mask, data: mask.data.slice() };
  for (const i of cracks) cloth.data[i] = 0;
  const deep = boxMean(cloth, 2);
  const sure = new Float32Array(deep.data.length);
  for (let i = 0; i < sure.length; i++) sure[i] = deep.data[i] > 0.999 ? 1 : 0;
  const grown = pushPull(image.data, sure, width, height);
  const data = new Uint8Array(image.data);
  for (let i = 0; i < sure.length; i++) {
    if (sure[i] === 1 || (deep.data[i] === 0 && mask.data[i] === 0)) continue;
    for (let c = i * 3; c < i * 3 + 3; c++) data[c] = Math.round(clamp(grown[c], 0, 255));
  }
  return { data, width, height };
}

/** A soft mask whose edge lies about one pixel further in, so that no ground colour comes along. */
function softEdge(mask: Plane): Plane {
  const soft = blur(mask, 1, 2);
  for (let i = 0; i < soft.data.length; i++)
    soft.data[i] = clamp((soft.data[i] - 0.55) / 0.4, 0, 1);
  return soft;
}
