import { CUSTOM_STYLE, type HairstyleId } from "#wire/hairstyles.ts";
import type { HairstyleBody } from "#wire/tools/hairstyle.body.ts";
import type { Chosen } from "#wire/tools/tool.ts";
import type { Gender } from "#wire/values.ts";
import { COLOUR_NAMES } from "../words/colour-names.ts";
import { Lexicon, piecesOf } from "../words/lexicon.ts";
import { STYLES, type Style } from "./styles.ts";

/** A hairstyle told in words. */
export interface CustomHair {
  /** Null when only a colour was asked for: the hair keeps its shape. */
  style: Style | null;
  /** "#rrggbb", when one was named. */
  colour: string | null;
  /** Words that name nothing this engine can make. */
  unable: string[];
}

type Meaning =
  | { is: "style"; female: HairstyleId; male: HairstyleId }
  | { is: "longer"; by: number }
  | { is: "to"; end: number }
  | { is: "bun" | "fringe" | "curl" | "straight" | "volume" | "middle" | "side" | "filler" }
  | { is: "colour"; colour: string };

const both = (id: HairstyleId): Meaning => ({ is: "style", female: id, male: id });

const LEXICON = new Lexicon<Meaning>([
  ["bob|tóc bob|bob hiện đại", both("modern_bob")],
  ["pixie|tém|tóc tém", both("pixie")],
  ["hime|tóc hime|công chúa|tóc công chúa", both("hime")],
  ["mullet", { is: "style", female: "mullet_layer", male: "mullet" }],
  ["undercut|cạo hai bên", both("undercut")],
  ["pompadour", both("pompadour")],
  ["quiff|vuốt dựng|dựng ngược", both("short_quiff")],
  ["two block|two-block", both("two_block")],
  ["french crop|crop", both("french_crop")],
  ["crew cut|buzz cut|đầu đinh|húi cua|cua", both("crew_cut")],
  ["mohican|mohawk", both("mohican")],
  ["c curl|c-curl|uốn cụp|cụp|xoăn cụp", both("c_curl")],
  ["noodle curls|noodle|mì tôm|xoăn mì|xoăn mì tôm|xù mì|perm|permed", both("noodle_curls")],
  ["xoăn lơi|xoăn sóng|sóng nước|loose curls|wavy|waves|wave|beach waves", both("loose_curls")],
  [
    "layer|layers|layered|tỉa layer|tỉa tầng|tầng",
    { is: "style", female: "straight_layer", male: "layer" },
  ],
  ["búi cao|búi|búi tóc|búi tóc cao|high bun|bun|top knot|updo", { is: "bun" }],
  ["ngắn|short", { is: "to", end: -0.9 }],
  ["ngang tai|ear length|ear-length", { is: "to", end: -0.6 }],
  ["ngang vai|shoulder length|shoulder-length|ngang cằm|chin length", { is: "to", end: -1.9 }],
  ["dài|long|ngang lưng", { is: "to", end: -3.4 }],
  ["ngắn hơn|shorter", { is: "longer", by: 0.6 }],
  ["dài hơn|longer", { is: "longer", by: -0.7 }],
  ["mái|tóc mái|mái bằng|mái thưa|bangs|fringe", { is: "fringe" }],
  ["xoăn|uốn xoăn|quăn|curly|curls|curl", { is: "curl" }],
  ["thẳng|duỗi thẳng|duỗi|suôn|straight|sleek", { is: "straight" }],
  ["phồng|bồng bềnh|bồng|volume|voluminous|fluffy", { is: "volume" }],
  ["rẽ ngôi giữa|ngôi giữa|middle part|centre part|center part", { is: "middle" }],
  ["rẽ ngôi lệch|ngôi lệch|rẽ ngôi|side part|side-part", { is: "side" }],
  ...Object.entries(COLOUR_NAMES).map(([names, colour]): [string, Meaning] => [
    names,
    { is: "colour", colour },
  ]),
  [
    "giữ|giữ nguyên|nguyên|chỉ|đổi|thay|đổi màu|màu tóc|mới|đẹp|này|như|cũ|hiện tại|only|just|keep|same|change|current|new|of|tóc|mái tóc|kiểu|kiểu tóc|cắt|uốn|nhuộm|làm|cho|màu|có|và|với|một|chút|nhẹ|thành|sang|hãy|tôi|muốn|phong cách|hair|hairstyle|style|cut|haircut|dye|dyed|make|it|my|her|his|the|a|an|and|with|in|to|color|colour|please|want|i|,|.|;|!",
    { is: "filler" },
  ],
]);

/**
 * Reads a hairstyle from words in Vietnamese (with or without diacritics) or English; with a colour
 * already chosen, words that only say to dye are enough. Pure.
 */
export function customHair(
  prompt: string,
  gender: Gender,
  chosen: string | null = null,
): CustomHair {
  const said: Meaning[] = [];
  const unable: string[] = [];
  const pieces = piecesOf(prompt);
  const spelling = LEXICON.spellingOf(pieces);
  for (let at = 0; at < pieces.length; ) {
    const phrase = LEXICON.phraseAt(pieces, at, spelling);
    if (phrase) said.push(phrase.meaning);
    else unable.push(pieces[at]!);
    at += phrase?.words.length ?? 1;
  }
  const colour = said.find((meaning) => meaning.is === "colour")?.colour ?? null;
  const shape = said.filter(({ is }) => is !== "filler" && is !== "colour");
  const isNothing = shape.length === 0 && !colour && !chosen;
  if (isNothing && unable.length === 0) unable.push(prompt.trim());
  return { style: shape.length > 0 ? shaped(shape, gender) : null, colour, unable };
}

function shaped(said: readonly Meaning[], gender: Gender): Style {
  const named = said.find((meaning) => meaning.is === "style");
  const usual = gender === "female" ? "middle_part" : "layer";
  const style = { ...STYLES[named?.[gender] ?? usual] };
  for (const meaning of said) change(style, meaning);
  return style;
}

/** Hair that ends below this height hangs down; shorter hair can be combed over the head. */
const LEAST_HANGING = -1.2;

function change(style: Style, meaning: Meaning): void {
  const { front, side, back } = style.ends;
  switch (meaning.is) {
    case "to":
      if (style.comb !== "down") {
        // Made long, hair that was combed over the head hangs down. A crest keeps standing.
        if (style.comb === "crest" || meaning.end > LEAST_HANGING) break;
        style.comb = "down";
      }
      style.ends = { front: meaning.end + 0.2, side: meaning.end, back: meaning.end - 0.2 };
      style.longest = Math.max(1.2, 2.6 - meaning.end);
      delete style.crop;
      break;
    case "longer":
      style.ends = { front: front + meaning.by, side: side + meaning.by, back: back + meaning.by };
      style.longest = Math.max(0.4, style.longest - meaning.by);
      break;
    case "bun":
      style.bun = true;
      break;
    case "fringe":
      style.fringe = { kind: "full", end: 0.26, width: 0.66, ragged: 0.08 };
      break;
    case "curl":
      style.curl ??= { wide: 0.14, wave: 0.8, from: 0 };
      style.lift = { ...style.lift, top: style.lift.top + 0.05, side: style.lift.side + 0.1 };
      break;
    case "straight":
      delete style.curl;
      delete style.turn;
      break;
    case "volume":
      style.lift = {
        ...(style.lift.front ? { front: style.lift.front * 1.3 } : {}),
        top: style.lift.top * 1.5,
        side: style.lift.side * 1.6,
      };
      break;
    case "middle":
      style.part = 0;
      break;
    case "side":
      style.part = 0.45;
      break;
  }
}

/** What an order says of the hair. */
export type AskedHair = Chosen<Pick<HairstyleBody, "style" | "color" | "gender" | "prompt">>;
/** The style of an order: a template by its id, or the words of a custom one. */
export function askedHair(asked: AskedHair): CustomHair {
  const { style = CUSTOM_STYLE, color: colour = null, gender = "female", prompt = "" } = asked;
  if (style !== CUSTOM_STYLE) return { style: STYLES[style], colour, unable: [] };
  const custom = customHair(prompt, gender, colour);
  return { ...custom, colour: colour ?? custom.colour };
}
