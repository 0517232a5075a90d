import { clamp, smoothstep } from "../image/raster.ts";
import type { Portrait } from "../vision/read-portrait.ts";

/** Where neck and shoulders would be seen without the hair before them. */
export interface ShoulderLine {
  /** Height (px, down) at which the body begins in a column of the picture. */
  topAt(x: number): number;
  /** How much that height is a guess, 0–1: by how far the nearest place is where it is seen. */
  guessedAt(x: number): number;
  /** The neck's middle, in px, and half its width. */
  middle: number;
  neck: number;
  /** Whether a place below the line still belongs to the body and does not lie beside the arms. */
  isWithin(x: number, y: number): boolean;
}

/** Half the neck's width, in half face widths. */
const NECK = 0.6;
/** The neck's root below the chin, and how steeply shoulders fall from it, in half face widths. */
const ROOT = 0.62;
const FALL = 0.3;
/** Half the width of the shoulders, in half face widths. */
const BROAD = 2.35;
/** How far the line may differ from the usual one, in half face widths. */
const MOST_OFF = 0.9;

/**
 * The outline of neck and shoulders behind the hair: that of usual shoulders, moved to where the
 * picture shows it (the body's upper edge against the ground, where no hair lies over it). A side
 * that hair covers whole is taken from the other one.
 */
export function shoulderLine({ image, parts, matte, face, eyes }: Portrait): ShoulderLine {
  const { width, height } = image;
  const { radius } = eyes;
  const chin = face.oval.reduce((low, at) => (at[1] > low[1] ? at : low));
  const middle = chin[0];
  const neck = NECK * radius;
  const usual = (out: number) => {
    const along = Math.max(0, out - NECK);
    const round = Math.max(0, along - 1.2);
    return chin[1] + radius * (ROOT + FALL * along + 0.5 * round * round);
  };
  const isBody = (i: number) =>
    matte.data[i] > 0.6 &&
    parts.hair.data[i] < 0.1 &&
    parts.skin.data[i] + parts.cloth.data[i] > 0.5;
  const gap = Math.max(3, Math.round(radius / 12));
  /** Offset from the usual line by column, in px; NaN where hair hides it. */
  const seen = new Float32Array(width).fill(Number.NaN);
  for (let x = 0; x < width; x++) {
    const out = Math.abs(x - middle) / radius;
    if (out < NECK * 0.9 || out > 3.4) continue;
    const from = Math.max(0, Math.round(chin[1] - radius * 0.3));
    for (let y = from; y < Math.min(height, chin[1] + radius * 3.2); y++) {
      const i = y * width + x;
      if (!isBody(i)) continue;
      const above = i - gap * width;
      const isFree = above >= 0 && matte.data[above] < 0.3 && parts.hair.data[above] < 0.05;
      const off = y - usual(out);
      if (isFree && Math.abs(off) < MOST_OFF * radius) seen[x] = off;
      break;
    }
  }
  const offs = new Float32Array(width);
  const guessed = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const [off, far] = offsetAt(seen, x, middle, neck);
    offs[x] = off;
    guessed[x] = smoothstep(0.4 * radius, 1.4 * radius, far);
  }
  return {
    middle,
    neck,
    guessedAt: (x) => guessed[clamp(Math.round(x), 0, width - 1)],
    topAt: (x) => usual(Math.abs(x - middle) / radius) + offs[clamp(Math.round(x), 0, width - 1)],
    isWithin(x, y) {
      const aside = Math.abs(x - middle) / radius;
      if (aside < BROAD) return true;
      // Farther out only what lies between parts of the body.
      const step = x < middle ? -1 : 1;
      for (let at = x; at >= 0 && at < width; at += step * 2) {
        if (isBody(y * width + at)) return true;
      }
      return false;
    },
  };
}

/**
 * The offset of the nearest seen column on the same side, or its mirror's, and how far that one is
 * (px); none at the neck.
 */
function offsetAt(
  seen: Float32Array,
  x: number,
  middle: number,
  neck: number,
): [off: number, far: number] {
  const side = x < middle ? -1 : 1;
  const nearest = (from: number, sign: number): [off: number, far: number] | null => {
    for (let far = 0; far < seen.length; far++) {
      for (const at of [Math.round(from) + far, Math.round(from) - far]) {
        const value = seen[at];
        if (value !== undefined && !Number.isNaN(value) && Math.sign(at - middle) === sign) {
          return [value, far];
        }
      }
    }
    return null;
  };
  const own = nearest(x, side);
  const found = own ?? nearest(2 * middle - x, -side);
  if (!found) return [0, Number.POSITIVE_INFINITY];
  // At the neck's root a far column says little.
  const root = smoothstep(neck * 3, neck, Math.abs(x - middle)) * smoothstep(0, neck, found[1]);
  return [found[0] * (1 - 0.7 * root), found[1] + (own ? 0 : neck)];
}
