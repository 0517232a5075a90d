import { describe, expect, test } from "vitest";
import { contrast, pairs } from "./contrast.ts";

describe("contrast", () => {
  test("the ratio of black on white is 21", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  });

  test.each(pairs)("$use reaches $min : 1", ({ on, under, min }) => {
    expect(contrast(on, under)).toBeGreaterThanOrEqual(min);
  });
});
