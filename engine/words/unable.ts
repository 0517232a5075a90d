import type { Unable } from "../contract.ts";
import { phrasesOf } from "./lexicon.ts";

/**
 * The phrases of a prompt that can't be carried out; null when all can. `leavesRest` says whether
 * something else of the order can.
 */
export function unableOf(
  prompt: string,
  words: string[],
  say: Unable["say"],
  supported: readonly string[],
  leavesRest: boolean,
): Unable | null {
  if (words.length === 0) return null;
  return { words, phrases: phrasesOf(prompt, words), say, supported, leavesRest };
}
