import { describe, expect, it } from "vitest";
import { grow, type Strand } from "./strands.ts";
import { STYLES } from "./styles.ts";

const DOWN = [0, -1, 0] as const;
/** Of the strands that hang below the chin on one side, the share whose tips lie in the fullest band. */
function fullestBand(strands: readonly Strand[], tall: number): number {
  const tips = strands
    .map(({ places }) => places.at(-1)!)
    .filter(([x, y, z]) => y < -1.4 && x > 0.2 && z > -0.3)
    .map(([, y]) => y)
    .sort((a, b) => a - b);
  expect(tips.length).toBeGreaterThan(100);
  let most = 0;
  for (let from = 0, to = 0; to < tips.length; to++) {
    while (tips[to]! - tips[from]! > tall) from++;
    most = Math.max(most, to - from + 1);
  }
  return most / tips.length;
}

describe("hair ends", () => {
  it.each(["straight_layer", "loose_curls", "noodle_curls", "middle_part"] as const)(
    "of %s taper: few strands end at one height",
    (style) => {
      expect(fullestBand(grow(STYLES[style], DOWN, 1), 0.1)).toBeLessThan(0.25);
    },
  );

  it.each(["hime", "c_curl"] as const)("of %s are no ruler's line", (style) => {
    expect(fullestBand(grow(STYLES[style], DOWN, 1), 0.05)).toBeLessThan(0.5);
  });
});
