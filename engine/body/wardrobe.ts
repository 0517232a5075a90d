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
  /** How much the sleeves are taken in, in decimetres. */
  sleeves: number;
  /** Jeans keep the wear and the seams of their set's picture. */
  denim: boolean;
  shoes: string;
  shoe: Linear;
  sole: Linear;
  /** Gives the cloth its folds; tight trousers have none. */
  seed: number;
  isTight: boolean;
  /** Leather shoes keep the stitching of their set's picture; sneakers are ours alone. */
  leather: boolean;
}

interface Lower {
  set: string;
  colours: readonly Linear[];
  denim: boolean;
  isTight: boolean;
}

/** Plain studio colours: quiet tops that a garment covers well, bottoms darker than skin. */
const TOPS = ["#f1efea", "#c9ced2", "#8f9aa3", "#d9cbb8", "#7d8f86", "#5c6b7a", "#b98f86"].map(
  linear,
);
const BOTTOMS = ["#2e3640", "#3d4a5c", "#4a4540", "#6b6f6a", "#25282c"].map(linear);
const DENIM = ["#3c5068", "#2c3a4c", "#5a7490"].map(linear);
type Footwear = Pick<Outfit, "shoes" | "shoe" | "sole" | "leather">;
const SNEAKERS: readonly Footwear[] = [
  ["#f0eeea", "#d9d5cd"],
  ["#3a5a8c", "#efece6"],
  ["#8f8a82", "#efece6"],
  ["#454a51", "#e6e2dc"],
].map(([shoe = "", sole = ""]) => ({
  shoes: "shoes02",
  shoe: linear(shoe),
  sole: linear(sole),
  leather: false,
}));
const LEATHER: readonly Footwear[] = ["#2b2623", "#5a3d2a"].map((shoe) => ({
  shoes: "shoes01",
  shoe: linear(shoe),
  sole: linear("#1b1817"),
  leather: true,
}));
const FOOTWEAR: Record<Gender, readonly Footwear[]> = {
  female: SNEAKERS,
  male: [...SNEAKERS, ...LEATHER],
};

const UPPERS: Record<Gender, readonly string[]> = {
  female: ["female_casualsuit01", "female_casualsuit02"],
  male: ["male_casualsuit04"],
};
const LOWERS: Record<Gender, readonly Lower[]> = {
  female: [
    { set: "female_casualsuit01", colours: DENIM, denim: true, isTight: false },
    { set: "female_casualsuit02", colours: BOTTOMS, denim: false, isTight: false },
    { set: "female_sportsuit01", colours: BOTTOMS, denim: false, isTight: true },
  ],
  male: [
    { set: "male_casualsuit04", colours: DENIM, denim: true, isTight: false },
    { set: "male_casualsuit04", colours: BOTTOMS, denim: false, isTight: false },
  ],
};

export function chooseOutfit(dice: Dice, gender: Gender): Outfit {
  const lower = dice.one(LOWERS[gender]);
  return {
    upper: dice.one(UPPERS[gender]),
    lower: lower.set,
    denim: lower.denim,
    isTight: lower.isTight,
    sleeves: gender === "male" ? 0.07 : 0.03,
    top: dice.one(TOPS),
    bottom: dice.one(lower.colours),
    ...dice.one(FOOTWEAR[gender]),
    seed: Math.floor(dice.next() * 1000),
  };
}
