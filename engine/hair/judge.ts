import { EngineFailure } from "../contract.ts";
import type { Plane } from "../image/raster.ts";
import type { Layer } from "../image/warp.ts";

/** What may be seen of invented body and ground, in squared half face widths. */
const MOST_DOUBT = 1;

/**
 * How much a restyled picture shows of what was invented where old hair was taken away, in squared
 * half face widths (`unit` px): neck, shoulders, clothes, and a ground full of things. What the new
 * hair covers doesn't count.
 */
export function inventionOf(doubt: Plane, layer: Layer, unit: number): number {
  let sum = 0;
  for (let i = 0; i < doubt.data.length; i++) sum += doubt.data[i] * (1 - layer.alpha[i]);
  return sum / unit ** 2;
}

/** Fails with old_hair_left when too much of what old hair hid would have to be invented. */
export function judgeRestyled(doubt: Plane, layer: Layer, unit: number): void {
  if (inventionOf(doubt, layer, unit) > MOST_DOUBT) throw new EngineFailure("old_hair_left");
}
