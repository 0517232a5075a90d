import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { FEATURES } from "#wire/values.ts";

/** Small numbers as sentences write them; a further tool needs no other sentence. */
const WORDS: Readonly<Record<number, MessageDescriptor>> = {
  5: msg({ id: "count.5", message: "năm" }),
  6: msg({ id: "count.6", message: "sáu" }),
  7: msg({ id: "count.7", message: "bảy" }),
  8: msg({ id: "count.8", message: "tám" }),
};
/** How many tools there are, in a word. */
export function toolCount(i18n: I18n): string {
  const word = WORDS[FEATURES.length];
  return word ? i18n._(word) : String(FEATURES.length);
}
/** The same word where it begins a sentence. */
export function toolCountFirst(i18n: I18n): string {
  const word = toolCount(i18n);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
