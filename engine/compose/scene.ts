import type { Fit } from "../fit/fit.ts";
import type { Plane, Rgb } from "../image/raster.ts";
import type { Layer } from "../image/warp.ts";
import type { Wearer } from "../wearer/wearer.ts";

/** What composing needs; the picture is full size, `factor` is its pixels a working pixel. */
export interface Scene extends Wearer {
  picture: Rgb;
  factor: number;
  fit: Fit;
  layer: Layer;
}

/** The parts and the matte at the picture's size. */
export type Masks = Record<"skin" | "hair" | "upper" | "lower" | "matte", Plane>;
