import * as v from "valibot";
import { Id } from "../common.ts";
import { TIMES } from "../limits.ts";
import { EDIT_PRESETS } from "../values.ts";
import { between, COMMON_FIELDS, Prompt, type Tool, type ToolRules } from "./tool.ts";

export const imageEditing = {
  feature: "image_editing",
  endpoint: "imageEditing",
  address: "/image-editing",
  aliases: [],
  path: "/ai/image-editing/edits",
  cost: 1,
  inputs: { image: "source_image", mask: "mask" },
  photo: "image",
  media: "image",
  result: "image",
  deadline: TIMES.imageJob,
  fileName: "image-editing",
  engineVariable: "ENGINE_IMAGE_EDITING",
  example: { image: "ast_sample_model_linh", preset: "enhance" },
} as const satisfies Tool<ImageEditingBody>;

export const EDIT_DEFAULTS = { strength: 0.75, guidance: 7.5, steps: 30 } as const;
export const ImageEditingBody = v.object({
  ...COMMON_FIELDS,
  image: Id,
  prompt: Prompt,
  preset: v.optional(v.picklist(EDIT_PRESETS)),
  strength: v.optional(between(0, 1), EDIT_DEFAULTS.strength),
  guidance: v.optional(between(1, 20), EDIT_DEFAULTS.guidance),
  steps: v.optional(v.pipe(between(10, 50), v.integer("not_whole")), EDIT_DEFAULTS.steps),
  mask: v.optional(Id),
});
export type ImageEditingBody = v.InferOutput<typeof ImageEditingBody>;

export const imageEditingRules: ToolRules<ImageEditingBody> = {
  styleOf: ({ preset, prompt }) => ({
    styleType: preset ? "preset" : "instruction",
    styleName: preset ?? prompt ?? null,
    category: null,
  }),
  wordsOf: ({ prompt, preset }) => [prompt, preset],
  refusalOf: ({ preset, prompt }) =>
    preset || prompt ? null : { code: "invalid_request", fields: { prompt: "prompt_required" } },
};
