import { givenName } from "#src/lib/text/asset-name.ts";
import { keysOf } from "#wire/keys.ts";
import { firstName, inputOf, type RunWords } from "../kit/run-words.ts";
import { categoryTexts } from "./try-on.messages.ts";

/** Who wears what; of a garment of one's own, its kind. */
export const tryOnWords: RunWords = (run, i18n) => {
  const who = firstName(givenName(inputOf(run, "person_image")));
  const kind = keysOf(categoryTexts).find((known) => known !== "all" && known === run.category);
  const garment = givenName(inputOf(run, "clothing_item"));
  return [who, garment || (kind ? i18n._(categoryTexts[kind]) : "")];
};
