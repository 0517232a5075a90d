import { EngineFailure } from "../contract.ts";
import type { Plane } from "../image/raster.ts";
import type { Layer } from "../image/warp.ts";

/** What a restyled or dyed head must keep to; see decision 0090. */
const BAR = {
  /** Invented and seen, and outline of old hair without an edge: together, and the outline alone. */
  restyled: 4.1,
  ends: 2.2,
  /** The same outline of hair that is dyed and stays. */
  dyed: 7,
};

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

/**
 * Fails with old_hair_left when too much of what old hair hid would have to be invented (as
 * `inventionOf`), or when the old hair has no edge there (`ends`, as `unclearEnds`): then some stays.
 */
export function judgeRestyled(invented: number, ends: number): void {
  if (ends > BAR.ends || invented + ends > BAR.restyled) throw new EngineFailure("old_hair_left");
}

/** Fails with below_standard when hair can't be told from what it lies on: it would be dyed too. */
export function judgeDyed(ends: number): void {
  if (ends > BAR.dyed)
    throw new EngineFailure("below_standard", "no edge between hair and clothes");
}
