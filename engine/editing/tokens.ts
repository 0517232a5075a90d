import { fold } from "#wire/fold.ts";
import { SHADES } from "../words/colour-names.ts";
import { isPlain, piecesOf, type Spelling } from "../words/lexicon.ts";
import { LEXICON, type Meaning } from "./words.ts";

/** A meaning and the words it was read from; words that mean nothing here are "unknown". */
export type Token = (Meaning | { is: "shade"; steps: number } | { is: "unknown" }) & {
  text: string;
};

const shades = Object.entries(SHADES).flatMap(([names, steps]) =>
  names.split("|").map((name) => ({ words: name.split(" "), steps })),
);

/** Reads an instruction word by word; Vietnamese may be typed with or without its marks. */
export function tokensOf(instruction: string): Token[] {
  const pieces = piecesOf(instruction);
  const spelling = LEXICON.spellingOf(pieces);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const [token, length] = readAt(pieces, at, spelling, tokens.at(-1));
    tokens.push(token);
    at += length;
  }
  return tokens;
}

function readAt(
  pieces: readonly string[],
  at: number,
  spelling: Spelling,
  before: Token | undefined,
): [Token, number] {
  const first = pieces[at]!;
  const number = readNumber(first, pieces[at + 1]);
  if (number) return [{ ...number.meaning, text: first }, number.length];
  const found = LEXICON.phraseAt(pieces, at, spelling);
  const isNamedColour = found?.meaning.is === "colour" && found.words.length > 1;
  const shade = isNamedColour ? null : readShade(pieces, at, spelling, before);
  if (shade) return shade;
  if (!found) return [{ is: "unknown", text: first }, 1];
  const length = found.words.length;
  const text = pieces.slice(at, at + length).join(" ");
  // Words of two readings: "be" beside a colour is the verb, unmarked "sang" before one is "to".
  const isLink = first === "be" || (first === "sang" && spelling === "folded");
  const next = LEXICON.phraseAt(pieces, at + length, spelling)?.meaning;
  const inPlainText = first === "be" && spelling === "exact" && pieces.every(isPlain);
  if (length === 1 && isLink && (next?.is === "colour" || inPlainText)) {
    return [{ is: "filler", text }, 1];
  }
  return [{ ...found.meaning, text }, length];
}

/** A shade stands right after its colour in Vietnamese, right before it in English. */
function readShade(
  pieces: readonly string[],
  at: number,
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
      isPlain(words.join("")) && LEXICON.phraseAt(pieces, next, spelling)?.meaning.is === "colour";
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
