import { describe, expect, it } from "vitest";
import { newPlane, type Rgb } from "../image/raster.ts";
import type { Portrait } from "../vision/read-portrait.ts";
import { unclearEnds } from "./leftover.ts";

type Colour = readonly [number, number, number];
const [WIDTH, HEIGHT, RADIUS] = [240, 260, 40];
const HAIR: Colour = [50, 32, 24];
const SKIN: Colour = [205, 160, 135];

/** Hair that hangs in two locks to `end` before a body. */
function portrait(body: Colour, end: number) {
  const image: Rgb = { data: new Uint8Array(WIDTH * HEIGHT * 3), width: WIDTH, height: HEIGHT };
  const [hair, matte] = [newPlane(WIDTH, HEIGHT), newPlane(WIDTH, HEIGHT)];
  matte.data.fill(1);
  for (let i = 0; i < hair.data.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const away = Math.abs(x - 120);
    const isHair = y < end && (y < 60 || (away > 38 && away < 75));
    if (isHair) hair.data[i] = 1;
    for (let c = 0; c < 3; c++) image.data[i * 3 + c] = (isHair ? HAIR : body)[c];
  }
  const oval = [
    [120, 60],
    [80, 100],
    [120, 145],
    [160, 100],
  ] as const;
  const eyes = { x: 120, y: 100, radius: RADIUS, roll: 0 };
  return [{ image, matte, eyes, face: { oval } } as unknown as Portrait, hair] as const;
}

describe("the ends of hair", () => {
  it("are clear where skin or another colour begins", async () => {
    expect(await unclearEnds(...portrait(SKIN, 200))).toBe(0);
  });
  it("are unclear where what lies beside them has the same colour", async () => {
    expect(await unclearEnds(...portrait([54, 35, 27], 200))).toBeGreaterThan(3);
  });
  it("do not count above the chin", async () => {
    expect(await unclearEnds(...portrait([54, 35, 27], 130))).toBe(0);
  });
});
