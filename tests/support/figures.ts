import { byLanguage, type Language } from "#wire/values.ts";

/** Number words of a language, and what is called by one without counting anything. */
interface NumberWords {
  /** Words that stand for a number by themselves, without "one", which is an article too. */
  units: Readonly<Record<string, number>>;
  /** Words that stand for so many tens, and take a unit after them. */
  tens: Readonly<Record<string, number>>;
  /** Words that multiply what stands before them. */
  times: Readonly<Record<string, number>>;
  /** Between a word of tens and its unit. */
  joint: string;
  idioms: RegExp;
  /** One of a unit of time or one credit: "a minute", "per minute", "this week" are figures. */
  one: RegExp;
}

const VIETNAMESE: NumberWords = {
  units: { hai: 2, ba: 3, bốn: 4, năm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9, mười: 10 },
  tens: Object.fromEntries(
    ["hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"].map((unit, index) => [
      `${unit} mươi`,
      (index + 2) * 10,
    ]),
  ),
  times: { chục: 10, tá: 12, trăm: 100, nghìn: 1000, ngàn: 1000, triệu: 1_000_000 },
  joint: " ",
  // Both; twice; two-step login; the two sides of a head; and the year, which is spelled as five is.
  idioms:
    /[Cc]ả hai(?! mươi)|hai (?:bước|lần)|[Hh]ai bên|(?:[Tt]heo|[Mm]ỗi|[Gg]ói|một|hay|hằng) năm|^Năm$/gu,
  one: /(?<![\p{L}\p{M}])(?:(?:một|mỗi|từng) (?:giây|phút|giờ|ngày|tuần|tháng|quý|năm|credit)|(?<!(?:những|các) )(?:giây|phút|giờ|ngày|tuần|tháng|quý|năm) này)(?![\p{L}\p{M}])/giu,
};
const ENGLISH: NumberWords = {
  units: Object.fromEntries(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
      .split(" ")
      .map((word, index) => [word, index + 2]),
  ),
  tens: Object.fromEntries(
    "twenty thirty forty fifty sixty seventy eighty ninety"
      .split(" ")
      .map((word, index) => [word, (index + 2) * 10]),
  ),
  times: { dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 },
  joint: "[- ]",
  // Two-step login, and the cut that is called so.
  idioms: /two-step|two steps|two block/giu,
  one: /\b(?:an?|one|each|every|per|this) (?:second|minute|hour|day|week|month|quarter|year|credit)\b/giu,
};
const WORDS: Readonly<Partial<Record<Language, NumberWords>>> = { vi: VIETNAMESE, en: ENGLISH };

/** A reader of numbers in words. Of a language without words here the digits alone are read. */
function readerOf(language: Language): (text: string) => number[] {
  const words = WORDS[language];
  if (!words) return () => [];
  const { units, tens, times, joint, idioms, one } = words;
  const any = (of: object) => Object.keys(of).join("|");
  const small = `(?:(${any(tens)})(?:${joint}(${any(units)}))?|(${any(units)}))`;
  const number = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${small}(?: (${any(times)}))?|(${any(times)}))(?![\\p{L}\\p{M}])`,
    "giu",
  );
  const value = (of: Readonly<Record<string, number>>, word: string | undefined) =>
    (word === undefined ? undefined : of[word.toLowerCase()]) ?? 0;
  const many = (text: string) =>
    [...text.replace(idioms, " ").matchAll(number)].map(([, ten, unit, lone, factor, times_]) => {
      const counted = value(tens, ten) + value(units, unit) + value(units, lone);
      return (counted || 1) * (value(times, factor ?? times_) || 1);
    });
  return (text) => [...many(text), ...[...text.matchAll(one)].map(() => 1)];
}
const readers = byLanguage(readerOf);

/** A text outside its placeholders, quoted braces and tags; the key of a singular is not said. */
const spoken = (text: string): string =>
  text.replace(/, select, 1 (?=\{)/g, ", select, ").replace(/'\{.*?\}'|\{[^{}]*\}|<[^>]*>/g, "");

/** The figures of a text, in digits and in words; 1.000 and 1,000 are one. */
export function figuresOf(language: Language, text: string): number[] {
  const said = spoken(text).normalize("NFC");
  const inDigits = [...said.matchAll(/\d+(?:[.,]\d{3})*/g)].map(([figure]) =>
    Number(figure.replace(/[.,]/g, "")),
  );
  return [...inDigits, ...readers[language](said)];
}
