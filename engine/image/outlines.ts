import { evenly } from "./polyline.ts";
import { newPlane, type Plane } from "./raster.ts";
import { regions, traceBorder } from "./regions.ts";
import { resizePlane } from "./resample.ts";

/** Long side in px that outlines are traced at, and most points of one. */
const TRACED = 480;
const POINTS = 160;
/** Pieces smaller than this share of the largest have no outline of their own. */
const LEAST_PIECE = 0.03;

/**
 * The closed outlines of a mask (0–1), largest first, each a list of [x, y] in shares (0–1) of its
 * width and height.
 */
export function outlinesOf(mask: Plane): [number, number][][] {
  const shrink = Math.min(1, TRACED / Math.max(mask.width, mask.height));
  const [width, height] = [mask.width, mask.height].map((side) => Math.round(side * shrink));
  const small = resizePlane(mask, width, height);
  const pieces = regions(width, height, (i) => small.data[i] > 0.5).sort(
    (a, b) => b.length - a.length,
  );
  return pieces
    .filter((piece) => piece.length > pieces[0].length * LEAST_PIECE)
    .map((piece) => {
      const alone = newPlane(width, height);
      for (const i of piece) alone.data[i] = 1;
      const border = traceBorder(alone);
      const line = border.length > POINTS ? evenly(border, POINTS) : border;
      return line.map(({ x, y }): [number, number] => [(x + 0.5) / width, (y + 0.5) / height]);
    });
}
