import { eachOfThree } from "../image/triple.ts";
import type { Gender } from "./body-types.ts";
import { type Linear, linear } from "./colours.ts";
import type { Dice } from "./dice.ts";
import type { HairName } from "./figure/hair.ts";

export interface HairChoice {
  /** A hair of the CC0 set. */
  style: HairName;
  /** What of its length below the chin is left, 0–1. */
  length: number;
  colour: Linear;
}

const cut = (style: HairName, length = 1) => ({ style, length });
const STYLES: Record<Gender, readonly Pick<HairChoice, "style" | "length">[]> = {
  female: [cut("long01"), cut("long01", 0.7), cut("long01", 0.55), cut("braid01")],
  male: [cut("short01"), cut("short01"), cut("short04"), cut("short04")],
};
/** Worn by older women. */
const OLDER = [cut("long01", 0.35), cut("braid01")];
const BLACK = linear("#1a1614");
const YOUNG = ["#1a1614", "#1e1815", "#2b1f19", "#3a271c", "#4a3122"].map(linear);
const GREY = linear("#8d8a86");
const WHITE = linear("#c9c6c1");

/** Hair by chance, darker for darker skins and greyer with the years. */
export function chooseHair(dice: Dice, gender: Gender, age: number, dark: boolean): HairChoice {
  const style = dice.one(age > 60 && gender === "female" ? OLDER : STYLES[gender]);
  const young = dark ? BLACK : dice.one(YOUNG);
  const grey = Math.min(1, Math.max(0, (age - 42 - dice.between(0, 8)) / 28));
  const old = age > 72 ? WHITE : GREY;
  return {
    ...style,
    colour: eachOfThree(young, (value, c) => value + (old[c] - value) * grey),
  };
}
