import type { Plane, Rgb } from "../image/raster.ts";
import type { Layer } from "../image/warp.ts";
import type { BodyOutline } from "../vision/outline.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import type { Fit } from "./fit.ts";

/** What composing needs; the picture is full size, `factor` is its pixels a working pixel. */
export interface Scene {
  picture: Rgb;
  factor: number;
  person: Person;
  parts: Parts;
  body: BodyOutline;
  fit: Fit;
  layer: Layer;
}

/** The parts and the matte at the picture's size. */
export type Masks = Record<"skin" | "hair" | "upper" | "lower" | "matte", Plane>;
