import { expect, test } from "vitest";
// @ts-expect-error: a plain script
import { viewFaults } from "../../scripts/mutation/views.mjs";

test("every fault listed for the views can still be planted, and somebody walks its screen", () => {
  const faults = viewFaults() as { id: string; from: string; to: string }[];
  expect(faults.length).toBeGreaterThan(100);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(faults.filter(({ from, to }) => from === to)).toEqual([]);
});
