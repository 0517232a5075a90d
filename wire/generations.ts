import * as v from "valibot";
import { Asset } from "./assets.ts";
import { Id, Instant, listOf, PageQuery, text } from "./common.ts";
import { GENERATION_ERROR_CODES } from "./errors.ts";
import { CUSTOM_STYLE, HAIRSTYLE_IDS } from "./hairstyles.ts";
import { LIMITS } from "./limits.ts";
import {
  ASPECT_RATIOS,
  BMI_CLASSES,
  BODY_TYPE_ALIASES,
  BODY_TYPES,
  COMMUNITY_STATUSES,
  EDIT_PRESETS,
  FEATURES,
  GARMENT_CATEGORIES,
  GENDERS,
  GENERATION_STATUSES,
  GENERATION_STEPS,
  INPUT_ROLES,
  MOTIONS,
  POSES,
  SKIN_TONES,
  STYLE_TYPES,
  VIDEO_DURATIONS,
  VIDEO_MODEL_IDS,
  VIDEO_RESOLUTIONS,
  WAITS_FOR,
} from "./values.ts";
import { VIDEO_DEFAULTS } from "./video-models.ts";

export const GenerationError = v.object({
  code: v.picklist(GENERATION_ERROR_CODES),
  message: v.string(),
});
export const GenerationDetails = v.looseObject({
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  mime: v.string(),
  category: v.optional(v.string()),
  bmi: v.optional(v.number()),
  bmi_class: v.optional(v.picklist(BMI_CLASSES)),
  duration_s: v.optional(v.number()),
  fps: v.optional(v.number()),
});
export const Generation = v.object({
  id: Id,
  feature: v.picklist(FEATURES),
  status: v.picklist(GENERATION_STATUSES),
  step: v.nullable(v.picklist(GENERATION_STEPS)),
  progress: v.number(),
  waits_for: v.nullable(v.picklist(WAITS_FOR)),
  cost: v.number(),
  charged: v.number(),
  refunded: v.number(),
  cancel_refund: v.number(),
  error: v.nullable(GenerationError),
  inputs: v.array(v.object({ role: v.picklist(INPUT_ROLES), asset: Asset })),
  settings: v.record(v.string(), v.unknown()),
  seed: v.number(),
  parent_id: v.nullable(Id),
  style_type: v.nullable(v.picklist(STYLE_TYPES)),
  style_name: v.nullable(v.string()),
  category: v.nullable(v.string()),
  result: v.nullable(v.object({ asset: Asset, details: GenerationDetails })),
  engine: v.object({ id: v.string(), model: v.string(), preview: v.boolean() }),
  created_at: Instant,
  started_at: v.nullable(Instant),
  completed_at: v.nullable(Instant),
  processing_ms: v.nullable(v.number()),
  share_url: v.nullable(v.string()),
  /** How far it is on its way into the community; null when it was never offered. */
  community: v.optional(v.nullable(v.picklist(COMMUNITY_STATUSES))),
});
export type Generation = v.InferOutput<typeof Generation>;
export const GenerationList = listOf(Generation);

const common = {
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seedMax))),
  parent_id: v.optional(Id),
};
const Prompt = v.optional(text(LIMITS.promptChars));
const between = (low: number, high: number) =>
  v.pipe(v.number(), v.minValue(low, "out_of_range"), v.maxValue(high, "out_of_range"));
const oneDecimal = v.check(
  (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9,
  "one_decimal",
);

export const TryOnBody = v.object({
  ...common,
  model: Id,
  garment: Id,
  category: v.optional(v.picklist(GARMENT_CATEGORIES), "all"),
  prompt: Prompt,
});
export type TryOnBody = v.InferInput<typeof TryOnBody>;

export const BodyGeneratorBody = v.object({
  ...common,
  gender: v.picklist(GENDERS),
  height_cm: v.pipe(between(...LIMITS.heightCm), oneDecimal),
  weight_kg: v.pipe(between(...LIMITS.weightKg), oneDecimal),
  age: v.pipe(between(...LIMITS.ageYears), v.integer("not_whole")),
  skin_tone: v.picklist(SKIN_TONES),
  body_type: v.pipe(
    v.picklist([...BODY_TYPES, "ectomorph", "mesomorph", "endomorph"]),
    v.transform((value) =>
      value in BODY_TYPE_ALIASES
        ? BODY_TYPE_ALIASES[value as keyof typeof BODY_TYPE_ALIASES]
        : (value as (typeof BODY_TYPES)[number]),
    ),
  ),
  aspect_ratio: v.picklist(ASPECT_RATIOS),
  pose: v.optional(v.picklist(POSES), "front"),
  hints: v.optional(v.pipe(v.array(text(LIMITS.hintChars)), v.maxLength(LIMITS.hints)), []),
  face: v.optional(Id),
  prompt: Prompt,
});

export const HairstyleBody = v.object({
  ...common,
  photo: Id,
  gender: v.picklist(GENDERS),
  style: v.picklist([...HAIRSTYLE_IDS, CUSTOM_STYLE]),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, "colour_format"))),
  prompt: Prompt,
  mask: v.optional(Id),
});

export const ImageToVideoBody = v.object({
  ...common,
  image: Id,
  motion: v.optional(v.picklist(MOTIONS), VIDEO_DEFAULTS.motion),
  prompt: Prompt,
  duration: v.optional(v.picklist(VIDEO_DURATIONS), VIDEO_DEFAULTS.duration),
  resolution: v.optional(v.picklist(VIDEO_RESOLUTIONS), VIDEO_DEFAULTS.resolution),
  fixed_camera: v.optional(v.boolean(), false),
  cfg_scale: v.optional(between(0, 1)),
  prompt_optimizer: v.optional(v.boolean(), false),
  generate_audio: v.optional(v.boolean(), false),
  model: v.optional(v.picklist(VIDEO_MODEL_IDS), VIDEO_DEFAULTS.model),
});

export const EDIT_DEFAULTS = { strength: 0.75, guidance: 7.5, steps: 30 } as const;
export const ImageEditingBody = v.object({
  ...common,
  image: Id,
  prompt: Prompt,
  preset: v.optional(v.picklist(EDIT_PRESETS)),
  strength: v.optional(between(0, 1), EDIT_DEFAULTS.strength),
  guidance: v.optional(between(1, 20), EDIT_DEFAULTS.guidance),
  steps: v.optional(v.pipe(between(10, 50), v.integer("not_whole")), EDIT_DEFAULTS.steps),
  mask: v.optional(Id),
});

/** The body of each tool, by feature. */
export const TOOL_BODIES = {
  virtual_try_on: TryOnBody,
  body_generator: BodyGeneratorBody,
  hairstyle_changer: HairstyleBody,
  image_to_video: ImageToVideoBody,
  image_editing: ImageEditingBody,
} as const;

/** Which body field holds the asset of which input role, by feature. */
export const TOOL_INPUTS = {
  virtual_try_on: { model: "person_image", garment: "clothing_item" },
  body_generator: { face: "face_reference" },
  hairstyle_changer: { photo: "original_person", mask: "mask" },
  image_to_video: { image: "source_image" },
  image_editing: { image: "source_image", mask: "mask" },
} as const;

export const GenerationsQuery = v.object({
  ...PageQuery,
  feature: v.optional(v.picklist(FEATURES)),
  status: v.optional(
    v.pipe(
      v.picklist([...GENERATION_STATUSES, "success"]),
      v.transform((value) => (value === "success" ? ("completed" as const) : value)),
    ),
  ),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export const RegenerateBody = v.optional(
  v.object({ same_seed: v.optional(v.boolean(), false) }),
  {},
);
export const ShareAnswer = v.object({ share_url: v.string() });
export const Share = v.object({
  id: Id,
  feature: v.picklist(FEATURES),
  asset: Asset,
  created_at: Instant,
});
export type Share = v.InferOutput<typeof Share>;

export const QuoteBody = v.object({
  feature: v.picklist(FEATURES),
  settings: v.optional(v.record(v.string(), v.unknown()), {}),
});
/** A quote's settings as far as they are chosen: of the tool's own body, nothing required yet. */
export const QUOTED_SETTINGS = {
  virtual_try_on: v.object({ settings: v.partial(TryOnBody) }),
  body_generator: v.object({ settings: v.partial(BodyGeneratorBody) }),
  hairstyle_changer: v.object({ settings: v.partial(HairstyleBody) }),
  image_to_video: v.object({ settings: v.partial(ImageToVideoBody) }),
  image_editing: v.object({ settings: v.partial(ImageEditingBody) }),
} as const;
export const Alternative = v.object({ feature: v.picklist(FEATURES), cost: v.number() });
export const Quote = v.object({
  cost: v.number(),
  balance: v.number(),
  affordable: v.boolean(),
  alternatives: v.array(Alternative),
});
export type Quote = v.InferOutput<typeof Quote>;
export const Estimates = v.record(
  v.picklist(FEATURES),
  v.object({ p50_ms: v.nullable(v.number()), p90_ms: v.nullable(v.number()), samples: v.number() }),
);
export type Estimates = v.InferOutput<typeof Estimates>;
export const VideoModelList = v.object({
  items: v.array(
    v.object({
      id: v.picklist(VIDEO_MODEL_IDS),
      durations: v.array(
        v.object({ value: v.number(), enabled: v.boolean(), reason: v.nullable(v.string()) }),
      ),
      resolutions: v.array(
        v.object({
          value: v.string(),
          native: v.nullable(v.string()),
          enabled: v.boolean(),
          reason: v.nullable(v.string()),
        }),
      ),
      flags: v.array(v.string()),
      cost: v.number(),
    }),
  ),
});
