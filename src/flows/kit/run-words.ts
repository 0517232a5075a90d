import type { I18n } from "@lingui/core";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import type { InputRole } from "#wire/values.ts";

/** What was chosen for a run, in the words that say most of it first; "" for what says nothing. */
export type RunWords = (run: Generation, i18n: I18n) => readonly string[];

export const inputOf = (run: Generation, role: InputRole): Asset | undefined =>
  run.inputs.find((input) => input.role === role)?.asset;
/** "Linh" of "Linh, dáng cao, mảnh". */
export const firstName = (name: string): string => name.split(",")[0] ?? "";

/** So much of an instruction stands in a title. */
const LONGEST = 60;
/** An instruction as a title says it: its beginning. */
export function told(prompt: unknown): string {
  const words = typeof prompt === "string" ? prompt.trim().replace(/\s+/g, " ") : "";
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, words.lastIndexOf(" ", LONGEST) + 1 || LONGEST).trim()}…`;
}
