import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listHairstyles, listPresets } from "#server/operations/generations/catalogues.ts";
import { readCatalogues } from "../support/catalogues.ts";

/** Guards that the API and the app call a hairstyle and a preset by one name, and show its picture. */
const texts = { vi: readCatalogues("vi"), en: readCatalogues("en") };
const publicFile = (url: string) => join(import.meta.dirname, "../../public", url);

test("hairstyles are called alike by the API and the app", () => {
  for (const { id, name, description } of listHairstyles().items)
    for (const language of ["vi", "en"] as const)
      expect([id, name[language], description[language]]).toEqual([
        id,
        texts[language].get(`hairstyle.${id}`),
        texts[language].get(`hairstyle.${id}.text`),
      ]);
});
test("presets are called alike by the API and the app", () => {
  for (const { id, label } of listPresets().items)
    for (const language of ["vi", "en"] as const)
      expect([id, label[language]]).toEqual([id, texts[language].get(`preset.${id}`)]);
});
test("each has its picture", () => {
  const all = [...listHairstyles().items, ...listPresets().items];
  expect(all.filter(({ image_url }) => !existsSync(publicFile(image_url)))).toEqual([]);
});
