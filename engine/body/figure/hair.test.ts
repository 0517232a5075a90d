import { expect, it } from "vitest";
import { roundCrown } from "./hair.ts";

/** Points of a roof over a head: straight sides from a hand's breadth at the ears to a point. */
const roof = () => {
  const points: number[] = [];
  for (let level = 0; level <= 40; level++) {
    const up = (level / 40) * 1.6;
    for (const side of [-1, 1]) points.push(side * (1 - up / 1.6), up, 0);
  }
  return Float32Array.from(points);
};

it("makes a crown that runs to a point round, and moves nothing inwards", () => {
  const [before, after] = [roof(), roof()];
  roundCrown(after, [0, 0, 0]);
  const widthAt = (points: Float32Array, height: number) => {
    let width = 0;
    for (let i = 0; i < points.length; i += 3) {
      if (points[i + 1] >= height) width = Math.max(width, Math.abs(points[i]));
    }
    return width;
  };
  expect(widthAt(after, 0.8)).toBeGreaterThan(widthAt(before, 0.8) + 0.12);
  for (let i = 0; i < before.length; i += 3) {
    expect(Math.hypot(after[i], after[i + 1])).toBeGreaterThanOrEqual(
      Math.hypot(before[i], before[i + 1]) - 1e-5,
    );
  }
  expect(widthAt(after, 0)).toBeCloseTo(1, 1);
});

it("leaves a round crown as it is", () => {
  const points = Float32Array.from(
    Array.from({ length: 41 }, (_, i) => (i / 40 - 0.5) * Math.PI).flatMap((angle) => [
      Math.sin(angle),
      1.3 * Math.cos(angle),
      0,
    ]),
  );
  const after = points.slice();
  roundCrown(after, [0, 0, 0]);
  for (const [i, value] of after.entries()) expect(Math.abs(value - points[i])).toBeLessThan(0.03);
});
