import type { Gender } from "./body-types.ts";
import { type Linear, linear } from "./colours.ts";
import type { Dice } from "./dice.ts";

/** What a figure wears: pieces of the CC0 system clothes, in our own colours. */
export interface Outfit {
  /** The sets that the upper and the lower piece are taken from. */
  upper: string;
  lower: string;
  top: Linear;
  bottom: Linear;
  shoes: string;
  shoe: Linear;
}

interface Lower {
  set: string;
  colours: readonly Linear[];
}

/** Plain studio colours: quiet tops that a garment covers well, bottoms darker than skin. */
const TOPS = ["#f1efea", "#c9ced2", "#8f9aa3", "#d9cbb8", "#7d8f86", "#5c6b7a", "#b98f86"].map(
  linear,
);
const BOTTOMS = ["#2e3640", "#3d4a5c", "#4a4540", "#6b6f6a", "#25282c"].map(linear);
const DENIM = ["#3c5068", "#2c3a4c", "#5a7490"].map(linear);
const SHOES: readonly { shoes: string; shoe: Linear }[] = [
  { shoes: "shoes02", shoe: linear("#eceae6") },
  { shoes: "shoes02", shoe: linear("#c9c5be") },
  { shoes: "shoes02", shoe: linear("#3a3e44") },
];

const UPPERS: Record<Gender, readonly string[]> = {
  female: ["female_casualsuit01", "female_casualsuit02"],
  male: ["male_casualsuit04"],
};
const LOWERS: Record<Gender, readonly Lower[]> = {
  female: [
    { set: "female_casualsuit01", colours: DENIM },
    { set: "female_casualsuit02", colours: BOTTOMS },
    { set: "female_sportsuit01", colours: BOTTOMS },
  ],
  male: [
    { set: "male_casualsuit04", colours: DENIM },
    { set: "male_casualsuit04", colours: BOTTOMS },
  ],
};

export function chooseOutfit(dice: Dice, gender: Gender): Outfit {
  const lower = dice.one(LOWERS[gender]);
  return {
    upper: dice.one(UPPERS[gender]),
    lower: lower.set,
    top: dice.one(TOPS),
    bottom: dice.one(lower.colours),
    ...dice.one(SHOES),
  };
}
