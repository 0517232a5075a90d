import { clamp, mix, smoothstep } from "../image/raster.ts";
import type { Place } from "./head.ts";
import { lockDice } from "./locks.ts";
import { add, outside, scale, unit } from "./places.ts";
import type { Root } from "./scalp.ts";
import type { Style } from "./styles.ts";

/** Height at which the neck becomes the shoulders. */
const SHOULDER = -2;
/** Half the neck's width, in half face widths. */
export const BESIDE_NECK = 0.56;

/** Height at which the jaw becomes the neck. */
const JAW = -0.6;

/** How a falling strand differs from its neighbours; all 0–1. */
export interface OwnWay {
  /** How far it spreads sideways. */
  spread: number;
  /** 0 next to the skin, 1 outermost. */
  outer: number;
  /** Where it is cut. */
  end: number;
  /** How much shorter than the longest. */
  short: number;
}

/**
 * A strand that falls from the parting along `down`; its length depends on where it comes to hang.
 */
export function fallen(
  style: Style,
  root: Root,
  down: Place,
  own: OwnWay,
  longest: number,
  step: number,
): Place[] {
  const [x0, y0, z0] = root.place;
  const side = x0 - (style.part ?? 0) >= 0 ? 1 : -1;
  const onTop = smoothstep(0.5, 1.1, y0);
  // The parting ends at the crown.
  const parted = style.part === null ? 0 : smoothstep(-0.3, 0.2, z0);
  const fromPart = 1 - 0.35 * parted * smoothstep(0.5, 0, Math.abs(x0 - (style.part ?? 0)));
  const { lift } = style;
  const off = own.outer * fromPart * (lift.side + (lift.top - lift.side) * onTop);
  const comb = combedDown(style, root.place, own.spread - 0.5);
  const start = unit(add(scale(root.out, 0.12 + off * (0.5 + (1.5 - parted) * onTop)), comb));
  const hang: Hang = { style, down, side, off, comb, onTop, own };
  const places = hung([root.place], start, hang, longest, step);
  const dice = lockDice(root.place, 47);
  return places.map((place) => overShoulders(place, root.place, hang, dice));
}

interface Hang {
  style: Style;
  down: Place;
  side: 1 | -1;
  off: number;
  comb: Place;
  onTop: number;
  own: OwnWay;
}

function hung(places: Place[], start: Place, hang: Hang, longest: number, step: number): Place[] {
  const { style, down, off, comb } = hang;
  let d = start;
  let p = places.at(-1)!;
  for (let gone = step; gone <= longest; gone += step) {
    const pull = 0.16 + 0.3 * smoothstep(0.15, 1, gone) * (1 - 0.35 * hang.onTop);
    const guide = scale(comb, 0.1 * Math.max(0, 1 - gone / 1.2));
    // Below the ears hair falls in towards the neck instead of keeping the way it was combed.
    const drag = p[1] < 0.45 ? 0.72 : 0.94;
    d = unit(add(add([d[0] * drag, d[1], d[2] * drag], scale(down, pull)), guide));
    p = add(p, scale(d, step));
    // Over the head there is more and more hair beneath it; lower down it settles again.
    const rise = 0.15 + 0.85 * smoothstep(0, 0.7, gone) - 0.25 * smoothstep(0.8, 2.4, gone);
    p = outside(p, 0.02 + off * rise);
    p = besideFace(p, hang, 0.1 * hang.own.spread);
    if (p[1] < cutOf(style, p, hang.own)) break;
    places.push(p);
  }
  return places;
}

/** Continues a strand straight down from where it leaves the head, as at the back of a mullet. */
export function fallOn(
  places: Place[],
  style: Style,
  down: Place,
  own: OwnWay,
  longest: number,
  step: number,
): Place[] {
  const side = places.at(-1)![0] >= 0 ? 1 : -1;
  const off = style.lift.side * own.outer;
  const hang: Hang = { style, down, side, off, comb: [0, 0, 0], onTop: 0, own };
  return hung(places, down, hang, longest - places.length * step, step);
}

/** Height at which a strand ends that hangs at a place. */
function cutOf(style: Style, [x, , z]: Place, own: OwnWay): number {
  const { front, side, back } = style.ends;
  const ahead = smoothstep(0.15, 0.5, z);
  const behind = smoothstep(-0.35, -0.95, z);
  const end = side + (front - side) * ahead + (back - side) * behind;
  const reach = Math.min(1.4, Math.abs(1 - end) * 0.5);
  // Ends are uneven: locks differ, few strands reach all the way down, and the outermost end first.
  const uneven = 0.1 + 0.75 * style.ragged;
  const rounded = smoothstep(0.78, 1.12, Math.abs(x)) * (0.05 + 0.4 * style.ragged);
  return end + ((own.end - 0.5) * style.ragged + own.short * uneven + rounded) * reach;
}

function combedDown(style: Style, [x, y, z]: Place, spread: number): Place {
  const away = x - (style.part ?? 0) >= 0 ? 1 : -1;
  // Behind the ears hair falls straight down.
  const aside = smoothstep(-0.75, 0.15, z);
  const parted: Place = [
    away * (0.12 + 0.93 * aside) + spread * 0.12,
    -0.1 - 0.6 * (1 - aside),
    z > 0.4 ? 0.05 : -0.2,
  ];
  // The parting ends at the crown, where hair is combed back.
  const near = smoothstep(0.7, 0.1, Math.abs(x - (style.part ?? 0)));
  const crown = y > 0.9 ? near * smoothstep(0, -0.3, z) : 0;
  return add(scale(parted, 1 - crown), scale([away * 0.35 + spread * 0.3, 0, -0.9], crown));
}

/** Half the width of the face that hair leaves free at a height `y`, from the brows to the chin. */
export function faceEdge(y: number): number {
  if (y > 0.98) return 0;
  if (y > 0.25) return 0.88 * Math.sqrt(smoothstep(0.98, 0.25, y));
  return 0.88 - 0.24 * smoothstep(-0.5, -1.4, y) - 0.04 * smoothstep(-1.4, -2, y);
}

/**
 * x of the neck's middle at a height: below a leaning head the neck stays upright, along `down`.
 */
export function neckAt(down: Place, y: number): number {
  const lean = clamp(down[0] / Math.max(0.5, -down[1]), -0.6, 0.6);
  return lean * Math.max(0, JAW - y);
}

/**
 * Moves a place of a strand outward, beside the face, on the side the strand was combed to. `more`
 * is a distance added to the least one.
 */
function besideFace([x, y, z]: Place, { side, down }: Hang, more: number): Place {
  // Below the jaw only hair well behind the neck may hang within that width.
  const from = -0.5 * smoothstep(-0.5, -1.2, y);
  const least = (faceEdge(y) + more * smoothstep(0.9, 0.3, y)) * smoothstep(from, from + 0.22, z);
  const middle = neckAt(down, y);
  return [middle + side * Math.max(side * (x - middle), least), y, z];
}

/**
 * Divides long hair at the shoulders: hair that grows in front of the ears lies on the chest, most
 * of the rest falls behind. Locks take the shape of an S: in towards the neck, out over the
 * shoulder and, where the ends are uneven, in again.
 */
function overShoulders(
  place: Place,
  root: Place,
  { style, side, down }: Hang,
  dice: number,
): Place {
  const [x, y, z] = place;
  if (y > JAW) return place;
  const isFront = root[2] > -0.45 - 0.3 * dice;
  const neck = Math.exp(-(((y + 1.5) / 0.45) ** 2));
  const over = Math.exp(-(((y + 2.35) / 0.4) ** 2));
  const tip = smoothstep(-2.3, -3.5, y) * smoothstep(-0.1, 0.35, style.ragged);
  const swing = 0.05 * Math.sin(2.4 * y + 6.3 * dice) * smoothstep(-0.8, -1.6, y);
  const inwards = -0.1 * neck + 0.05 * over - (0.18 + 0.16 * dice) * tip + swing;
  // Hair is moved aside where the neck becomes the shoulders; on the chest tips may come closer
  // together than beside the neck.
  const slope = (0.12 + 0.12 * dice) * smoothstep(-1, -1.8, y) * smoothstep(-2.7, -2.1, y);
  const least = BESIDE_NECK + slope - 0.08 * smoothstep(-2.1, -3, y);
  // Also when the head leans, a strand stays on its side: none may run across the neck.
  const middle = neckAt(down, y);
  const from = side * (x - middle);
  if (!isFront && from < least) return place;
  const room = Math.max(0, from - least);
  const far = least + room * clamp(1 + inwards / Math.max(room, 0.3), 0.2, 1.5);
  const ahead = isFront ? mix(z, Math.max(z, 0.22), smoothstep(-0.5, SHOULDER, y)) : z;
  return [middle + side * far, y, ahead];
}
