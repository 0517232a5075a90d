import type { Scene } from "../compose/scene.ts";
import { labAt } from "../image/lab.ts";
import { clamp, distance, median, type Rgb } from "../image/raster.ts";
import { regions } from "../image/regions.ts";

/** What a finished try-on shows of how well it went; shares run 0–1. */
export interface Marks {
  /** Area the new garment shows, in squares of the shoulders' width. */
  size: number;
  /** Share of the trunk between the garment's upper edge and hem where neither it nor what lies before it shows. */
  gaps: number;
  /** Share of the garment that shows in one piece. */
  whole: number;
  /** Share of the places along the arms that sleeves should cover and do. */
  sleeves: number;
  /** Old cloth that still shows, as a share of the old cloth that should be gone. */
  left: number;
  /** Skin made where cloth was, as a share of the new garment. */
  invented: number;
}

/** Pixels are read in steps of this many of the working picture. */
const STEP = 2;
/** A pixel whose channels all moved by less than this kept what it was. */
const KEPT = 8;
/** L*a*b* distance, lightness halved, within which a colour could be this person's skin. */
const LIKE_SKIN = 15;

/** Measures a finished try-on. */
export function marksOf(scene: Scene, result: Rgb): Marks {
  const { person, parts, layer, picture, factor, fit } = scene;
  const width = Math.floor(person.image.width / STEP);
  const height = Math.floor(person.image.height / STEP);
  const replaced = {
    upper: fit.wear !== "bottoms",
    lower: fit.wear === "bottoms" || fit.wear === "dresses",
  };
  const tone = toneOf(scene);
  const shows = new Uint8Array(width * height);
  const before = new Uint8Array(width * height);
  let [old, left, invented] = [0, 0, 0];
  for (let i = 0; i < shows.length; i++) {
    const [x, y] = [(i % width) * STEP, Math.floor(i / width) * STEP];
    const k = y * person.image.width + x;
    const full =
      Math.min(picture.height - 1, Math.round(y * factor)) * picture.width +
      Math.min(picture.width - 1, Math.round(x * factor));
    const moved = Math.max(
      ...[0, 1, 2].map((c) => Math.abs(picture.data[full * 3 + c] - result.data[full * 3 + c])),
    );
    const drawn = layer.alpha[full] > 0.5;
    const isBefore = parts.skin.data[k] + parts.hair.data[k] > 0.5;
    if (drawn && !(isBefore && moved < KEPT)) shows[i] = 1;
    if (isBefore && moved < KEPT) before[i] = 1;
    const cloth =
      (replaced.upper ? parts.upper.data[k] : 0) + (replaced.lower ? parts.lower.data[k] : 0);
    if (cloth < 0.7 || isBefore) continue;
    old++;
    if (drawn) continue;
    if (moved < KEPT) left++;
    else if (tone && isLike(labAt(result, full), tone)) invented++;
  }
  const covered = shows.reduce((sum, value) => sum + value, 0);
  const pieces = regions(width, height, (i) => shows[i] === 1);
  const largest = pieces.reduce((most, piece) => Math.max(most, piece.length), 0);
  const unit = (person.shoulders / STEP) ** 2;
  return {
    size: covered / unit,
    gaps: gapsOf(scene, shows, before, width),
    whole: largest / Math.max(1, covered),
    sleeves: sleevesOf(scene),
    left: left / Math.max(1, old),
    invented: invented / Math.max(1, covered),
  };
}

function isLike(a: readonly number[], b: readonly number[]): boolean {
  return Math.hypot((a[0] - b[0]) / 2, a[1] - b[1], a[2] - b[2]) < LIKE_SKIN;
}

/** Usual colour of what is skin in the picture; null when hardly any is seen. */
function toneOf({ person, parts }: Scene): readonly number[] | null {
  const seen: (readonly number[])[] = [];
  for (let i = 0; i < parts.skin.data.length; i += 7) {
    if (parts.skin.data[i] > 0.9) seen.push(labAt(person.image, i));
  }
  if (seen.length < 20) return null;
  return [0, 1, 2].map((c) => median(seen.map((colour) => colour[c])));
}

/** How far to both sides of the spine the trunk is looked at, in shoulder widths. */
const TRUNK = 0.22;
/** Rows this far below the upper edge, in heights of the trunk, may belong to a neckline. */
const NECKLINE = 0.12;

function gapsOf(
  { fit, body, person }: Scene,
  shows: Uint8Array,
  before: Uint8Array,
  width: number,
): number {
  const from = fit.from + NECKLINE;
  const to = Math.min(fit.to, 1) - 0.05;
  let [open, count] = [0, 0];
  // Trousers part below the hips, and a bottom begins there.
  const end = fit.wear === "bottoms" ? fit.from + 0.25 : to;
  for (let v = fit.wear === "bottoms" ? fit.from + 0.06 : from; v < end; v += 0.02) {
    for (let aside = -TRUNK; aside <= TRUNK; aside += 0.03) {
      const { x, y } = body.place(v, aside * person.shoulders);
      const i = Math.round(y / STEP) * width + clamp(Math.round(x / STEP), 0, width - 1);
      if (i < 0 || i >= shows.length) continue;
      count++;
      if (shows[i] === 0 && before[i] === 0) open++;
    }
  }
  return count === 0 ? 0 : open / count;
}

function sleevesOf({ fit, body, layer, factor, person }: Scene): number {
  let [covered, count] = [0, 0];
  for (const { sign } of fit.sleeves) {
    const side = sign < 0 ? 0 : 1;
    const { axis } = body.arms[side];
    const last = Math.floor((axis.length - 1) * (fit.armShare[side] - 0.08));
    for (const point of axis.slice(2, last)) {
      const [x, y] = [Math.round(point.x * factor), Math.round(point.y * factor)];
      if (x < 0 || y < 0 || x >= layer.width || y >= layer.height) continue;
      // At the very shoulder the body part may lie over the sleeve.
      if (distance(point, person.neck) < person.shoulders * 0.3) continue;
      count++;
      if (layer.alpha[y * layer.width + x] > 0.5) covered++;
    }
  }
  return count === 0 ? 1 : covered / count;
}
