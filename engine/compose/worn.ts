import { boxMean } from "../image/blur.ts";
import { clamp, smoothstep } from "../image/raster.ts";
import { oldClothes } from "./old-clothes.ts";
import type { Place } from "./place.ts";
import type { Masks, Scene } from "./scene.ts";

/** Of a pixel with old cloth nearby, this much is taken away: half a seam's mixed colours. */
const SEAM = 0.35;

/** What the parse and the colours say about the old clothes at and around one picture pixel. */
export interface Worn {
  /** Whether old clothes are here or close enough to have left their rim or shade. */
  isNear(i: number): boolean;
  /**
   * How much of the pixel is old clothing that has to go, 0–1. `onHand` is a hand's own skin,
   * `skinLike` how well the colour fits the person's skin.
   */
  at(i: number, place: Place, onHand: boolean, skinLike: number): number;
}

/**
 * Reads where the old clothes are to be taken away. What the parse calls cloth is the larger part; the
 * rest is what it cannot tell: rims whose colours are mixed with cloth, piping in a colour like skin,
 * and cloth beside a hand that it takes for the hand.
 */
export function wornReader(scene: Scene, masks: Masks): Worn {
  const unit = scene.person.shoulders * scene.factor;
  const old = oldClothes(scene, masks);
  // Where ground takes an old sleeve's place, its rim of mixed colours goes as well.
  const rim = boxMean(old, 2);
  // A sleeve's piping, in a colour like skin, is not told from it: next to cloth skin is drawn anew.
  const hem = boxMean(old, clamp(Math.round(unit * 0.035), 2, 6));
  const onRim = (i: number) => smoothstep(0.02, 0.2, rim.data[i]);
  const onHem = (i: number) => smoothstep(0.02, 0.12, hem.data[i]);
  // Above a shoe only what lies amid cloth: the shoe is no skin either.
  const amidHem = (i: number) => smoothstep(0.2, 0.3, hem.data[i]);
  return {
    isNear: (i) => old.data[i] > 0.02 || hem.data[i] > 0.02,
    at(i, place, onHand, skinLike) {
      let worn = old.data[i];
      const atLeast = (amount: number) => {
        worn = Math.max(worn, amount);
      };
      // A bare arm that stands out beyond its new sleeve goes under it.
      if (place.sleeved) atLeast(masks.skin.data[i]);
      // The matte's edge beside the shins is the old trousers', not the legs'.
      const isSeam = place.outlined || (place.onShin && masks.matte.data[i] < 0.95);
      if (isSeam && place.shows === "skin") atLeast(SEAM * onHem(i));
      // A hem's shadow and fray are no cloth to the parse, and no skin either.
      if (place.onLegs && place.shows === "skin")
        atLeast((place.onShin ? onHem(i) : amidHem(i)) * (1 - skinLike));
      if (place.outlined) atLeast((1 - place.bodyCover) * onRim(i));
      // Beside a hand the parse takes some of the trousers along with it.
      if (place.onHand && !onHand && skinLike < 0.1) atLeast(onHem(i) * masks.matte.data[i]);
      if (place.shows !== "ground") return worn;
      const hair = masks.hair.data[i];
      // The rim of trousers that hung wider than what takes their place goes with them.
      if (scene.fit.wear !== "tops" && hair < 0.05) atLeast(onRim(i));
      // Hair hangs beside the neck; nothing does beside the legs.
      if (place.onLegs) return worn;
      return worn * smoothstep(0.2, 0.05, hair) * smoothstep(0.5, 0.9, worn);
    },
  };
}
