import { expect, it } from "vitest";
import { combed } from "./strands.ts";

const SIDE = 64;

it("leaves loose threads out of a hair's picture and keeps its locks", () => {
  const data = new Uint8Array(SIDE * SIDE * 4);
  const isThread = (x: number) => x === 50;
  const isLock = (x: number) => x >= 8 && x < 32;
  for (let i = 0; i < SIDE * SIDE; i++) {
    data[i * 4 + 3] = isThread(i % SIDE) || isLock(i % SIDE) ? 255 : 0;
  }
  const result = combed({ data, width: SIDE, height: SIDE });
  const cover = (x: number) => result.data[((SIDE / 2) * SIDE + x) * 4 + 3];
  expect(cover(50)).toBe(0);
  expect(cover(20)).toBe(255);
  expect(cover(10)).toBeGreaterThan(200);
});
