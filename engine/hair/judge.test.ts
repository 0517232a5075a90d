import { describe, expect, it } from "vitest";
import { newPlane } from "../image/raster.ts";
import { newLayer } from "../image/warp.ts";
import { inventionOf, judgeDyed, judgeRestyled } from "./judge.ts";

const UNIT = 10;
/** Invented shoulders: a strip of 20 × `rows` px, two squared half face widths for ten rows. */
function invented(rows: number) {
  const doubt = newPlane(40, 40);
  for (let y = 0; y < rows; y++) for (let x = 0; x < 20; x++) doubt.data[y * 40 + x] = 1;
  return doubt;
}
const seenOf = (rows: number, layer = newLayer(40, 40)) => inventionOf(invented(rows), layer, UNIT);

describe("a restyled head is judged", () => {
  it("by what was invented and is seen", () => {
    expect(seenOf(10)).toBeCloseTo(2);
    expect(() => judgeRestyled(seenOf(10), 0)).not.toThrow();
    expect(() => judgeRestyled(seenOf(30), 0)).toThrow("old_hair_left");
  });
  it("not by what the new hair covers", () => {
    const layer = newLayer(40, 40);
    layer.alpha.fill(1);
    expect(() => judgeRestyled(seenOf(40, layer), 0)).not.toThrow();
  });
  it("by old hair without an edge, alone and beside what was invented", () => {
    expect(() => judgeRestyled(0.2, 2.5)).toThrow("old_hair_left");
    expect(() => judgeRestyled(3, 0.5)).not.toThrow();
    expect(() => judgeRestyled(3, 1.5)).toThrow("old_hair_left");
  });
});

describe("a dyed head is judged", () => {
  it("by hair that runs into the clothes", () => {
    expect(() => judgeDyed(4)).not.toThrow();
    expect(() => judgeDyed(11)).toThrow("no edge between hair and clothes");
  });
});
