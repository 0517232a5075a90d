/** Codes that wire/ and the operations put on a field. */
export const FIELD_CODES = [
  "asset_unknown",
  "code_format",
  "code_wrong",
  "colour_format",
  "control_characters",
  "credits_short",
  "cursor_unknown",
  "date_before_start",
  "date_format",
  "email_invalid",
  "email_same",
  "format",
  "hair_words",
  "instruction_words",
  "invalid_value",
  "link_format",
  "mask_size",
  "files_many",
  "google_again",
  "message_long",
  "message_short",
  "name_required",
  "name_short",
  "not_a_form",
  "not_a_list",
  "not_a_number",
  "not_an_object",
  "not_text",
  "not_true_or_false",
  "not_whole",
  "not_for_model",
  "one_decimal",
  "one_subject",
  "out_of_range",
  "own_account",
  "page_unknown",
  "password_long",
  "password_required",
  "password_short",
  "password_wrong",
  "picture_small",
  "plan_not_sold",
  "prompt_required",
  "publish_future",
  "publish_past",
  "rate_range",
  "required",
  "services_required",
  "slug_format",
  "style_gender",
  "token_name_required",
  "token_name_taken",
  "too_few",
  "too_long",
  "too_many",
  "too_short",
  "totp_not_on",
  "translation_taken",
  "unknown_field",
  "video_words",
  "webhook_https",
  "webhook_port",
  "webhook_private",
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
/** Sentences that stand in for a code's own where more can be said. */
export type VariantCode =
  | "heic"
  | "reset_link"
  | "generation_open"
  | "result_asset"
  | "ended"
  | "not_completed"
  | "withdrawn"
  | "community_rejected"
  | "rate_minutes"
  | "forms_busy"
  | "report_decided"
  | "google_refused"
  | "google_away"
  | "google_unverified"
  | "google_other"
  | "google_totp"
  | "google_expired"
  | "totp_on"
  | "totp_off"
  | "gateway_away"
  | "checkout_ended"
  | "not_refundable"
  | "token_limit"
  | "token_unknown"
  | "token_form"
  | "token_forbidden"
  | "credential_form"
  | "signature_wrong"
  | "json_type"
  | "path_unknown"
  | "path_meant"
  | "gateway_unset"
  | "post_unknown"
  | "post_changed"
  | "category_unknown"
  | "tag_unknown"
  | "category_used"
  | "tag_used"
  | "author_used"
  | "newsletter_link_old"
  | "newsletter_link_unknown"
  | "google_unset";
/** What is said of a field's bounds where they are known. */
export type BoundCode =
  | "between"
  | "at_least"
  | "at_most"
  | "one_of"
  | "longest"
  | "shortest"
  | "most"
  | "fewest";

export type TextValues = Record<string, string | number>;
