import * as v from "valibot";
import { Id } from "../common.ts";
import { GARMENT_CATEGORIES } from "../values.ts";
import { COMMON_FIELDS, Prompt, type ToolRules } from "./tool.ts";

export const TryOnBody = v.object({
  ...COMMON_FIELDS,
  model: Id,
  garment: Id,
  /** Mends the garment's outline: a picture of its size, white where it is and black where not. */
  strokes: v.optional(Id),
  category: v.optional(v.picklist(GARMENT_CATEGORIES), "all"),
  prompt: Prompt,
});
export type TryOnBody = v.InferOutput<typeof TryOnBody>;

export const tryOnRules: ToolRules<TryOnBody> = {
  styleOf: ({ category }) => ({ styleType: null, styleName: null, category }),
  wordsOf: ({ prompt, category }) => [prompt, category],
};
