import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listHairstyles, listPresets } from "#server/operations/generations/catalogues.ts";
import { say } from "#server/texts/say.ts";
import { HAIRSTYLE_IDS } from "#wire/hairstyles.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { byLanguage, EDIT_PRESETS, FEATURES, LANGUAGES } from "#wire/values.ts";
import { readCatalogues } from "../support/catalogues.ts";

/** Guards that the API and the app call a hairstyle and a preset by one name, and show its picture. */
const texts = byLanguage(readCatalogues);
const publicFile = (url: string) => join(import.meta.dirname, "../../public", url);

test("hairstyles are called alike by the API and the app", () => {
  for (const { id, name, description } of listHairstyles().items)
    for (const language of LANGUAGES)
      expect([id, name[language], description[language]]).toEqual([
        id,
        texts[language].get(`hairstyle.${id}`),
        texts[language].get(`hairstyle.${id}.text`),
      ]);
});
test("presets are called alike by the API and the app", () => {
  for (const { id, label } of listPresets().items)
    for (const language of LANGUAGES)
      expect([id, label[language]]).toEqual([id, texts[language].get(`preset.${id}`)]);
});
test("each has its picture", () => {
  const all = [...listHairstyles().items, ...listPresets().items];
  expect(all.filter(({ image_url }) => !existsSync(publicFile(image_url)))).toEqual([]);
});

test("what the server says by a name it puts together is there in every language", () => {
  const ids = [
    ...HAIRSTYLE_IDS.flatMap((id) => [`hairstyle.${id}`, `hairstyle.${id}.text`]),
    ...EDIT_PRESETS.map((id) => `preset.${id}`),
    `count.${FEATURES.length}`,
    ...Object.values(TOOLS).map(({ endpoint }) => `docs.call.${endpoint}`),
  ];
  for (const language of LANGUAGES)
    expect(ids.filter((id) => say(language, { id }) === id)).toEqual([]);
});
