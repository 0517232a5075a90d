import * as v from "valibot";
import { Id } from "../common.ts";
import { TIMES } from "../limits.ts";
import { GARMENT_CATEGORIES } from "../values.ts";
import { COMMON_FIELDS, Prompt, type Tool, type ToolRules } from "./tool.ts";

export const tryOn = {
  feature: "virtual_try_on",
  endpoint: "virtualTryOn",
  address: "/virtual-tryon",
  aliases: ["/virtual-tryon-legacy"],
  path: "/ai/virtual-try-on",
  cost: 1,
  inputs: { model: "person_image", garment: "clothing_item" },
  photo: "model",
  media: "image",
  result: "image",
  deadline: TIMES.imageJob,
  fileName: "virtual-tryon",
  engineVariable: "ENGINE_VIRTUAL_TRY_ON",
  example: {
    model: "ast_sample_model_linh",
    garment: "ast_sample_garment_shirt_sky",
    category: "tops",
  },
} as const satisfies Tool<TryOnBody>;

export const TryOnBody = v.object({
  ...COMMON_FIELDS,
  model: Id,
  garment: Id,
  category: v.optional(v.picklist(GARMENT_CATEGORIES), "all"),
  prompt: Prompt,
});
export type TryOnBody = v.InferOutput<typeof TryOnBody>;

export const tryOnRules: ToolRules<TryOnBody> = {
  styleOf: ({ category }) => ({ styleType: null, styleName: null, category }),
  wordsOf: ({ prompt, category }) => [prompt, category],
};
