import type { Place } from "./head.ts";

/** A strand as places from root to tip, and how it differs from its neighbours. */
export interface Strand {
  places: Place[];
  /** 0 next to the skin, 1 outermost. */
  outer: number;
  /** Its own shade, −1 to 1. */
  shade: number;
  /** Times the usual width. */
  width: number;
  /** A hair's breadth of stubble is drawn thinner. */
  isStubble: boolean;
  isFringe: boolean;
  /** Of a coiled strand: how far round to the back of its coil it is at each place, 0–1. */
  turnedAway?: number[];
}
