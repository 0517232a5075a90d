import { type Language, PAGE_DATA_ID } from "#wire/values.ts";
import type { SentAnswers } from "./api/answers.ts";

/**
 * What a page that was rendered ahead brings along, so that its first pass in the browser is the
 * server's: the language it is written in, and the answers it was made from.
 */
export interface PageData {
  language: Language;
  /** There is no such page, and it says so. */
  isMissing: boolean;
  answers: SentAnswers;
}
/** Reads it off the document; null where the page was not rendered ahead, or what is there is broken. */
export function readPageData(from: Document): PageData | null {
  const text = from.querySelector(`script#${PAGE_DATA_ID}`)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
