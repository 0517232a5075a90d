import { fold } from "#wire/common.ts";
import { SHADES } from "./colour-names.ts";
import { LEXICON, type Meaning } from "./words.ts";

/** A meaning and the words it was read from; words that mean nothing here are "unknown". */
export type Token = (Meaning | { is: "shade"; steps: number } | { is: "unknown" }) & {
  text: string;
};

const PIECE =
  /#[0-9a-f]{6}\b|\d+(?:[.,]\d+)?\s*[:/x×]\s*\d+(?:[.,]\d+)?|[+-]?\d+(?:[.,]\d+)?\s*(?:%|°)?|black & white|b&w|[\p{L}\p{M}]+(?:[-'’][\p{L}]+)*|[,.;!&+]/gu;
/** "xoá" and "xóa" are one word: the mark on the second vowel moves to the first. */
const PLACEMENT: readonly [RegExp, string][] = [
  [/oá(?!\p{L})/gu, "óa"],
  [/oà(?!\p{L})/gu, "òa"],
  [/oả(?!\p{L})/gu, "ỏa"],
  [/oạ(?!\p{L})/gu, "ọa"],
  [/oè(?!\p{L})/gu, "òe"],
  [/oé(?!\p{L})/gu, "óe"],
  [/uý(?!\p{L})/gu, "úy"],
];

type Spelling = "exact" | "folded";
interface Phrase {
  words: readonly string[];
  meaning: Meaning;
}
const folded: readonly Phrase[] = LEXICON.map(({ words, meaning }) => ({
  words: words.map(fold),
  meaning,
}));
const isPlain = (word: string) => /^[\p{ASCII}]*$/u.test(word);
const english = new Set(LEXICON.flatMap(({ words }) => words.filter(isPlain)));
const vietnamese = new Set(
  LEXICON.flatMap(({ words }) => words.filter((w) => !isPlain(w)).map(fold)),
);
const shades = Object.entries(SHADES).flatMap(([names, steps]) =>
  names.split("|").map((name) => ({ words: name.split(" "), steps })),
);

/** Reads an instruction word by word; Vietnamese may be typed with or without its marks. */
export function tokensOf(instruction: string): Token[] {
  const pieces = piecesOf(instruction);
  const spelling = spellingOf(pieces);
  const phrases = spelling === "exact" ? LEXICON : folded;
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const [token, length] = readAt(pieces, at, phrases, spelling, tokens.at(-1));
    tokens.push(token);
    at += length;
  }
  return tokens;
}

function piecesOf(instruction: string): string[] {
  let text = instruction.normalize("NFC").toLowerCase();
  for (const [pattern, placed] of PLACEMENT) text = text.replace(pattern, placed);
  return (text.match(PIECE) ?? []).map((piece) => piece.replace("’", "'"));
}

/** Marks decide; without any, the language more of the words belong to, English when even. */
function spellingOf(pieces: readonly string[]): Spelling {
  if (!pieces.every(isPlain)) return "exact";
  const inEnglish = pieces.filter((p) => /^[a-z]/.test(p) && english.has(p) && !vietnamese.has(p));
  const unmarked = pieces.filter((p) => vietnamese.has(p) && !english.has(p));
  return inEnglish.length > 0 && inEnglish.length >= unmarked.length ? "exact" : "folded";
}

function readAt(
  pieces: readonly string[],
  at: number,
  phrases: readonly Phrase[],
  spelling: Spelling,
  before: Token | undefined,
): [Token, number] {
  const first = pieces[at]!;
  const number = readNumber(first, pieces[at + 1]);
  if (number) return [{ ...number.meaning, text: first }, number.length];
  const found = phraseAt(pieces, at, phrases);
  const isNamedColour = found?.meaning.is === "colour" && found.words.length > 1;
  const shade = isNamedColour ? null : readShade(pieces, at, phrases, spelling, before);
  if (shade) return shade;
  if (!found) return [{ is: "unknown", text: first }, 1];
  const length = found.words.length;
  const text = pieces.slice(at, at + length).join(" ");
  // Words of two readings: "be" beside a colour is the verb, unmarked "sang" before one is "to".
  const isLink = first === "be" || (first === "sang" && spelling === "folded");
  const next = phraseAt(pieces, at + length, phrases)?.meaning;
  const inPlainText = first === "be" && spelling === "exact" && pieces.every(isPlain);
  if (length === 1 && isLink && (next?.is === "colour" || inPlainText)) {
    return [{ is: "filler", text }, 1];
  }
  return [{ ...found.meaning, text }, length];
}

const phraseAt = (pieces: readonly string[], at: number, phrases: readonly Phrase[]) =>
  phrases.find(({ words }) => words.every((word, i) => pieces[at + i] === word));

/** A shade stands right after its colour in Vietnamese, right before it in English. */
function readShade(
  pieces: readonly string[],
  at: number,
  phrases: readonly Phrase[],
  spelling: Spelling,
  before: Token | undefined,
): [Token, number] | null {
  for (const { words, steps } of shades) {
    const spelled = spelling === "folded" ? words.map(fold) : words;
    if (!spelled.every((word, i) => pieces[at + i] === word)) continue;
    const next = at + words.length;
    const isCompared = ["hơn", "hon"].includes(pieces[next] ?? "");
    const follows = before?.is === "colour" && !isCompared;
    const leads =
      isPlain(words.join("")) && phraseAt(pieces, next, phrases)?.meaning.is === "colour";
    if (follows || leads) return [{ is: "shade", steps, text: words.join(" ") }, words.length];
  }
  return null;
}

const DEGREE_WORDS = ["độ", "do", "degrees", "degree", "deg"];

function readNumber(piece: string, next: string | undefined) {
  if (/^#[0-9a-f]{6}$/.test(piece)) {
    return { meaning: { is: "colour", colour: piece } as const, length: 1 };
  }
  if (!/^[+-]?\d/.test(piece)) return null;
  const [value = 0, second] = (piece.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) =>
    Number(digits.replace(",", ".")),
  );
  if (second !== undefined) {
    const ratio = value / second;
    if (!(ratio >= 0.2 && ratio <= 5)) return null;
    return { meaning: { is: "ratio", ratio } as const, length: 1 };
  }
  const sign = piece.startsWith("-") ? -1 : 1;
  if (piece.endsWith("%")) {
    // A quarter is the usual step of every tone.
    return { meaning: { is: "amount", factor: (sign * value) / 25 } as const, length: 1 };
  }
  const named = next !== undefined && DEGREE_WORDS.includes(next);
  if (named || piece.endsWith("°")) {
    return { meaning: { is: "degrees", degrees: sign * value } as const, length: named ? 2 : 1 };
  }
  return null;
}
