import type { Unable } from "../contract.ts";
import { phrasesOf } from "./lexicon.ts";

/** The phrases of a prompt that can't be carried out; null when all can. */
export function unableOf(
  prompt: string,
  words: string[],
  say: Unable["say"],
  supported: readonly string[],
): Unable | null {
  if (words.length === 0) return null;
  return { words, phrases: phrasesOf(prompt, words), say, supported };
}
