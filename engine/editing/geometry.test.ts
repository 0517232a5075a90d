import { expect, it } from "vitest";
import { newPlane } from "../image/raster.ts";
import { type Sheet, turned } from "./geometry.ts";

const [WIDTH, HEIGHT] = [150, 200];

/** A red figure on grey paper, from a height to the feet. */
function figure(top: number, bottom: number): Sheet {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(200);
  const subject = newPlane(WIDTH, HEIGHT);
  for (let y = top; y < bottom; y++) {
    for (let x = 60; x < 90; x++) {
      subject.data[y * WIDTH + x] = 1;
      data.set([220, 20, 20], (y * WIDTH + x) * 3);
    }
  }
  return { picture: { data, width: WIDTH, height: HEIGHT }, alpha: null, subject };
}
const red = ({ picture: { data } }: Sheet) => {
  let count = 0;
  for (let i = 0; i < data.length; i += 3) if (data[i + 1] < 110) count++;
  return count;
};

it.each([6, -10])("turns a standing figure by %i degrees without cutting it", (degrees) => {
  const before = figure(8, 190);
  const after = turned(before, degrees);
  expect(Math.abs(red(after) / red(before) - 1)).toBeLessThan(0.02);
  // Corners hold the ground, neither nothing nor another figure.
  const { data, width, height } = after.picture;
  for (const [x, y] of [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const) {
    expect([...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]).toEqual([
      200, 200, 200,
    ]);
  }
});

it("cuts inside where the figure runs out of the picture, or it would be seen twice", () => {
  const { width, height } = turned(figure(8, HEIGHT), 6).picture;
  expect(width).toBeLessThan(WIDTH * 0.95);
  expect(height).toBeLessThan(HEIGHT * 0.95);
});
