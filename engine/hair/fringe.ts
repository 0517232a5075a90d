import { smoothstep } from "../image/raster.ts";
import type { Lie } from "./laid.ts";
import { lockDice } from "./locks.ts";
import type { Root } from "./scalp.ts";
import type { Fringe, Style } from "./styles.ts";

/** Share of the roots that are used for a fringe one can see through. */
const SHEER = 0.45;
/** In front of the eyes no fringe comes lower than this height. */
export const ABOVE_EYES = 0.25;
/** x outside of which a parted fringe hangs beside the eyes. */
const TEMPLE = 0.86;

/** Whether a root's hair belongs to the fringe. `dice` (0–1) makes its edge uneven. */
export function isFringed({ fringe }: Style, { place }: Root, dice: number): boolean {
  const [x, y, z] = place;
  if (!fringe || z < 0.2 || y < 0.72) return false;
  const deep = fringe.kind === "full" ? 0.25 : 0.35;
  if (z < deep || Math.abs(x) > fringe.width * (0.94 + 0.12 * dice)) return false;
  return fringe.kind !== "sheer" || dice < SHEER;
}

/** How a strand of the fringe lies. `own` (−0.5 to 0.5) and `dice` (0–1) are random, by strand. */
export function fringeLie(style: Style, root: Root, own: number, dice: number): Lie {
  const fringe = style.fringe!;
  const uneven = (own + lockDice(root.place, 43) - 0.5) * fringe.ragged;
  const off = Math.min(style.lift.top, 0.06 + 0.1 * dice);
  const side = root.place[0] + own * 0.08 >= (style.part ?? 0) ? 1 : -1;
  return {
    length: 3,
    climb: 0.5,
    upright: 0,
    height: (out) => off * (0.45 + 0.55 * smoothstep(0.3, 0.85, out[1])),
    flow: ([x, y]) =>
      fringe.kind === "curtain"
        ? [side * curtainSlope(side * x, y), -1, 0.15]
        : [0.16 * x + own * 0.22 + sweepOf(style), -1, 0.6],
    end: ([x]) => {
      const end = endAt(fringe, x, style.ends.front) + uneven;
      return Math.abs(x) < 0.8 ? Math.max(ABOVE_EYES, end) : end;
    },
  };
}

/** A parted fringe goes outward first and then falls beside the eyes. */
const curtainSlope = (x: number, y: number) =>
  smoothstep(TEMPLE + 0.06, TEMPLE - 0.16, x) * (0.5 + 0.7 * smoothstep(0.5, 0.95, y));

const sweepOf = ({ part }: Style) => (part ? -Math.sign(part) * 0.16 : 0);

function endAt(fringe: Fringe, x: number, front: number): number {
  const aside = Math.abs(x);
  // A line cut by hand comes down a little towards the temples.
  if (fringe.kind !== "curtain") return fringe.end - 0.1 * smoothstep(0.35, 0.8, aside);
  return fringe.end + (Math.max(front, -0.2) - fringe.end) * smoothstep(0.72, 0.88, aside);
}
