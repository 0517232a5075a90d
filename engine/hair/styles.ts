import type { HairstyleId } from "#wire/hairstyles.ts";

/** Hair over the forehead. */
export interface Fringe {
  /** full: one line; curtain: parted, falling to the temples; sheer: one thin line. */
  kind: "full" | "curtain" | "sheer";
  /** Height of its ends; brows are at 0.3. */
  end: number;
  /** Half its width. */
  width: number;
  /** How uneven its line is, in lengths. */
  ragged: number;
}

/**
 * A hairstyle. Lengths in half face widths (about 7 cm), heights as in Place: 0 eyes, −1.4 chin.
 */
export interface Style {
  /** x of the parting; null for none. */
  part: number | null;
  /**
   * down: falls from the parting; back, forward, aside: laid over the head from the forehead, the
   * whorl or the parting; crest: stands along the middle.
   */
  comb: "down" | "back" | "forward" | "aside" | "crest";
  /** How much hair combed back goes to a side: −1 left in the picture, 1 right. */
  sweep?: number;
  /** Heights at which the hair ends: around the face, at the sides and at the back. */
  ends: { front: number; side: number; back: number };
  /**
   * Clipped sides: up to the height `below` hair has this length, from `above` on that of the top.
   * `keepsBack` leaves the back long, as in a mullet.
   */
  crop?: { below: number; above: number; length: number; keepsBack?: boolean };
  /** Length of the longest strand. */
  longest: number;
  fringe?: Fringe;
  /** How far hair stands off the head: at the forehead (else as `top`), on top, at the sides. */
  lift: { front?: number; top: number; side: number };
  /** Coils: radius, length of one turn, and the height at which hanging hair is wholly coiled. */
  curl?: { wide: number; wave: number; from: number };
  /** How far the ends turn in (+) or out (−). */
  turn?: number;
  /** Put up into a coil on the crown. */
  bun?: boolean;
  /** How uneven the ends are. */
  ragged: number;
}

const LONG = { front: -2.9, side: -3.3, back: -3.6 };

/** The twenty templates. */
export const STYLES: Record<HairstyleId, Style> = {
  straight_layer: {
    part: 0.12,
    comb: "down",
    ends: LONG,
    longest: 6,
    ragged: 0.5,
    lift: { top: 0.12, side: 0.14 },
  },
  loose_curls: {
    part: 0.22,
    comb: "down",
    ends: LONG,
    longest: 6,
    ragged: 0.35,
    lift: { top: 0.16, side: 0.2 },
    curl: { wide: 0.17, wave: 1.25, from: -0.9 },
  },
  short_layer: {
    part: 0.3,
    comb: "down",
    longest: 2.4,
    ragged: 0.35,
    ends: { front: -0.75, side: -0.95, back: -1.15 },
    lift: { top: 0.2, side: 0.18 },
    fringe: { kind: "curtain", end: 0.34, width: 0.5, ragged: 0.2 },
    turn: 0.35,
  },
  modern_bob: {
    part: 0.35,
    comb: "down",
    longest: 4,
    ragged: 0.06,
    ends: { front: -1.55, side: -1.45, back: -1.35 },
    lift: { top: 0.12, side: 0.18 },
    turn: 0.3,
  },
  mullet_layer: {
    part: 0.1,
    comb: "down",
    longest: 5,
    ragged: 0.45,
    ends: { front: -0.35, side: -0.8, back: -2.6 },
    lift: { top: 0.22, side: 0.14 },
    fringe: { kind: "full", end: 0.38, width: 0.6, ragged: 0.2 },
    turn: -0.3,
  },
  hime: {
    part: 0,
    comb: "down",
    longest: 6.5,
    ragged: 0.03,
    ends: { front: -1.05, side: -3.4, back: -3.7 },
    lift: { top: 0.1, side: 0.1 },
    fringe: { kind: "full", end: 0.24, width: 0.72, ragged: 0.03 },
  },
  pixie: {
    part: 0.4,
    comb: "forward",
    longest: 1.3,
    ragged: 0.5,
    ends: { front: 0.2, side: -0.2, back: -0.66 },
    lift: { top: 0.24, side: 0.05 },
    crop: { below: -0.4, above: 0.85, length: 0.3 },
    fringe: { kind: "curtain", end: 0.36, width: 0.7, ragged: 0.4 },
  },
  c_curl: {
    part: 0.08,
    comb: "down",
    longest: 4.6,
    ragged: 0.1,
    ends: { front: -1.9, side: -2.1, back: -2.2 },
    lift: { top: 0.14, side: 0.18 },
    turn: 0.85,
    fringe: { kind: "sheer", end: 0.28, width: 0.5, ragged: 0.14 },
  },
  noodle_curls: {
    part: 0.05,
    comb: "down",
    ends: LONG,
    longest: 6,
    ragged: 0.3,
    lift: { top: 0.2, side: 0.5 },
    curl: { wide: 0.1, wave: 0.5, from: -0.2 },
  },
  middle_part: {
    part: 0,
    comb: "down",
    longest: 4.6,
    ragged: 0.34,
    ends: { front: -2.1, side: -2.3, back: -2.4 },
    lift: { top: 0.12, side: 0.14 },
  },
  undercut: {
    part: null,
    comb: "back",
    sweep: -0.55,
    longest: 1.3,
    ragged: 0.2,
    ends: { front: 0.8, side: 0.74, back: 0.5 },
    lift: { front: 0.42, top: 0.26, side: 0.04 },
    crop: { below: 0.6, above: 1.02, length: 0.04 },
  },
  side_part: {
    part: 0.46,
    comb: "aside",
    longest: 1.15,
    ragged: 0.14,
    ends: { front: 0.55, side: 0.3, back: -0.4 },
    lift: { front: 0.28, top: 0.18, side: 0.05 },
    crop: { below: -0.1, above: 0.95, length: 0.1 },
  },
  mullet: {
    part: null,
    comb: "forward",
    longest: 3.6,
    ragged: 0.35,
    ends: { front: 0.5, side: 0.35, back: -2.1 },
    lift: { top: 0.26, side: 0.05 },
    turn: -0.5,
    crop: { below: -0.2, above: 0.75, length: 0.12, keepsBack: true },
    fringe: { kind: "full", end: 0.58, width: 0.62, ragged: 0.35 },
  },
  short_quiff: {
    part: null,
    comb: "back",
    longest: 0.72,
    ragged: 0.3,
    ends: { front: 0.8, side: 0.6, back: -0.4 },
    lift: { front: 0.5, top: 0.24, side: 0.04 },
    crop: { below: 0.1, above: 1, length: 0.055 },
  },
  pompadour: {
    part: null,
    comb: "back",
    longest: 1.5,
    ragged: 0.06,
    ends: { front: 0.8, side: 0.5, back: -0.4 },
    lift: { front: 0.58, top: 0.36, side: 0.07 },
    crop: { below: -0.1, above: 1, length: 0.12 },
  },
  layer: {
    part: 0.34,
    comb: "forward",
    longest: 2.1,
    ragged: 0.5,
    ends: { front: -0.1, side: -0.45, back: -1.2 },
    lift: { top: 0.26, side: 0.15 },
    fringe: { kind: "curtain", end: 0.34, width: 0.7, ragged: 0.4 },
  },
  crew_cut: {
    part: null,
    comb: "forward",
    longest: 0.24,
    ragged: 0.3,
    ends: { front: 0.8, side: -0.4, back: -0.7 },
    lift: { top: 0.14, side: 0.03 },
    crop: { below: 0.2, above: 1, length: 0.05 },
  },
  two_block: {
    part: null,
    comb: "forward",
    longest: 1.5,
    ragged: 0.3,
    ends: { front: 0.36, side: 0.24, back: -0.1 },
    lift: { top: 0.22, side: 0.12 },
    crop: { below: 0.34, above: 0.5, length: 0.05 },
    fringe: { kind: "curtain", end: 0.4, width: 0.6, ragged: 0.2 },
  },
  french_crop: {
    part: null,
    comb: "forward",
    longest: 0.8,
    ragged: 0.3,
    ends: { front: 0.62, side: 0.5, back: 0 },
    lift: { top: 0.16, side: 0.03 },
    crop: { below: 0.3, above: 1, length: 0.05 },
    fringe: { kind: "full", end: 0.66, width: 0.7, ragged: 0.16 },
  },
  mohican: {
    part: null,
    comb: "crest",
    longest: 0.68,
    ragged: 0.3,
    ends: { front: 0.8, side: 0.6, back: -0.7 },
    lift: { top: 0.7, side: 0 },
    crop: { below: 2, above: 2.1, length: 0.04 },
  },
};
