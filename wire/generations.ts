import * as v from "valibot";
import { Asset } from "./assets.ts";
import { Id, Instant, listOf, PageQuery, text } from "./common.ts";
import { GENERATION_ERROR_CODES } from "./errors.ts";
import {
  BMI_CLASSES,
  COMMUNITY_STATUSES,
  FEATURES,
  GENERATION_STATUSES,
  GENERATION_STEPS,
  INPUT_ROLES,
  STYLE_TYPES,
  VIDEO_MODEL_IDS,
  WAITS_FOR,
} from "./values.ts";

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
export type GenerationDetails = v.InferOutput<typeof GenerationDetails>;
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
  /** The ledger's balance after the run was paid for, or its credits came back: not today's. */
  balance_after: v.optional(v.nullable(v.number())),
  /** How far it is on its way into the community; null when it was never offered. */
  community: v.optional(v.nullable(v.picklist(COMMUNITY_STATUSES))),
});
export type Generation = v.InferOutput<typeof Generation>;
export const GenerationList = listOf(Generation);

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

export const ReportBody = v.object({
  share_id: v.optional(Id),
  community_id: v.optional(Id),
  reason: v.pipe(text(1000), v.minLength(1, "required")),
});

export const QuoteBody = v.object({
  feature: v.picklist(FEATURES),
  settings: v.optional(v.record(v.string(), v.unknown()), {}),
});
export const Alternative = v.object({ feature: v.picklist(FEATURES), cost: v.number() });
/** A run that was just made: whoever orders the very same again is asked first. */
export const JustMade = v.object({
  id: Id,
  settings: v.record(v.string(), v.unknown()),
  thumb_url: v.string(),
});
export type JustMade = v.InferOutput<typeof JustMade>;
export const Quote = v.object({
  cost: v.number(),
  balance: v.number(),
  affordable: v.boolean(),
  alternatives: v.array(Alternative),
  /** What of the instruction this engine will leave undone; the rest is done. */
  unsupported: v.optional(v.array(v.string())),
  /** The last of this tool within ten minutes, newest first; never told to an API token. */
  just_made: v.optional(v.array(JustMade)),
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
