import { expect, test } from "vitest";
import { readEntries } from "../support/catalogues.ts";

/** What is counted with a number that may be one. */
const COUNTED = /\{\w+\} (credit|file|second|request)s?\b/;
/** By id: the number is a constant of the product that is never one, or counts from or up to one. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  "auth.register_link": "the trial's credits",
  "auth.register_text": "the trial's credits",
  "banner.guest": "the trial's credits",
  "faq.watermark_answer": "the trial's credits",
  "pricing.cost_range": "a range",
  "waiting.measured": "a range",
  "home.hero.measured": "a range",
  "contact.files_hint": "a limit",
  "error.wrong_type": "kinds of files",
  "problem.files_many": "a limit",
  "server.variant.heic": "kinds of files",
  "video.seconds": "the lengths a video may have",
  "assets.storage_files": "a limit",
  "audit.credits_line": "a change with its sign",
  "docs.hooks.after": "a limit",
  "docs.note.limit": "a limit",
  "server.error.request_timeout": "a limit",
};

/** The text outside the arms of a plural or a select. */
const bare = (text: string): string =>
  text.replace(/\{\w+, (plural|select),(?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*\}/g, "");

test("what may be one is said in English in the singular too", () => {
  const wrong = readEntries("en")
    .filter(({ id, text }) => COUNTED.test(bare(text)) && !(id in NEVER_ONE))
    .map(({ id, text }) => `${id}: ${text}`);
  expect(wrong).toEqual([]);
});
test("the exceptions count something still", () => {
  const texts = new Map(readEntries("en").map(({ id, text }) => [id, text]));
  expect(Object.keys(NEVER_ONE).filter((id) => !COUNTED.test(texts.get(id) ?? ""))).toEqual([]);
});
test("a bare count is seen, one inside an arm is not", () => {
  expect(COUNTED.test(bare("You have {n} credits."))).toBe(true);
  expect(COUNTED.test(bare("{n, select, 1 {1 credit} other {{n} credits}}, {day}"))).toBe(false);
});
