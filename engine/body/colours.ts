import { linearOf } from "./figure/shade.ts";

export type Linear = readonly [number, number, number];

/** "#rrggbb" as linear light. */
export const linear = (hex: string): Linear => {
  const byte = (at: number) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16));
  return [byte(1), byte(3), byte(5)];
};
