import type { Unable } from "../contract.ts";
import { phrasesOf } from "./lexicon.ts";

/** What of a prompt can't be carried out; null when everything can. */
export function unableOf(
  prompt: unknown,
  words: string[],
  say: Unable["say"],
  supported: readonly string[],
): Unable | null {
  if (words.length === 0) return null;
  return { words, phrases: phrasesOf(String(prompt), words), say, supported };
}
