import type { Polyline } from "../image/polyline.ts";
import type { Point } from "../image/raster.ts";

/** A sleeve as two lines of equal direction: shoulder tip → cuff outside, armpit → cuff inside. */
export interface Sleeve {
  outer: Polyline;
  inner: Polyline;
}

/** One half of a top or dress, in garment pixels; `sign` is −1 for the picture's left. */
export interface TopHalf {
  sign: -1 | 1;
  /** Where shoulder and collar meet. */
  neck: Point;
  /** Height of a standing collar or strap above `neck`, 0 for none. */
  collar: number;
  /** Where the shoulder seam ends (sleeved), or the outer corner of the strap (sleeveless). */
  tip: Point;
  /** The armpit. */
  pit: Point;
  /** Where the side seam ends; the hem may hang lower in the middle. */
  hem: Point;
  sleeve: Sleeve | null;
}

/** Distance of the body's edge from the centre line at a row; null where there is no cloth. */
export type Reach = (sign: -1 | 1, y: number) => number | null;
