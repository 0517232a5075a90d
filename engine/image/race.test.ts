import { expect, it } from "vitest";
import { geodesic } from "./race.ts";

it("measures the cheapest way, round what nothing passes", () => {
  const wall = Number.POSITIVE_INFINITY;
  // Seed at the left end; a wall with a gap in its last row.
  const cost = Float32Array.from([1, wall, 1, 1, wall, 1, 1, 1, 1]);
  const away = geodesic([0], cost, 3);
  expect([...away]).toEqual([0, wall, 6, 1, wall, 5, 2, 3, 4]);
});
