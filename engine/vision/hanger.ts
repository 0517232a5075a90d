import { boxMean } from "../image/blur.ts";
import { bytesOf, newPlane, type Plane } from "../image/raster.ts";
import { boundsOf, regions } from "../image/regions.ts";

/** Half the width of a hanger's wire or bar at most, in the garment's widths. */
const THIN = 0.02;
/** A hook rises this far above the garment, in heights of both, no further aside than this (widths). */
const HOOK = { least: 0.03, aside: 0.15 };
/** Bars go out from it as far as this, in widths, and down, in heights. */
const BARS = { aside: 0.2, down: 0.25 };

/**
 * The pixels of a hanger within a garment's mask (0 or 1): what is thin about a hook that stands in
 * its middle at the very top. Two straps stand aside.
 */
export function hangerOf(mask: Plane, thing: readonly number[]): number[] {
  const { left, right, top, bottom } = boundsOf(thing, mask.width);
  const [width, height] = [right - left + 1, bottom - top + 1];
  const radius = Math.max(1, Math.round(width * THIN));
  const upper = newPlane(width + 2 * radius, Math.round(height * BARS.down) + 2 * radius);
  const at = (i: number) => {
    const [x, y] = [(i % upper.width) - radius, Math.floor(i / upper.width) - radius];
    return {
      aside: Math.abs(x - width / 2) / width,
      down: y / height,
      i: (y + top) * mask.width + x + left,
    };
  };
  const isWithin = (i: number) => i >= 0 && i < mask.data.length;
  for (let i = 0; i < upper.data.length; i++) {
    const place = at(i).i;
    if (at(i).aside <= 0.5 && isWithin(place)) upper.data[i] = mask.data[place];
  }
  const thin = thinOf(upper, radius);
  const pieces = regions(upper.width, upper.height, (i) => thin[i] === 1);
  const isHook = (piece: readonly number[]) =>
    piece.some((i) => at(i).down < 2 / height && at(i).aside < HOOK.aside) &&
    piece.some((i) => at(i).down > HOOK.least);
  if (!pieces.some(isHook)) return [];
  return pieces
    .filter((piece) => isHook(piece) || piece.length > (radius * 2) ** 2)
    .flat()
    .filter((i) => at(i).aside < BARS.aside)
    .map((i) => at(i).i);
}

/** 1 where a mask is narrower than a window of (2r+1)² px: what opening it takes away. */
function thinOf(mask: Plane, radius: number): Uint8Array {
  const inner = boxMean(mask, radius);
  const core = { ...mask, data: inner.data.map((value) => (value > 0.999 ? 1 : 0)) };
  const opened = boxMean(core, radius);
  return bytesOf(mask.data.length, (i) => (mask.data[i] > 0.5 && opened.data[i] < 1e-4 ? 1 : 0));
}
