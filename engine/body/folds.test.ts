import { expect, it } from "vitest";
import { type Folds, legFolds, topFolds } from "./folds.ts";

/** Depths of folds over the front of the cloth, on the unshaped base. */
function depths(folds: Folds, low: number, high: number): number[] {
  const all: number[] = [];
  for (let y = low; y < high; y += 0.1) {
    for (let x = -2; x < 2; x += 0.1) all.push(folds(x, y, 1));
  }
  return all;
}

it("go further out than in: what is worn below must not come through", () => {
  for (let seed = 0; seed < 40; seed++) {
    const all = [...depths(topFolds(seed), 0.6, 5.8), ...depths(legFolds(seed), -7.4, 1.2)];
    expect(Math.min(...all)).toBeGreaterThanOrEqual(-0.03);
    expect(Math.max(...all)).toBeLessThan(0.2);
    expect(Math.max(...all)).toBeGreaterThan(0.03);
  }
});

it("are each cloth's own, the same for the same seed", () => {
  expect(depths(topFolds(3), 0.6, 5.8)).toEqual(depths(topFolds(3), 0.6, 5.8));
  expect(depths(topFolds(3), 0.6, 5.8)).not.toEqual(depths(topFolds(4), 0.6, 5.8));
});

it("do not jump in the middle of a top, where its two sides meet", () => {
  for (let seed = 0; seed < 40; seed++) {
    const folds = topFolds(seed);
    for (let y = 0.6; y < 5.8; y += 0.05) {
      expect(Math.abs(folds(1e-4, y, 1) - folds(-1e-4, y, 1))).toBeLessThan(0.001);
    }
  }
});
