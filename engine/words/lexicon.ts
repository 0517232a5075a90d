import { fold } from "#wire/fold.ts";

/** How Vietnamese is typed in a text: "exact" with its diacritics, "folded" without any. */
export type Spelling = "exact" | "folded";
/** A phrase of a lexicon: its words in order, and what it means. */
export interface Phrase<Meaning> {
  words: readonly string[];
  meaning: Meaning;
}

const PIECE =
  /#[0-9a-f]{6}\b|\d+(?:[.,]\d+)?\s*[:/x×]\s*\d+(?:[.,]\d+)?|[+-]?\d+(?:[.,]\d+)?\s*(?:%|°)?|black & white|b&w|[\p{L}\p{M}]+(?:[-'’][\p{L}]+)*|[,.;!&+]/gu;
/** "xoá" and "xóa" are the same word: moves the tone mark from the second vowel to the first. */
const PLACEMENT: readonly [RegExp, string][] = [
  [/oá(?!\p{L})/gu, "óa"],
  [/oà(?!\p{L})/gu, "òa"],
  [/oả(?!\p{L})/gu, "ỏa"],
  [/oạ(?!\p{L})/gu, "ọa"],
  [/oè(?!\p{L})/gu, "òe"],
  [/oé(?!\p{L})/gu, "óe"],
  [/uý(?!\p{L})/gu, "úy"],
];

/** A text split into lower-case words, numbers, colours, ratios and punctuation. */
export function piecesOf(instruction: string): string[] {
  let text = instruction.normalize("NFC").toLowerCase();
  for (const [pattern, placed] of PLACEMENT) text = text.replace(pattern, placed);
  return (text.match(PIECE) ?? []).map((piece) => piece.replace("’", "'"));
}

/** The given words of a text, joined to phrases where they stand side by side in it. */
export function phrasesOf(text: string, words: readonly string[]): string[] {
  const phrases: string[] = [];
  let isOpen = false;
  for (const piece of piecesOf(text)) {
    const isOne = words.includes(piece);
    if (isOne && isOpen) phrases.push(`${phrases.pop()} ${piece}`);
    else if (isOne) phrases.push(piece);
    isOpen = isOne;
  }
  return phrases.length > 0 ? phrases : [...words];
}

/** Whether a word has no diacritics: ASCII only. */
export const isPlain = (word: string) => /^[\p{ASCII}]*$/u.test(word);

/**
 * Phrases in both languages and their meanings. "|" separates phrases of one meaning. Longer
 * phrases win; of words that differ only in diacritics, the one listed first wins in a text without
 * them.
 */
export class Lexicon<Meaning> {
  readonly #exact: readonly Phrase<Meaning>[];
  readonly #folded: readonly Phrase<Meaning>[];
  readonly #english: ReadonlySet<string>;
  readonly #vietnamese: ReadonlySet<string>;

  constructor(entries: readonly (readonly [names: string, meaning: Meaning])[]) {
    this.#exact = entries
      .flatMap(([names, meaning]) =>
        names.split("|").map((name) => ({ words: name.split(" "), meaning })),
      )
      .toSorted((a, b) => b.words.length - a.words.length);
    this.#folded = this.#exact.map(({ words, meaning }) => ({ words: words.map(fold), meaning }));
    const all = this.#exact.flatMap(({ words }) => words);
    this.#english = new Set(all.filter(isPlain));
    this.#vietnamese = new Set(all.filter((word) => !isPlain(word)).map(fold));
  }

  /**
   * "exact" for a text with diacritics. Without any, by the language that more of the words belong
   * to: "exact" for English, also when even, "folded" for Vietnamese.
   */
  spellingOf(pieces: readonly string[]): Spelling {
    if (!pieces.every(isPlain)) return "exact";
    const [english, vietnamese] = [this.#english, this.#vietnamese];
    const inEnglish = pieces.filter(
      (p) => /^[a-z]/.test(p) && english.has(p) && !vietnamese.has(p),
    );
    const unmarked = pieces.filter((p) => vietnamese.has(p) && !english.has(p));
    return inEnglish.length > 0 && inEnglish.length >= unmarked.length ? "exact" : "folded";
  }

  /** The longest phrase that starts at a piece. */
  phraseAt(pieces: readonly string[], at: number, spelling: Spelling): Phrase<Meaning> | undefined {
    const phrases = spelling === "exact" ? this.#exact : this.#folded;
    return phrases.find(({ words }) => words.every((word, i) => pieces[at + i] === word));
  }
}
