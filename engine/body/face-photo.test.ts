import { describe, expect, it } from "vitest";
import { exposed } from "./face-photo.ts";

describe("the skin of a face photo", () => {
  it("keeps its colour in good light", () => {
    expect(exposed(64, 14, 18)).toEqual([64, 14, 18]);
    expect(exposed(28, 11, 15)).toEqual([28, 11, 15]);
  });
  it("is no chalk when the photo is over-exposed", () => {
    const [light, red, yellow] = exposed(95, 1, 2);
    expect(light).toBeLessThan(84);
    expect(red).toBeGreaterThan(8);
    expect(yellow).toBeGreaterThan(12);
  });
});
