import type { Wear } from "../garment/wears.ts";
import type { Plane, Point } from "../image/raster.ts";
import type { Vertex } from "../image/warp.ts";

/**
 * A garment placed on a person: from working-picture pixels to garment pixels. Sleeves are meshes
 * of their own, so that they follow the arms.
 */
export interface Fit {
  wear: Wear;
  /** The garment's coverage without its sleeves. */
  bodyAlpha: Plane;
  /** The coverage of the sleeves alone, a little of the body part beside them included. */
  sleeveAlpha: Plane;
  bodyMap: (x: number, y: number) => Point;
  /** Whether a working pixel may hold the body part: a map gone wild must not paint beyond it. */
  allows(x: number, y: number): boolean;
  /** Where the body part may be drawn, in working pixels. */
  box: { left: number; top: number; right: number; bottom: number };
  sleeves: FittedSleeve[];
  /**
   * Heights on the trunk (0 shoulders, 1 hips, legs beyond): where the neckline or waistband is lowest,
   * and where the garment ends.
   */
  from: number;
  to: number;
  /** How far the neckline reaches to both sides of the neck, in shoulder widths. */
  neckReach: number;
  /** Whether it covers the legs one by one. */
  parted: boolean;
  /** How far down the arms the garment reaches, as a share of the arm, a side. */
  armShare: [number, number];
  /** Whether it has a standing collar, which lies over the neck. */
  collar: boolean;
  /** Whether cloth lies on the shoulder beside the neck (false for straps and bare shoulders). */
  coversShoulders: boolean;
  /** Garment pixels a working pixel, roughly: for choosing how finely to read. */
  scale: number;
}

export interface FittedSleeve {
  sign: -1 | 1;
  mesh: Vertex[][];
  /** The arm lies before the trunk, so the sleeve is drawn over the body part. */
  before: boolean;
}

/** A shoulder seam lies this much above the shoulder, in shoulder widths: cloth has a thickness. */
export const LIFT = 0.028;
/** At its end, where the sleeve goes on, it lies nearly on the arm. */
export const TIP_LIFT = 0.016;
