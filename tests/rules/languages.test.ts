import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#wire/values.ts";

/**
 * Guards that a language has one home: what the code must know of it stands in LANGUAGE_TRAITS, its
 * sentences in locales. A language named anywhere else, compared with or taken out of a record, is
 * one that the next language would be missed in. Here is who names one, and why.
 */
const HOMES: Readonly<Record<string, string>> = {
  "wire/values.ts": "the languages themselves",
  "server/docs/openapi.ts": "the document for programs is in English alone",
  "server/payments/vnpay.ts": "its payment page speaks these two, whatever we speak",
  "server/dev/dev-tools-page.ts": "a page of the developers, with both side by side",
  "scripts/paths.mjs": "its words are pinned in these two (machines/x/x.gestures.json)",
  "scripts/paths/phrases.mjs": "as above",
  "scripts/paths/words.mjs": "as above",
};

const root = join(import.meta.dirname, "../..");
const ROOMS = ["wire", "machines", "server", "src", "engine", "scripts"];
/** Examples, and the tests beside the code. */
const APART = /\.fixtures\.ts$|\.test\.tsx?$|^engine\/(data|models)\//;
const names = LANGUAGES.join("|");
/** "vi", labels.vi, { vi: … }, "vi-VN": in code, not in a comment. */
const NAMED = new RegExp(`["'](${names})(-[A-Z]{2})?["']|\\.(${names})\\b|[{,]\\s*(${names}):`);
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, "");
const namesOne = (text: string): boolean => NAMED.test(codeOf(text));

const naming = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(room, file)),
)
  .filter((file) => !APART.test(file))
  .filter((file) => namesOne(readFileSync(join(root, file), "utf8")));

test("a language is named in its homes alone", () => {
  expect(naming.filter((file) => HOMES[file] === undefined)).toEqual([]);
});
test("every home in the list is one", () => {
  expect(Object.keys(HOMES).filter((file) => !naming.includes(file))).toEqual([]);
});
test.each([
  ['const isOurs = language === "vi";', true],
  ["text.en", true],
  ["{ vi: first, en: second }", true],
  ['locale: "en-US"', true],
  ['/** in "vi" */ const enough = { environment: seven.length };', false],
])("%s", (text, isNamed) => {
  expect(namesOne(text)).toBe(isNamed);
});
