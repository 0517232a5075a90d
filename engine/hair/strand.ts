import type { Place } from "./head.ts";

/** A strand: its places from root to tip, and how it differs from its neighbours. */
export interface Strand {
  places: Place[];
  /** 0 next to the skin, 1 outermost. */
  outer: number;
  /** Darker (−1) or lighter (1) than the mean. */
  shade: number;
  /** Width over the usual one. */
  width: number;
  /** Stubble is drawn thinner. */
  isStubble: boolean;
  isFringe: boolean;
  /** In a coil only: at each place, how far it is turned to the back of the coil, 0–1. */
  turnedAway?: number[];
}
