import { describe, expect, it } from "vitest";
import { newPlane } from "../image/raster.ts";
import { newLayer } from "../image/warp.ts";
import { inventionOf, judgeRestyled } from "./judge.ts";

const UNIT = 10;
/** Invented shoulders: a strip of 20 × `rows` px, two squared half face widths for ten rows. */
function invented(rows: number) {
  const doubt = newPlane(40, 40);
  for (let y = 0; y < rows; y++) for (let x = 0; x < 20; x++) doubt.data[y * 40 + x] = 1;
  return doubt;
}

describe("a restyled head is judged", () => {
  it("by what was invented and is seen", () => {
    expect(inventionOf(invented(10), newLayer(40, 40), UNIT)).toBeCloseTo(2);
    expect(() => judgeRestyled(invented(10), newLayer(40, 40), UNIT)).toThrow("old_hair_left");
    expect(() => judgeRestyled(invented(4), newLayer(40, 40), UNIT)).not.toThrow();
  });
  it("not by what the new hair covers", () => {
    const layer = newLayer(40, 40);
    layer.alpha.fill(1);
    expect(() => judgeRestyled(invented(40), layer, UNIT)).not.toThrow();
  });
});
