import type { Gender } from "./body-types.ts";
import { type Linear, linear } from "./colours.ts";
import type { Dice } from "./dice.ts";

export interface HairChoice {
  /** A hair of the CC0 set. */
  style: string;
  colour: Linear;
}

const STYLES: Record<Gender, readonly string[]> = {
  female: ["long01", "long01", "bob02", "ponytail01", "braid01"],
  male: ["short02", "short01", "short04", "short02"],
};
const BLACK = linear("#1a1614");
const YOUNG = ["#1a1614", "#1e1815", "#2b1f19", "#3a271c", "#4a3122"].map(linear);
const GREY = linear("#8d8a86");
const WHITE = linear("#c9c6c1");

/** Hair by chance, darker for darker skins and greyer with the years. */
export function chooseHair(dice: Dice, gender: Gender, age: number, dark: boolean): HairChoice {
  const style = dice.one(
    age > 65 && gender === "female" ? ["bob02", "ponytail01"] : STYLES[gender],
  );
  const young = dark ? BLACK : dice.one(YOUNG);
  const grey = Math.min(1, Math.max(0, (age - 42 - dice.between(0, 8)) / 28));
  const old = age > 72 ? WHITE : GREY;
  return { style, colour: [0, 1, 2].map((c) => young[c]! + (old[c]! - young[c]!) * grey) as never };
}
