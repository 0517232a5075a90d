import { expect, it } from "vitest";
import { newDepth } from "./raster.ts";
import { drawLine, type Tresses, thinned } from "./tresses.ts";

const LOOK = { outer: 1, shade: 0, width: 1 };
/** Three strands of five places each, straight down beside each other. */
const TRESSES: Tresses = {
  points: Float32Array.from({ length: 45 }, (_, i) => {
    const [strand, place] = [Math.floor(i / 15), Math.floor((i % 15) / 3)];
    return [strand, -place, 0][i % 3];
  }),
  out: new Float32Array(45),
  starts: Uint32Array.of(0, 5, 10, 15),
  looks: [LOOK, LOOK, LOOK],
  colour: [0, 0, 0],
  width: 0.01,
};

it("stands for all its strands by some, each from its root to its tip", () => {
  const { points, starts } = thinned(TRESSES, 2, 3);
  expect([...starts]).toEqual([0, 3, 6]);
  const heights = [...points].filter((_, i) => i % 3 === 1);
  expect(heights.map((y) => y + 0)).toEqual([0, -3, -4, 0, -3, -4]);
  expect(points[9]).toBe(2);
});

it("draws a line without gaps, as wide as it is asked to be", () => {
  const buffer = newDepth(20, 20);
  const drawn = (wide: number, x: number, y: number) => {
    const seen = new Set<number>();
    const ends = Float32Array.of(3.5, 3.5, 0, x, y, 1);
    drawLine(ends, 0, 1, wide, buffer, (pixel) => seen.add(pixel));
    return seen;
  };
  const steep = drawn(1, 6.5, 15.5);
  for (let y = 3; y <= 15; y++) {
    expect([...steep].filter((pixel) => Math.floor(pixel / 20) === y)).toHaveLength(1);
  }
  expect(drawn(3, 15.5, 3.5).size).toBe(13 * 3);
});

it("tells how far along the line a pixel lies, and how near it is there", () => {
  const reached: [number, number][] = [];
  const ends = Float32Array.of(0.5, 0.5, 2, 4.5, 0.5, 4);
  drawLine(ends, 0, 1, 1, newDepth(8, 8), (_, share, near) => reached.push([share, near]));
  expect(reached).toEqual([
    [0, 2],
    [0.25, 2.5],
    [0.5, 3],
    [0.75, 3.5],
    [1, 4],
  ]);
});
