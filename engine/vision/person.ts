import type { Plane, Point, Rgb } from "../image/raster.ts";
import type { Face } from "./face.ts";

/** One side of the body as the picture shows it; `sign` is −1 for the picture's left. */
export interface Side {
  sign: -1 | 1;
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  hip: Point;
  knee: Point;
  ankle: Point;
  /** Whether the pose model is sure that arm and leg are in the picture. */
  armSeen: boolean;
  legSeen: boolean;
}

/** A front-facing person; all measures in pixels of the working picture. */
export interface Person {
  image: Rgb;
  matte: Plane;
  face: Face;
  sides: readonly [Side, Side];
  /** Distance between the shoulder joints, the unit of most sizes. */
  shoulders: number;
  /** Middle between the shoulder joints and between the hip joints. */
  neck: Point;
  pelvis: Point;
  /** Distance from `neck` to `pelvis`. */
  torso: number;
  /** Unit vectors: picture-right along the shoulders, and down the spine. */
  across: Point;
  down: Point;
}
