import { clamp, smoothstep } from "../image/raster.ts";
import type { Place } from "./head.ts";
import { add, along, dot, onSkull, outwards, scale, unit } from "./places.ts";
import type { Root } from "./scalp.ts";
import type { Style } from "./styles.ts";

/** The whorl on the crown, as a direction: hair combed forward goes out from it. */
const WHORL: Place = unit([0.06, 0.86, -0.5]);
const UP: Place = [0, 1, 0];

/** How a strand runs that lies on others over the head. */
export interface Lie {
  length: number;
  /** Which way from a place; `out` away from the head. */
  flow(place: Place, out: Place): Place;
  /** How far off the skin it comes. */
  height(out: Place): number;
  /** The share of its way a strand may spend on rising: 0 flat, 1 upright. */
  climb: number;
  /** How much of its rise is straight up instead of away from the head, 0–1. */
  upright: number;
  /** Lowest a strand may come there. */
  end(place: Place): number;
}

/**
 * A strand from its root: it rises until it lies on the hair below it and then follows the head. What
 * it may rise is bounded by its own length, so that short sides blend into a high top.
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
    // Hair that stands is drawn up, not out: it would hang over the forehead and the temples.
    const upright = unit(add(out, scale(UP, lie.upright * smoothstep(0.2, 0.7, out[1]))));
    places.push(add(ground, scale(upright, off)));
  }
  return places;
}

/** How far a direction is from the whorl: 0 there, 1 from where hair has one way. */
export const fromWhorl = (out: Place) => Math.min(1, 2.5 * (1 - dot(out, WHORL)));

/** How far a style stands off the head there. */
export function volumeOf({ lift }: Style, out: Place): number {
  const ahead = smoothstep(-0.35, 0.55, out[2]);
  const top = lift.top + ((lift.front ?? lift.top) - lift.top) * ahead;
  // Full in the middle, narrowing to the head where the sides begin.
  const middle = smoothstep(0.05, 0.7, out[1] + 0.2 * smoothstep(0.3, 0.8, out[2]));
  const round = Math.sqrt(Math.max(0, 1 - (out[0] / 0.96) ** 2));
  return lift.side + (top - lift.side) * middle * round;
}

/** The way a style is combed at a place. `own` (−0.5 to 0.5) sets a strand apart from the next. */
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
