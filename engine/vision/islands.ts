import type { Plane } from "../image/raster.ts";
import { regions } from "../image/regions.ts";

/** Pixels below this do not count as covered. */
const TRACE = 0.04;
/** A piece smaller than this share of the largest is neither a person nor part of one. */
const LEAST_PIECE = 0.012;

/** A matte (0–1) without small pieces that are connected with nobody. */
export function withoutIslands(matte: Plane): Plane {
  const data = new Float32Array(matte.data);
  const pieces = regions(matte.width, matte.height, (i) => data[i] > TRACE);
  const largest = Math.max(0, ...pieces.map((piece) => piece.length));
  for (const piece of pieces) {
    if (piece.length < largest * LEAST_PIECE) for (const i of piece) data[i] = 0;
  }
  return { ...matte, data };
}
