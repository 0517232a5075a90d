import type { Language } from "#wire/values.ts";
import { BOUNDS, FIELDS } from "./fields.ts";
import { say } from "./say.ts";
import type { BoundCode, FieldCode, TextValues } from "./sentence-codes.ts";

/** Sentences that say what is wrong but not with what: a log needs the field's name before them. */
const GENERIC = new Set<FieldCode>([
  ...(["control_characters", "cursor_unknown", "date_before_start", "date_format"] as const),
  ...(["format", "invalid_value", "link_format", "not_a_form", "not_a_list"] as const),
  ...(["not_a_number", "not_an_object", "not_for_model", "not_text"] as const),
  ...(["not_true_or_false", "not_whole", "one_decimal", "out_of_range", "required"] as const),
  ...(["publish_future", "publish_past"] as const),
  ...(["slug_format", "too_few", "too_long", "too_many", "too_short", "unknown_field"] as const),
]);
export const isGeneric = (code: FieldCode): boolean => GENERIC.has(code);

/** A field's sentence: with its range, its choices or its length where these are known. */
export function fieldSentence(language: Language, code: FieldCode, values: TextValues): string {
  const bound = boundOf(code, values);
  return say(language, bound ? BOUNDS[bound] : FIELDS[code], values);
}

function boundOf(code: FieldCode, { min, max, options }: TextValues): BoundCode | null {
  switch (code) {
    case "invalid_value":
      return options === undefined ? null : "one_of";
    case "out_of_range":
      if (min !== undefined && max !== undefined) return "between";
      return min !== undefined ? "at_least" : max !== undefined ? "at_most" : null;
    case "too_long":
      return max === undefined ? null : "longest";
    case "too_short":
      return min === undefined ? null : "shortest";
    case "too_many":
      return max === undefined ? null : "most";
    case "too_few":
      // "At least one" reads better than a number.
      return min === undefined || min === 1 ? null : "fewest";
    default:
      return null;
  }
}
