import * as v from "valibot";
import { keysOf } from "./keys.ts";

/** Every error code of the API and the HTTP status it is answered with. */
export const ERROR_STATUS = {
  invalid_request: 422,
  invalid_json: 400,
  unauthorized: 401,
  token_expired: 401,
  invalid_credentials: 401,
  totp_required: 401,
  insufficient_credits: 402,
  forbidden: 403,
  service_not_permitted: 403,
  email_not_verified: 403,
  account_disabled: 403,
  plan_required: 403,
  link_expired: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  email_taken: 409,
  file_too_large: 413,
  body_too_large: 413,
  quota_exceeded: 413,
  unsupported_file_type: 415,
  unreadable_image: 422,
  image_too_large: 422,
  image_too_small: 422,
  empty_file: 422,
  code_invalid: 422,
  code_expired: 422,
  idempotency_key_reused: 422,
  unsupported_combination: 422,
  instruction_not_supported: 422,
  rate_limited: 429,
  engine_unavailable: 503,
  database_unavailable: 503,
  storage_full: 507,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = keysOf(ERROR_STATUS);

/** Failures that another photo would fix. */
export const PHOTO_ERROR_CODES = [
  "no_person",
  "several_people",
  "back_view",
  "body_not_seen",
  "face_not_found",
  "face_too_small",
  "face_turned",
  "garment_not_found",
  "photo_too_dark",
  "photo_too_small",
  "hair_not_found",
  "hat_worn",
  "old_hair_left",
  "part_not_found",
] as const;
/** Why a generation failed; the app owns the sentences, the server repeats them in `message`. */
export const GENERATION_ERROR_CODES = [
  ...PHOTO_ERROR_CODES,
  "below_standard",
  "mask_empty",
  "instruction_not_supported",
  "blocked",
  "timed_out",
  "engine_failed",
  "engine_unavailable",
  "interrupted",
] as const;
export type GenerationErrorCode = (typeof GENERATION_ERROR_CODES)[number];

/** `message` and `detail` hold the same sentence in the caller's language; `code` is stable. */
export const ErrorBody = v.looseObject({
  code: v.string(),
  message: v.string(),
  detail: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  balance: v.optional(v.number()),
  cost: v.optional(v.number()),
  shortage: v.optional(v.number()),
  alternatives: v.optional(v.array(v.object({ feature: v.string(), cost: v.number() }))),
  attempts_left: v.optional(v.number()),
  /** Of email_not_verified: the registration whose password was right. */
  registration_id: v.optional(v.string()),
  retry_after: v.optional(v.number()),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
