import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Generation } from "#wire/generations.ts";
import type { Feature } from "#wire/values.ts";
import { bodyGeneratorWords } from "../body-generator/run-words.ts";
import { hairstyleWords } from "../hairstyle/run-words.ts";
import { imageEditingWords } from "../image-editing/run-words.ts";
import { imageToVideoWords } from "../image-to-video/run-words.ts";
import { tryOnWords } from "../try-on/run-words.ts";
import type { RunWords } from "./run-words.ts";
import { TOOL_FACES } from "./tools.ts";

const RUN_WORDS: Readonly<Record<Feature, RunWords>> = {
  virtual_try_on: tryOnWords,
  body_generator: bodyGeneratorWords,
  hairstyle_changer: hairstyleWords,
  image_to_video: imageToVideoWords,
  image_editing: imageEditingWords,
};

/** "Linh, áo thun đỏ": what was chosen as one phrase; "" where nothing of it has words. */
export function runWordsOf(run: Generation, i18n: I18n): string {
  const parts = RUN_WORDS[run.feature](run, i18n).filter((part) => part !== "");
  const [head = "", ...tail] = parts;
  const lower = (part: string) => part.charAt(0).toLocaleLowerCase() + part.slice(1);
  return [head.charAt(0).toLocaleUpperCase() + head.slice(1), ...tail.map(lower)].join(", ");
}

/** What a run is called: by what was chosen in words, else by its tool; never by a file's name. */
export const shortTitleOf = (run: Generation, i18n: I18n): string =>
  runWordsOf(run, i18n) || i18n._(TOOL_FACES[run.feature].short);
/** The same told apart from others of its tool: with its time where it has no words. */
export function titleOf(run: Generation, i18n: I18n): string {
  const when = formatDateTime(currentLanguage(), run.created_at);
  return runWordsOf(run, i18n) || `${i18n._(TOOL_FACES[run.feature].short)}, ${when}`;
}
export function useTitle(run: Generation): string {
  const { i18n } = useLingui();
  return titleOf(run, i18n);
}
