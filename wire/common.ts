import * as v from "valibot";
import { LIMITS } from "./limits.ts";
import { LANGUAGES } from "./values.ts";

/** An ISO 8601 UTC instant, e.g. 2026-11-28T00:22:30.000Z. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
export const Nullable = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);

/** A list envelope with a keyset cursor. */
export const listOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), next_cursor: v.nullable(v.string()) });
export const itemsOf = <T extends v.GenericSchema>(item: T) => v.object({ items: v.array(item) });

/** A whole number from `min` to `max` as it stands in a query: text made of digits. */
export const countQuery = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+(\.\d+)?$/, "not_a_number"),
    v.transform(Number),
    v.minValue(min, "out_of_range"),
    v.maxValue(max, "out_of_range"),
    v.integer("not_whole"),
  );
export const PageQuery = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300, "cursor_unknown"))),
  limit: v.optional(countQuery(1, LIMITS.pageMax), String(LIMITS.pageDefault)),
};

/** Whole VND. */
export const Money = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.literal("VND"),
});
export type Money = v.InferOutput<typeof Money>;
/** A text in every language. */
export const BilingualText = v.object(v.entriesFromList(LANGUAGES, v.string()));
export type BilingualText = v.InferOutput<typeof BilingualText>;

/** Spaces, and characters without a width, at either end. */
const EMPTY_ENDS = /^[\s\u200B-\u200D\u2060]+|[\s\u200B-\u200D\u2060]+$/gu;
/** Text as it is kept: NFC, without invisible characters at its ends. All invisible is empty. */
export const tidy = (value: string): string => value.normalize("NFC").replace(EMPTY_ENDS, "");

/** Text as typed: NFC, trimmed. */
export const text = (max: number) =>
  v.pipe(v.string(), v.transform(tidy), v.maxLength(max, "too_long"));

/** The identity form of an e-mail address: trimmed, NFC, lower-cased. */
export const normaliseEmail = (value: string): string =>
  value.trim().normalize("NFC").toLowerCase();
/** Deliberately plain: one @, no spaces or unseen characters, a dot in the domain. */
const EMAIL =
  /^[^\s@\p{Cc}\p{Cf}\p{Cs}<>"(),:;\\]+@[^\s@\p{Cc}\p{Cf}\p{Cs}<>"(),:;\\.]+(\.[^\s@\p{Cc}\p{Cf}\p{Cs}<>"(),:;\\.]+)+$/u;
export const isEmail = (value: string): boolean =>
  value.length <= LIMITS.emailMaxChars && EMAIL.test(normaliseEmail(value));
export const Email = v.pipe(
  v.string("email_invalid"),
  v.transform(normaliseEmail),
  v.check((value) => isEmail(value), "email_invalid"),
);

/**
 * How many code units are looked at. Each segment holds the whole string, so an unbounded count of
 * a body's 256 KiB would fill the memory; what is counted is only compared with small minimums.
 */
const COUNTED_UNITS = 1000;
/** Letters as a reader counts them ("Ý" is one in NFC and in NFD), of the first 1,000 code units. */
export function graphemes(value: string): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  let count = 0;
  for (const _ of segmenter.segment(value.slice(0, COUNTED_UNITS))) count += 1;
  return count;
}
