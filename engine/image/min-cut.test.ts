import { describe, expect, it } from "vitest";
import { minCut } from "./min-cut.ts";
import { noiseAt } from "./noise.ts";

const [WIDTH, HEIGHT] = [4, 3];
const PIXELS = WIDTH * HEIGHT;

function costOf(
  side: ArrayLike<number>,
  leaning: readonly number[],
  link: (i: number, j: number) => number,
): number {
  let cost = 0;
  for (let i = 0; i < PIXELS; i++) {
    if (side[i] === 0) cost += leaning[i];
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ]) {
      const [x, y] = [(i % WIDTH) + dx, Math.floor(i / WIDTH) + dy];
      if (x < 0 || x >= WIDTH || y >= HEIGHT) continue;
      const j = y * WIDTH + x;
      if (side[i] !== side[j]) cost += link(i, j);
    }
  }
  return cost;
}

describe("minCut", () => {
  it.each([1, 2, 3, 4, 5, 6])("finds a division as cheap as the cheapest of all (%i)", (seed) => {
    const leaning = Array.from({ length: PIXELS }, (_, i) => noiseAt(seed, i) * 6 - 3);
    const link = (i: number, j: number) => noiseAt(seed + 100, i * PIXELS + j) * 2;
    let least = Number.POSITIVE_INFINITY;
    for (let bits = 0; bits < 1 << PIXELS; bits++) {
      const side = Array.from({ length: PIXELS }, (_, i) => (bits >> i) & 1);
      least = Math.min(least, costOf(side, leaning, link));
    }
    const found = costOf(minCut(WIDTH, HEIGHT, leaning, link), leaning, link);
    expect(found).toBeCloseTo(least, 1);
  });
});
