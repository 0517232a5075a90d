import type { HairstyleId } from "#wire/hairstyles.ts";
import { STYLES, type Style } from "../hair/styles.ts";
import { eachOfThree } from "../image/triple.ts";
import type { Gender } from "./body-types.ts";
import { type Linear, linear } from "./colours.ts";
import type { Dice } from "./dice.ts";

export interface HairChoice {
  style: Style;
  colour: Linear;
}

const cut = (id: HairstyleId, more: Partial<Style> = {}): Style => ({ ...STYLES[id], ...more });
const BUN = cut("side_part", { bun: true });
const MIDDLE_AGED = 45;
const OLD = 60;

/** What is worn most, by gender and age: told several times, a cut comes up more often. */
const CUTS: Record<Gender, Record<"young" | "middle" | "old", readonly Style[]>> = {
  female: {
    young: [
      cut("straight_layer"),
      cut("straight_layer", { part: 0 }),
      cut("c_curl"),
      cut("modern_bob"),
      cut("middle_part"),
      cut("loose_curls"),
      BUN,
    ],
    middle: [cut("c_curl"), cut("modern_bob"), cut("middle_part"), cut("loose_curls"), BUN],
    old: [cut("short_layer"), cut("modern_bob"), BUN, cut("pixie")],
  },
  male: {
    young: [cut("side_part"), cut("two_block"), cut("french_crop"), cut("short_quiff")],
    middle: [cut("side_part"), cut("crew_cut"), cut("french_crop")],
    old: [cut("side_part"), cut("crew_cut")],
  },
};
const BLACK = linear("#1a1614");
const YOUNG = ["#171311", "#1a1614", "#1e1815", "#2b1f19", "#38261c"].map(linear);
const GREY = linear("#8d8a86");
const WHITE = linear("#c9c6c1");

/** Hair by chance, darker for darker skins and greyer with the years. */
export function chooseHair(dice: Dice, gender: Gender, age: number, dark: boolean): HairChoice {
  const cuts = CUTS[gender];
  const style = dice.one(age >= OLD ? cuts.old : age >= MIDDLE_AGED ? cuts.middle : cuts.young);
  const young = dark ? BLACK : dice.one(YOUNG);
  const grey = Math.min(1, Math.max(0, (age - 42 - dice.between(0, 8)) / 28));
  const old = age > 72 ? WHITE : GREY;
  return { style, colour: eachOfThree(young, (value, c) => value + (old[c] - value) * grey) };
}
