import type { HAIRSTYLE_COUNT } from "./limits.ts";
import type { Gender, HairCategory } from "./values.ts";

type StyleCategory = Exclude<HairCategory, "all">;

/** The twenty templates: id, who wears it, the filters it stands in. Names live with the texts. */
export const HAIRSTYLES = [
  { id: "straight_layer", gender: "female", categories: ["long"] },
  { id: "loose_curls", gender: "female", categories: ["long", "curly"] },
  { id: "short_layer", gender: "female", categories: ["short"] },
  { id: "modern_bob", gender: "female", categories: ["short"] },
  { id: "mullet_layer", gender: "female", categories: ["medium"] },
  { id: "hime", gender: "female", categories: ["long"] },
  { id: "pixie", gender: "female", categories: ["short"] },
  { id: "c_curl", gender: "female", categories: ["medium", "curly"] },
  { id: "noodle_curls", gender: "female", categories: ["long", "curly"] },
  { id: "middle_part", gender: "female", categories: ["medium", "long"] },
  { id: "undercut", gender: "male", categories: ["short"] },
  { id: "side_part", gender: "male", categories: ["short"] },
  { id: "mullet", gender: "male", categories: ["medium"] },
  { id: "short_quiff", gender: "male", categories: ["short"] },
  { id: "pompadour", gender: "male", categories: ["short"] },
  { id: "layer", gender: "male", categories: ["medium"] },
  { id: "crew_cut", gender: "male", categories: ["short"] },
  { id: "two_block", gender: "male", categories: ["short"] },
  { id: "french_crop", gender: "male", categories: ["short"] },
  { id: "mohican", gender: "male", categories: ["short"] },
] as const satisfies readonly {
  id: string;
  gender: Gender;
  categories: readonly StyleCategory[];
}[] & { length: typeof HAIRSTYLE_COUNT };

export type HairstyleId = (typeof HAIRSTYLES)[number]["id"];
export const HAIRSTYLE_IDS = HAIRSTYLES.map((style) => style.id);
export const CUSTOM_STYLE = "custom";

export const hairstyleOf = (id: string) => HAIRSTYLES.find((style) => style.id === id);
