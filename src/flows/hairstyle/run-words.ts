import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { givenName } from "#src/lib/text/asset-name.ts";
import { CUSTOM_STYLE, type HairstyleId } from "#wire/hairstyles.ts";
import { keysOf } from "#wire/keys.ts";
import { firstName, inputOf, type RunWords, told } from "../kit/run-words.ts";

/** What the templates are called, here and in every list of what was made. */
export const styleNames: Record<HairstyleId, MessageDescriptor> = {
  straight_layer: msg({ id: "hairstyle.straight_layer", message: "Layer thẳng" }),
  loose_curls: msg({ id: "hairstyle.loose_curls", message: "Xoăn lơi" }),
  short_layer: msg({ id: "hairstyle.short_layer", message: "Layer ngắn" }),
  modern_bob: msg({ id: "hairstyle.modern_bob", message: "Bob hiện đại" }),
  mullet_layer: msg({ id: "hairstyle.mullet_layer", message: "Mullet layer" }),
  hime: msg({ id: "hairstyle.hime", message: "Hime" }),
  pixie: msg({ id: "hairstyle.pixie", message: "Pixie" }),
  c_curl: msg({ id: "hairstyle.c_curl", message: "Uốn cụp chữ C" }),
  noodle_curls: msg({ id: "hairstyle.noodle_curls", message: "Xoăn sợi mì" }),
  middle_part: msg({ id: "hairstyle.middle_part", message: "Rẽ ngôi giữa" }),
  undercut: msg({ id: "hairstyle.undercut", message: "Undercut" }),
  side_part: msg({ id: "hairstyle.side_part", message: "Side part" }),
  mullet: msg({ id: "hairstyle.mullet", message: "Mullet" }),
  short_quiff: msg({ id: "hairstyle.short_quiff", message: "Quiff ngắn" }),
  pompadour: msg({ id: "hairstyle.pompadour", message: "Pompadour" }),
  layer: msg({ id: "hairstyle.layer", message: "Layer" }),
  crew_cut: msg({ id: "hairstyle.crew_cut", message: "Húi cua" }),
  two_block: msg({ id: "hairstyle.two_block", message: "Two block" }),
  french_crop: msg({ id: "hairstyle.french_crop", message: "French crop" }),
  mohican: msg({ id: "hairstyle.mohican", message: "Mohican" }),
};
export const customName = msg({ id: "hairstyle.custom", message: "Tự tả" });

/** Who wears which hair; of a style in one's own words, the words. */
export const hairstyleWords: RunWords = (run, i18n) => {
  const style = keysOf(styleNames).find((known) => known === run.style_name);
  const custom = run.style_name === CUSTOM_STYLE ? told(run.settings.prompt) : "";
  return [
    firstName(givenName(inputOf(run, "original_person"))),
    style ? i18n._(styleNames[style]) : custom,
  ];
};
