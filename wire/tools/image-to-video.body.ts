import * as v from "valibot";
import { Id } from "../common.ts";
import { MOTIONS, VIDEO_DURATIONS, VIDEO_MODEL_IDS, VIDEO_RESOLUTIONS } from "../values.ts";
import {
  optionsOf,
  resolutionOf,
  unsupportedVideoSettings,
  VIDEO_DEFAULTS,
  type VideoChoice,
} from "../video-models.ts";
import { between, COMMON_FIELDS, Prompt, type SettingsRefusal, type ToolRules } from "./tool.ts";

export const ImageToVideoBody = v.object({
  ...COMMON_FIELDS,
  image: Id,
  motion: v.optional(v.picklist(MOTIONS), VIDEO_DEFAULTS.motion),
  prompt: Prompt,
  duration: v.optional(v.picklist(VIDEO_DURATIONS), VIDEO_DEFAULTS.duration),
  /** By the model where nothing is asked for (resolutionOf). */
  resolution: v.optional(v.picklist(VIDEO_RESOLUTIONS)),
  fixed_camera: v.optional(v.boolean(), false),
  cfg_scale: v.optional(between(0, 1)),
  prompt_optimizer: v.optional(v.boolean(), false),
  generate_audio: v.optional(v.boolean(), false),
  model: v.optional(v.picklist(VIDEO_MODEL_IDS), VIDEO_DEFAULTS.model),
});
export type ImageToVideoBody = v.InferOutput<typeof ImageToVideoBody>;

/** Settings that the chosen model does not take, and those it has instead. */
function refusalOf(choice: VideoChoice): SettingsRefusal | null {
  const wrong = unsupportedVideoSettings(choice);
  if (wrong.length === 0) return null;
  const offered = optionsOf(choice.model);
  const refused: SettingsRefusal = { code: "unsupported_combination", fields: {}, options: {} };
  for (const field of wrong) {
    const options = offered[field];
    refused.fields[field] = options === undefined ? "not_for_model" : "invalid_value";
    if (options !== undefined) refused.options = { ...refused.options, [field]: options };
  }
  return refused;
}

export const imageToVideoRules: ToolRules<ImageToVideoBody> = {
  styleOf: ({ motion }) => ({ styleType: "motion", styleName: motion, category: null }),
  wordsOf: ({ prompt }) => [prompt],
  settledOf: (body) => ({ resolution: resolutionOf(body) }),
  refusalOf,
  // Without a model any choice fits some model; without other choices any model will do.
  refusalSoFar: ({ model, ...chosen }) =>
    model === undefined ? null : refusalOf({ ...chosen, model }),
};
