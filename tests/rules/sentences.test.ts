import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#wire/values.ts";
import { readCatalogues, readEntries } from "../support/catalogues.ts";

/**
 * Guards that a sentence stands once: server and screens say it by one id, so that nobody changes
 * half of it. Two ids of one sentence are two things only where another language tells them apart.
 */
const WORDS = 4;

/** A text whatever its placeholders are called. */
function alike(text: string): string {
  const names = new Map<string, number>();
  return text.replace(/\{(\w+)/g, (_brace, name: string) => {
    if (!names.has(name)) names.set(name, names.size);
    return `{${names.get(name)}`;
  });
}
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** Sentences with more than one id, as "text: id, id". */
function twice(catalogues: readonly ReadonlyMap<string, string>[], ids: readonly string[]) {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const said = catalogues.map((texts) => alike(texts.get(id) ?? "")).join("\n");
    groups.set(said, [...(groups.get(said) ?? []), id]);
  }
  return [...groups.values()].filter((same) => same.length > 1);
}

test("a sentence has one id", () => {
  const source = readCatalogues(DEFAULT_LANGUAGE);
  const long = [...source].filter(([, text]) => wordsOf(text) >= WORDS).map(([id]) => id);
  const named = twice(LANGUAGES.map(readCatalogues), long).map(
    (same) => `"${source.get(same[0] ?? "")}": ${same.join(", ")}`,
  );
  expect(named).toEqual([]);
});

test.each(LANGUAGES)("an id says the same in every catalogue of %s that has it", (language) => {
  const texts = readCatalogues(language);
  const other = readEntries(language).filter(({ id, text }) => texts.get(id) !== text);
  expect(other.map(({ file, id, text }) => `${file} ${id}: ${text}`)).toEqual([]);
});

test("placeholders may be called otherwise, and another language tells apart", () => {
  const vi = new Map([
    ["a", "Tối đa {max} tệp mỗi lần"],
    ["b", "Tối đa {most} tệp mỗi lần"],
    ["c", "Tối đa {max} tệp mỗi lần"],
  ]);
  const en = new Map([
    ["a", "At most {max} files"],
    ["b", "At most {most} files"],
    ["c", "No more than {max} files"],
  ]);
  expect(twice([vi, en], ["a", "b", "c"])).toEqual([["a", "b"]]);
});
