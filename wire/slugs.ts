import * as v from "valibot";
import { fold } from "./fold.ts";
import { LIMITS } from "./limits.ts";

const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Whether a text is written as the last part of an address is: small letters, digits, hyphens. */
export const isSlug = (text: string): boolean => FORM.test(text);
export const Slug = v.pipe(
  v.string(),
  v.regex(FORM, "slug_format"),
  v.maxLength(LIMITS.slugChars, "too_long"),
);

/** Not longer than `max`, and without hyphens at either end. */
export const cutSlug = (slug: string, max: number): string =>
  slug.slice(0, max).replace(/^-+|-+$/g, "");
/** Letters and digits of a text with hyphens between: "Áo dài, đỏ" becomes "ao-dai-do"; "" of none. */
export const slugOf = (text: string): string =>
  cutSlug(fold(text).replace(/[^a-z0-9]+/g, "-"), LIMITS.slugChars);
