import type { Box, Line, Link } from "./sketch.ts";

export interface Point {
  x: number;
  y: number;
}
/** By its upper left corner. */
export interface Rect extends Point {
  width: number;
  height: number;
}
export interface PlacedBox extends Box, Rect {
  isGroup: boolean;
  /** Where its name and lists stand: of a leaf the whole of it. */
  head: Rect;
  /** How far these reach. */
  words: Rect;
}
export interface PlacedLink extends Link {
  points: readonly Point[];
  label: Rect;
}
export interface Layout {
  width: number;
  height: number;
  boxes: readonly PlacedBox[];
  links: readonly PlacedLink[];
  /** Where the chart, and each group in it, begins. */
  beginnings: readonly PlacedLink[];
  everywhere: { lines: readonly Line[]; place: Rect } | null;
}
