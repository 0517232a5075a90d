import { clamp, smoothstep } from "../image/raster.ts";
import type { Place } from "./head.ts";
import { add, along, dot, onSkull, outwards, scale, unit } from "./places.ts";
import type { Root } from "./scalp.ts";
import type { Style } from "./styles.ts";

/** Direction of the whorl on the crown, from which hair combed forward spreads. */
const WHORL: Place = unit([0.06, 0.86, -0.5]);
const UP: Place = [0, 1, 0];

/** How a strand runs that is laid over the head; lengths in half face widths. */
export interface Lie {
  length: number;
  /** Direction in which it goes on from a place; `out` points away from the head there. */
  flow(place: Place, out: Place): Place;
  /** How far off the skin it lies. */
  height(out: Place): number;
  /** Share of its length that may go into rising from the skin: 0 flat, 1 upright. */
  climb: number;
  /** How much of its rise is straight up instead of away from the head, 0–1. */
  upright: number;
  /** Height below which the strand ends, at a place. */
  end(place: Place): number;
}

/**
 * A strand from its root: it rises until it lies on the hair below it, then follows the head. It
 * can rise no more than its length allows, so that short sides blend into a high top. `step` is the
 * distance between two places.
 */
export function laidOver(root: Root, lie: Lie, step: number): Place[] {
  const most = lie.length * 0.8;
  let [ground, out, off] = [root.place, root.out, 0];
  const places = [ground];
  for (let gone = 0; gone < lie.length; gone += step) {
    const wanted = Math.min(most, lie.height(out)) - off;
    const rise = clamp(wanted, -0.5 * step, lie.climb * step);
    off += rise;
    const ahead = Math.sqrt(step * step - rise * rise);
    const way = along(lie.flow(ground, out), out);
    out = outwards(add(ground, scale(way, ahead)));
    ground = onSkull(out);
    if (ground[1] < lie.end(ground)) break;
    // Standing hair rises upward; along `out` it would hang over the forehead and the temples.
    const upright = unit(add(out, scale(UP, lie.upright * smoothstep(0.2, 0.7, out[1]))));
    places.push(add(ground, scale(upright, off)));
  }
  return places;
}

/** Distance of a direction from the whorl: 0 at it, 1 from where all hair lies in one direction. */
export const fromWhorl = (out: Place) => Math.min(1, 2.5 * (1 - dot(out, WHORL)));

/** How far a style's hair stands off the head in a direction. */
export function volumeOf({ lift }: Style, out: Place): number {
  const ahead = smoothstep(-0.35, 0.55, out[2]);
  const top = lift.top + ((lift.front ?? lift.top) - lift.top) * ahead;
  // Full along the middle, close to the head where the sides begin.
  const middle = smoothstep(0.05, 0.7, out[1] + 0.2 * smoothstep(0.3, 0.8, out[2]));
  const round = Math.sqrt(Math.max(0, 1 - (out[0] / 0.96) ** 2));
  return lift.side + (top - lift.side) * middle * round;
}

/** Direction in which a style is combed at a place. `own` (−0.5 to 0.5) varies it by strand. */
export function flowOf(style: Style, [x]: Place, out: Place, own: number): Place {
  switch (style.comb) {
    case "back":
      return [(style.sweep ?? 0) + 0.15 * x + own * 0.3, -0.35 * smoothstep(0.3, -0.5, out[2]), -1];
    case "aside": {
      const away = x >= (style.part ?? 0) ? 1 : -1;
      const short = away === Math.sign(style.part ?? 1);
      return [away * (short ? 0.5 : 1), -0.3, (short ? -0.5 : -0.28) + own * 0.35];
    }
    default: {
      const isParted = style.fringe?.kind === "curtain";
      const far = fromWhorl(out);
      const away = x >= (style.part ?? 0) ? 0.9 : -0.9;
      const aside = isParted ? away * smoothstep(-0.3, 0.3, out[2]) : 0.1 * x;
      return add(scale(WHORL, -1), [(own * 0.4 + aside) * far, -0.1 * far, 0]);
    }
  }
}
