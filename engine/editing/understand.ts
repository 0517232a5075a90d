import { bytesOf, labOf, rgbOf } from "../image/colour.ts";
import { clamp } from "../image/raster.ts";
import { COLOURED, type Coloured, type Edit, type Region, type Understanding } from "./edits.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** What one clause leaves to the next: parts without a colour yet, and the direction of a noun. */
interface Carried {
  regions: { region: Region; text: string }[];
  direction: 1 | -1;
}

/**
 * Reads an instruction in Vietnamese (with or without marks) or English. Pure, so that an order can
 * be refused, or told to be done in part, before anything is spent: a word that means nothing here
 * stands in `unknown`, the rest is carried out. A clause to keep something as it is asks for nothing.
 */
export function understand(instruction: string): Understanding {
  const edits: Edit[] = [];
  const unknown: string[] = [];
  const carried: Carried = { regions: [], direction: 1 };
  for (const clause of clausesOf(tokensOf(instruction))) {
    if (clause.some((token) => token.is === "keep")) continue;
    readClause(withoutMoods(clause), carried, edits, unknown);
  }
  for (const { text } of carried.regions) unknown.push(text);
  if (edits.length === 0 && unknown.length === 0) unknown.push(instruction.trim());
  return { edits: distinct(edits), unknown };
}

/** What a single adjective asks for. */
const MOODS: readonly Token["is"][] = ["tone", "look", "preset"];

/**
 * A clause in which a mood right beside an unknown thing is as unknown as that thing, which it
 * describes: "a sunny beach" asks for no sunlight.
 */
function withoutMoods(clause: readonly Token[]): Token[] {
  return clause.map((token, i) => {
    const isBeside = [clause[i - 1], clause[i + 1]].some((other) => other?.is === "unknown");
    return isBeside && MOODS.includes(token.is) ? { is: "unknown", text: token.text } : token;
  });
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.is === "join") clauses.push([]);
    else if (token.is !== "filler") clauses.at(-1)!.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function readClause(
  clause: readonly Token[],
  carried: Carried,
  edits: Edit[],
  unknown: string[],
): void {
  const has = (is: Token["is"]) => clause.some((token) => token.is === is);
  const miss = (token: Token) => unknown.push(token.text);
  const factor = clause.reduce((all, t) => (t.is === "amount" ? all * t.factor : all), 1);
  const used = new Set<Token>();
  colourEdits(clause, carried, edits, used, unknown);
  const loose = clause.filter((token) => token.is === "region" && !used.has(token));
  const only = (region: Region) => loose.some((t) => t.is === "region" && t.region === region);
  const take = (region: Region) => {
    for (const token of loose)
      if (token.is === "region" && token.region === region) used.add(token);
  };
  let direction: 1 | -1 = has("less") ? -1 : has("more") ? 1 : carried.direction;
  let inverted: 1 | -1 = 1;
  let region: Region = "whole";
  for (const token of clause) {
    switch (token.is) {
      case "unknown":
        miss(token);
        break;
      case "region":
        region = token.region;
        break;
      case "more":
        direction = 1;
        break;
      case "less":
        direction = -1;
        break;
      case "too":
        inverted = -1;
        break;
      case "tone": {
        const sign = token.sign * (has("less") ? -1 : 1) * inverted;
        edits.push(tone(clause, region, token.change, sign * factor, used));
        inverted = 1;
        break;
      }
      case "property":
        edits.push(tone(clause, region, token.change, direction * factor, used));
        break;
      case "detail":
        edits.push({ kind: "detail", change: token.change, amount: Math.abs(factor) });
        break;
      case "look":
        edits.push({ kind: "look", look: token.look });
        break;
      case "preset":
        edits.push({ kind: "preset", preset: token.preset });
        take("face");
        take("skin");
        break;
      case "remove":
      case "clear":
        if (only("background")) {
          edits.push({ kind: "cut_out" });
          take("background");
        } else if (!clause.some((t) => t.is === "detail" && t.change === "denoise")) miss(token);
        break;
      case "bokeh":
        edits.push({ kind: "blur_background", amount: factor });
        take("background");
        break;
      case "blur":
        if (only("background")) {
          edits.push({ kind: "blur_background", amount: factor });
          take("background");
        } else if (loose.length > 0) miss(token);
        else edits.push({ kind: "detail", change: "soften", amount: factor });
        break;
      case "smooth":
        edits.push({ kind: "smooth_skin", amount: factor });
        take("skin");
        take("face");
        break;
      case "straighten":
        edits.push({ kind: "straighten" });
        break;
      case "turn":
        edits.push({ kind: "turn", degrees: degreesOf(clause) });
        break;
      case "flip": {
        const axis = clause.find((t) => t.is === "axis");
        edits.push({ kind: "flip", axis: axis?.is === "axis" ? axis.axis : "horizontal" });
        break;
      }
      case "crop":
        if (!has("ratio")) miss(token);
        break;
      case "ratio":
        edits.push({ kind: "crop", ratio: token.ratio });
        break;
      case "degrees":
      case "side":
        if (!has("turn") && !has("flip")) miss(token);
        break;
      case "axis":
        if (!has("flip") && !has("turn")) miss(token);
        break;
    }
  }
  carried.direction = direction;
  for (const token of loose) {
    if (used.has(token) || token.is !== "region") continue;
    // A part that nothing was said about waits for the next clause: "áo và quần màu đen".
    carried.regions.push({ region: token.region, text: token.text });
  }
}

/** A change of tone for the part named before it, or the only one named, or the whole picture. */
function tone(
  clause: readonly Token[],
  before: Region,
  change: Extract<Edit, { kind: "tone" }>["change"],
  amount: number,
  used: Set<Token>,
): Edit {
  const named = clause.filter((token) => token.is === "region");
  const region = before === "whole" && named[0]?.is === "region" ? named[0].region : before;
  for (const token of named) if (token.is === "region" && token.region === region) used.add(token);
  return { kind: "tone", region, change, amount: clamp(amount, -3, 3) };
}

/** Gives every colour to its part, whichever of the two was said first. */
function colourEdits(
  clause: readonly Token[],
  carried: Carried,
  edits: Edit[],
  used: Set<Token>,
  unknown: string[],
): void {
  const colours = shadedColours(clause);
  if (colours.length === 0) return;
  const spoken = clause.filter((token) => token.is === "region" || token.is === "colour");
  const regions = spoken.filter((token) => token.is === "region");
  const waiting = carried.regions.splice(0);
  const colourAfter = spoken.at(-1)?.is === "colour";
  let last = colours.at(-1)!.colour;
  const paint = (region: Region, colour: string, text: string) => {
    if (region === "background") edits.push({ kind: "backdrop", colour });
    else if (isColoured(region)) edits.push({ kind: "recolour", region, colour });
    else if (isLightSkin(region, colour)) {
      edits.push({ kind: "tone", region, change: "brightness", amount: 0.6 });
    } else unknown.push(text);
  };
  for (const token of regions) {
    if (token.is !== "region") continue;
    const at = spoken.indexOf(token);
    const until = spoken.findIndex((other, i) => i > at && other.is === "region");
    const following = spoken.slice(at + 1, until < 0 ? undefined : until);
    const nearest = colourAfter
      ? (following.at(-1) ?? spoken.slice(at + 1).find((other) => other.is === "colour"))
      : spoken.slice(0, at).findLast((other) => other.is === "colour");
    last = colours.find(({ token: own }) => own === nearest)?.colour ?? last;
    paint(token.region, last, token.text);
    used.add(token);
  }
  for (const { region, text } of waiting) paint(region, colours[0]!.colour, text);
  if (regions.length === 0 && waiting.length === 0) {
    for (const { token } of colours) unknown.push(token.text);
  }
}

/** White skin is asked for as lighter skin. */
const isLightSkin = (region: Region, colour: string) =>
  (region === "skin" || region === "face") && colour === "#ffffff";
const isColoured = (region: Region): region is Coloured => COLOURED.some((one) => one === region);

/** The colours of a clause with the shades that stand beside them. */
function shadedColours(clause: readonly Token[]): { token: Token; colour: string }[] {
  return clause.flatMap((token, i) => {
    if (token.is !== "colour") return [];
    const beside = [clause[i - 1], clause[i + 1]].find(
      (other, side) => other?.is === "shade" && (side === 1 || clause[i - 2]?.is !== "colour"),
    );
    const steps = beside?.is === "shade" ? beside.steps : 0;
    return [{ token, colour: steps === 0 ? token.colour : shaded(token.colour, steps) }];
  });
}

function shaded(colour: string, steps: number): string {
  const [r, g, b] = bytesOf(colour);
  const [l, x, y] = labOf(r, g, b);
  const fade = steps > 8 ? 0.75 : 1;
  const rgb = rgbOf(clamp(l + steps, 6, 97), x * fade, y * fade);
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Clockwise; a quarter turn when no angle is said. */
function degreesOf(clause: readonly Token[]): number {
  const said = clause.find((token) => token.is === "degrees");
  const side = clause.find((token) => token.is === "side");
  const sign = side?.is === "side" ? side.sign : 1;
  const upsideDown = clause.some((token) => token.is === "axis" && token.axis === "vertical");
  const degrees = said?.is === "degrees" ? said.degrees : upsideDown ? 180 : 90;
  return (sign * degrees) % 360;
}

function distinct(edits: readonly Edit[]): Edit[] {
  const seen = new Set<string>();
  return edits.filter((edit) => {
    const key = JSON.stringify(edit);
    return !seen.has(key) && seen.add(key);
  });
}
