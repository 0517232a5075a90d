import * as v from "valibot";
import { Id } from "../common.ts";
import { EDIT_PRESETS } from "../values.ts";
import { between, COMMON_FIELDS, Prompt, type ToolRules } from "./tool.ts";

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
