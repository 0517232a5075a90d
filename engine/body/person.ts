import type { Body } from "#wire/tools/orders.ts";
import { newDice } from "./dice.ts";
import { chooseFace, type FaceChoice, inMood } from "./faces.ts";
import type { Pose } from "./figure/skeleton.ts";
import { chooseHair, type HairChoice } from "./hair-choice.ts";
import { poseOf } from "./poses.ts";
import { chooseOutfit, type Outfit } from "./wardrobe.ts";

/** Who is drawn: the measures an order gives, and what chance or a cast adds to them. */
export interface Person {
  measures: Pick<
    Body<"body_generator">,
    "gender" | "height_cm" | "weight_kg" | "age" | "skin_tone" | "body_type"
  >;
  hair: HairChoice;
  face: FaceChoice;
  outfit: Outfit;
  pose: Pose;
  /** Gives each strand of hair its own way. */
  seed: number;
}

/** Share of those who smile a little. */
const SMILING = 0.6;

/** The person of an order: the same seed gives the same hair, face, clothes and stance. */
export function personOf(settings: Body<"body_generator">, seed: number): Person {
  const { gender, age, skin_tone: tone } = settings;
  const dice = newDice(seed);
  const hair = chooseHair(dice, gender, age, tone === "deep" || tone === "brown");
  const face = chooseFace(dice, tone, gender, hair.colour);
  const outfit = chooseOutfit(dice, gender);
  const pose = poseOf(dice, settings.pose);
  const mood = dice.next() < SMILING ? "smile" : "neutral";
  return { measures: settings, hair, face: inMood(face, mood), outfit, pose, seed };
}
