import type { HairstyleId } from "#wire/hairstyles.ts";

/** How a style grows; lengths in half face widths, heights as in Place (0 eyes, −1.4 chin). */
export interface Style {
  /** Where the hair parts: x of the line; null for none. */
  part: number | null;
  /** Which way it is combed from its roots. */
  comb: "down" | "back" | "forward";
  /** Where lengths end: the front framing the face, the sides and the back. */
  ends: { front: number; side: number; back: number };
  /** Cropped sides and back below this height; their length. */
  crop?: { below: number; length: number };
  /** Longest any strand may be. */
  longest: number;
  /** Hair over the forehead: where it ends, how wide it is (x), and how even its line. */
  fringe?: { end: number; width: number; ragged: number };
  /** How far it stands off the head: on top, at the sides. */
  lift: { top: number; side: number };
  /** Waves: width, length of one, and where along a strand they begin (0–1). */
  curl?: { wide: number; wave: number; from: number };
  /** How much ends turn in (+) or out (−). */
  turn?: number;
  /** Put up into a ball on top of the head. */
  bun?: boolean;
  /** How uneven ends are, in lengths. */
  ragged: number;
}

const LONG = { front: -2.9, side: -3.3, back: -3.6 };

/** The twenty templates. */
export const STYLES: Record<HairstyleId, Style> = {
  straight_layer: {
    ...{ part: 0.12, comb: "down", ends: LONG, longest: 6, ragged: 0.5 },
    lift: { top: 0.12, side: 0.1 },
  },
  loose_curls: {
    ...{ part: 0.25, comb: "down", ends: LONG, longest: 6, ragged: 0.35 },
    ...{ lift: { top: 0.16, side: 0.22 }, curl: { wide: 0.17, wave: 1.15, from: 0.35 } },
  },
  short_layer: {
    ...{ part: 0.35, comb: "down", longest: 2.4, ragged: 0.35 },
    ...{ ends: { front: -0.55, side: -0.85, back: -1.05 }, lift: { top: 0.2, side: 0.16 } },
    ...{ fringe: { end: 0.42, width: 0.5, ragged: 0.25 }, turn: 0.25 },
  },
  modern_bob: {
    ...{ part: 0.4, comb: "down", longest: 4, ragged: 0.04 },
    ...{ ends: { front: -1.55, side: -1.45, back: -1.35 }, lift: { top: 0.12, side: 0.16 } },
    turn: 0.2,
  },
  mullet_layer: {
    ...{ part: 0.1, comb: "down", longest: 5, ragged: 0.45 },
    ...{ ends: { front: -0.25, side: -0.75, back: -2.6 }, lift: { top: 0.24, side: 0.12 } },
    ...{ fringe: { end: 0.42, width: 0.6, ragged: 0.3 }, turn: -0.3 },
  },
  hime: {
    ...{ part: 0, comb: "down", longest: 6.5, ragged: 0.03 },
    ...{ ends: { front: -1.05, side: -3.4, back: -3.7 }, lift: { top: 0.1, side: 0.08 } },
    fringe: { end: 0.2, width: 0.74, ragged: 0.02 },
  },
  pixie: {
    ...{ part: 0.45, comb: "down", longest: 1.35, ragged: 0.3 },
    ...{ ends: { front: 0.05, side: -0.2, back: -0.6 }, lift: { top: 0.18, side: 0.05 } },
    fringe: { end: 0.42, width: 0.62, ragged: 0.2 },
  },
  c_curl: {
    ...{ part: 0.15, comb: "down", longest: 4.6, ragged: 0.1 },
    ...{ ends: { front: -1.9, side: -2.1, back: -2.2 }, lift: { top: 0.14, side: 0.16 } },
    ...{ turn: 0.85, fringe: { end: 0.26, width: 0.45, ragged: 0.14 } },
  },
  noodle_curls: {
    ...{ part: 0.05, comb: "down", ends: LONG, longest: 6, ragged: 0.25 },
    ...{ lift: { top: 0.2, side: 0.34 }, curl: { wide: 0.11, wave: 0.42, from: 0.12 } },
  },
  middle_part: {
    ...{ part: 0, comb: "down", longest: 4.6, ragged: 0.34 },
    ...{ ends: { front: -2.1, side: -2.3, back: -2.4 }, lift: { top: 0.12, side: 0.1 } },
  },
  undercut: {
    ...{ part: 0.55, comb: "back", longest: 1.5, ragged: 0.15 },
    ...{ ends: { front: 0.82, side: 0.72, back: 0.7 }, lift: { top: 0.18, side: 0.03 } },
    crop: { below: 0.85, length: 0.05 },
  },
  side_part: {
    ...{ part: 0.5, comb: "down", longest: 1.3, ragged: 0.08 },
    ...{ ends: { front: 0.62, side: 0.42, back: -0.4 }, lift: { top: 0.2, side: 0.06 } },
    crop: { below: 0.45, length: 0.12 },
  },
  mullet: {
    ...{ part: null, comb: "forward", longest: 4, ragged: 0.3 },
    ...{ ends: { front: 0.4, side: 0.1, back: -2.1 }, lift: { top: 0.2, side: 0.05 } },
    fringe: { end: 0.5, width: 0.65, ragged: 0.2 },
  },
  short_quiff: {
    ...{ part: null, comb: "back", longest: 0.5, ragged: 0.25 },
    ...{ ends: { front: 0.95, side: 0.92, back: 0.8 }, lift: { top: 0.3, side: 0.03 } },
    crop: { below: 0.96, length: 0.09 },
  },
  pompadour: {
    ...{ part: null, comb: "back", longest: 1.35, ragged: 0.04 },
    ...{ ends: { front: 1, side: 0.92, back: 0.7 }, lift: { top: 0.34, side: 0.05 } },
    crop: { below: 0.98, length: 0.14 },
  },
  layer: {
    ...{ part: 0.2, comb: "down", longest: 2.6, ragged: 0.35 },
    ...{ ends: { front: -0.3, side: -0.7, back: -1.2 }, lift: { top: 0.22, side: 0.12 } },
    fringe: { end: 0.44, width: 0.55, ragged: 0.25 },
  },
  crew_cut: {
    ...{ part: null, comb: "forward", longest: 0.2, ragged: 0.2 },
    ...{ ends: { front: 0.7, side: 0, back: -0.5 }, lift: { top: 0.14, side: 0.02 } },
    crop: { below: 0.75, length: 0.05 },
  },
  two_block: {
    ...{ part: 0.05, comb: "down", longest: 1.5, ragged: 0.1 },
    ...{ ends: { front: 0.3, side: 0.3, back: -0.2 }, lift: { top: 0.22, side: 0.1 } },
    ...{ crop: { below: 0.3, length: 0.05 }, fringe: { end: 0.38, width: 0.6, ragged: 0.1 } },
  },
  french_crop: {
    ...{ part: null, comb: "forward", longest: 0.9, ragged: 0.08 },
    ...{ ends: { front: 0.66, side: 0.72, back: 0.1 }, lift: { top: 0.12, side: 0.02 } },
    ...{ crop: { below: 0.72, length: 0.07 }, fringe: { end: 0.66, width: 0.74, ragged: 0.04 } },
  },
  mohican: {
    ...{ part: null, comb: "back", longest: 0.62, ragged: 0.15 },
    ...{ ends: { front: 0.8, side: 0.6, back: -0.7 }, lift: { top: 0.7, side: 0 } },
    crop: { below: 2, length: 0.04 },
  },
};
