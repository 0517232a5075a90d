import { noiseAt } from "../image/noise.ts";
import { smoothstep } from "../image/raster.ts";
import { drawnUp, woundCoil } from "./bun.ts";
import { coil } from "./coils.ts";
import { standing } from "./crest.ts";
import { BESIDE_NECK, faceEdge, fallen, fallOn, neckAt, type OwnWay } from "./falling.ts";
import { ABOVE_EYES, fringeLie, isFringed } from "./fringe.ts";
import type { Place } from "./head.ts";
import { flowOf, type Lie, laidOver, volumeOf } from "./laid.ts";
import { gatherLocks, lockDice } from "./locks.ts";
import { add, scale, unit } from "./places.ts";
import { blendOf, ROOTS, type Root, rootOf } from "./scalp.ts";
import type { Strand } from "./strand.ts";
import type { Style } from "./styles.ts";

/** Distance between two places of a strand, in half face widths. */
const STEP = 0.055;
/** Where `blendOf` is below this, hair is stubble. */
const STUBBLE = 0.12;
/** Height of the nape: longer hair leaves the head there and falls. */
const NAPE = -0.8;
/** Half the width of eyes and lashes. */
const BESIDE_EYES = 0.76;
/** Hair laid down over the ears ends at this height. */
const SIDEBURN = 0.2;

/**
 * The strands of a style; hair falls along `down` (of `Head`). The same seed gives the same hair.
 */
export function grow(style: Style, down: Place, seed: number): Strand[] {
  const strands: Strand[] = [];
  for (let k = 0; k < ROOTS; k++) {
    const root = rootOf(k);
    if (!root) continue;
    const strand = grown(style, root, down, (n) => noiseAt(seed + n * 7919, k));
    if (strand && strand.places.length > 1) strands.push(strand);
  }
  if (style.bun) return [...strands, ...woundCoil(seed)];
  if (style.curl) coil(strands, style, style.curl, STEP);
  else if (style.comb !== "crest") gatherLocks(strands, style);
  for (const strand of strands) {
    if (strand.isFringe || style.comb !== "down") strand.places = freeOfEyes(strand.places);
  }
  if (style.turn)
    for (const strand of strands) strand.places = turned(strand.places, style.turn, down);
  return strands;
}

function grown(style: Style, root: Root, down: Place, dice: (n: number) => number): Strand | null {
  const outer = Math.sqrt(dice(2));
  // One tone a lock, so that the hair looks streaked and not grainy.
  const tone = 0.4 * (lockDice(root.place, 29) * 2 - 1);
  const shade = tone + (dice(6) * 2 - 1) * 0.35 + (shadeOf(root.place) * 2 - 1) * 0.5;
  const look = { outer, shade, width: 0.75 + 0.6 * dice(7), isStubble: false, isFringe: false };
  if (style.bun) return { ...look, places: drawnUp(root.place, 0.05 * outer) };
  const blend = blendOf(style, root.place);
  // Some are left out, so that skin shows between the hairs of clipped sides.
  if (blend < STUBBLE) return dice(9) < 0.6 ? { ...look, ...stubble(style, root, dice(5)) } : null;
  if (style.comb === "crest") {
    const lit = { outer: 0.6 + 0.4 * outer, shade: 0.5 + 0.5 * shade };
    return { ...look, ...lit, places: standing(root, style.longest, dice(4), STEP) };
  }
  const longest =
    lengthAt(style, blend) * (0.55 + 0.45 * root.thick) * (1 - style.ragged * 0.6 * dice(4));
  if (isFringed(style, root, dice(10))) {
    const lie = fringeLie(style, root, dice(1) - 0.5, dice(3));
    return {
      ...look,
      isFringe: true,
      width: look.width * (style.fringe?.kind === "full" ? 1.7 : 1.3),
      places: laidOver(root, lie, STEP),
    };
  }
  const own: OwnWay = {
    spread: dice(1),
    outer,
    end: dice(3),
    short: 0.55 * lockDice(root.place, 41) + 0.75 * dice(8) ** 2 - 0.25,
  };
  if (style.comb === "down") {
    const places = fallen(style, root, down, own, longest, STEP);
    return { ...look, outer: outer * behind(places), places };
  }
  const lie = lieOf(style, root, longest, outer, own);
  const places = laidOver(root, lie, STEP);
  const last = places.at(-1)!;
  const falls = style.ends.back < NAPE && last[2] < -0.35 && last[1] < 0.1;
  return { ...look, places: falls ? fallOn(places, style, down, own, longest, STEP) : places };
}

/**
 * Length of the hair where `blendOf` is `blend`: a fade keeps the sides short for most of the way
 * up.
 */
const lengthAt = (style: Style, blend: number) =>
  style.crop
    ? style.crop.length + (style.longest - style.crop.length) * blend ** 1.6
    : style.longest;

function lieOf(style: Style, root: Root, length: number, outer: number, own: OwnWay): Lie {
  // Locks differ in height and direction, so that there are shadows between them.
  const loose = smoothstep(0.08, 0.4, style.ragged);
  const lock = lockDice(root.place, 53) - 0.5;
  const layer = style.comb === "back" ? 0.45 + 0.55 * outer : 0.2 + 0.8 * outer;
  // Beside a parting the side with less hair lies flatter.
  const isLesser = style.comb === "aside" && root.place[0] > (style.part ?? 0);
  const stands = layer * (1 + 0.7 * loose * lock) * (isLesser ? 0.5 : 1);
  const way =
    (own.spread - 0.5) * (1 - 0.5 * loose) + (lockDice(root.place, 59) - 0.5) * 1.5 * loose;
  const { front, side, back } = style.ends;
  const uneven = (own.end - 0.5 + own.short) * style.ragged;
  const isSideburn = root.place[1] < side + 0.05 && root.place[2] > -0.35;
  const low = Math.max(back, -0.25);
  return {
    length: isSideburn ? Math.min(length, SIDEBURN) : length,
    climb: style.comb === "back" ? 0.9 : 0.6,
    upright: style.comb === "back" ? 0.5 : 0,
    height: (out) => 0.015 + stands * volumeOf(style, out),
    flow: (place, out) => flowOf(style, place, out, way),
    end([x, y, z]) {
      if (z > 0.1 && Math.abs(x) < faceEdge(y) && y < ABOVE_EYES) return ABOVE_EYES;
      const ahead = (front - side) * smoothstep(0.15, 0.5, z);
      const behind = (low - side) * smoothstep(-0.35, -0.95, z);
      return side + ahead + behind + uneven * 0.5 - (isSideburn ? 2 : 0);
    },
  };
}

function stubble(style: Style, root: Root, own: number): Pick<Strand, "places" | "isStubble"> {
  const length = (style.crop?.length ?? 0.05) * (0.6 + 0.6 * own);
  const way = unit(add(scale(root.out, 0.6), [0, -0.8, 0.1]));
  return { places: [root.place, add(root.place, scale(way, length))], isStubble: true };
}

/**
 * Brightness of a strand: less for hair behind the neck, which lies in the shade of that in front.
 */
function behind(places: readonly Place[]): number {
  const [, y, z] = places.at(-1)!;
  return 1 - 0.75 * smoothstep(-0.3, -0.8, z) * smoothstep(-0.3, -1, y);
}

/** Cuts a strand off where being drawn to its lock has moved it in front of the eyes. */
function freeOfEyes(places: Place[]): Place[] {
  const cut = places.findIndex(
    ([x, y, z]) => z > 0.2 && Math.abs(x) < BESIDE_EYES && y < ABOVE_EYES - 0.08,
  );
  return cut < 2 ? places : places.slice(0, cut);
}

/**
 * Turns the ends in towards the neck (+), in a C: out a little, then in and under; or outward (−).
 */
function turned(places: readonly Place[], turn: number, down: Place): Place[] {
  const last = Math.max(1, places.length - 1);
  const [tipX, tipY] = places.at(-1)!;
  const side = tipX < neckAt(down, tipY) ? -1 : 1;
  return places.map(([x, y, z], i) => {
    const share = i / last;
    const end = turn * smoothstep(0.68, 1, share) ** 1.4;
    const belly = Math.max(0, turn) * smoothstep(0.45, 0.75, share) * smoothstep(1, 0.75, share);
    const middle = neckAt(down, y);
    const from = side * (x - middle);
    const aside = (0.14 * belly - 0.4 * end) * smoothstep(0.2, 0.7, from);
    const low = smoothstep(0.1, -0.4, y);
    // Not into the neck.
    const neck = Math.min(from, BESIDE_NECK * smoothstep(-0.9, -1.3, y));
    const far = Math.max(from + aside * low, neck);
    const under = y + 0.12 * Math.max(0, end) * low;
    return [middle + side * far, under, z + (z < -0.5 ? 0.2 * end : 0)];
  });
}

/** A random number 0–1, the same for roots close together. */
const shadeOf = ([x, y, z]: Place) =>
  noiseAt(23, Math.round(x * 13) * 733 + Math.round(y * 13) * 37 + Math.round(z * 13));
