import { expect, it } from "vitest";
import { trimAt } from "./shoe.ts";

it("has a light sole, and nothing of it on the sides above", () => {
  for (const x of [1.7, 2.8, -1.7]) {
    expect(trimAt(x, -8.3, 0.5)).toBe(1);
    expect(trimAt(x, -7.9, 0.5)).toBe(0);
  }
});

it("is laced on top of each foot: bars with the shoe between them", () => {
  for (const middle of [2.27, -2.27]) {
    let bars = 0;
    let was = 0;
    for (let z = 0.6; z < 1.4; z += 0.005) {
      const is = trimAt(middle, -7.5, z);
      if (is > 0.5 && was <= 0.5) bars += 1;
      was = is;
    }
    expect(bars).toBe(4);
    expect(trimAt(middle + 0.35, -7.5, 0.74)).toBe(0);
  }
});
