import { describe, expect, it } from "vitest";
import { labOf } from "../image/colour.ts";
import { newPlane, type Rgb } from "../image/raster.ts";
import { colourAdjusted } from "./enhance.ts";
import { painted } from "./painting.ts";
import { saturated, toned } from "./tones.ts";

const [WIDTH, HEIGHT] = [120, 160];
type Colour = readonly [number, number, number];

function picture(colourAt: (x: number, y: number) => Colour, width = WIDTH, height = HEIGHT): Rgb {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    data.set(colourAt(i % width, Math.floor(i / width)), i * 3);
  }
  return { data, width, height };
}
const labAt = ({ data, width }: Rgb, x: number, y: number) => {
  const at = (y * width + x) * 3;
  return labOf(data[at], data[at + 1], data[at + 2]);
};
const chroma = (image: Rgb, x: number, y: number) => Math.hypot(...labAt(image, x, y).slice(1));

const WALL: Colour = [222, 221, 219];
const CREAM: Colour = [216, 200, 172];
const wearsCream = () => picture((x, y) => (x > 30 && x < 90 && y > 40 && y < 120 ? CREAM : WALL));

describe("a grey wall stays grey", () => {
  it("behind a cream shirt, when colours are adjusted", () => {
    expect(chroma(colourAdjusted(wearsCream(), 1), 10, 10)).toBeLessThan(3);
  });

  it("where its channels differ by a step, while a colour is made livelier", () => {
    const grey = [0.87, 0.865, 0.855] as const;
    expect(saturated(...grey, 0.38)).toEqual(grey.map((value) => expect.closeTo(value, 5)));
    const [r, , b] = saturated(0.8, 0.5, 0.4, 0.38);
    expect(r - b).toBeGreaterThan(0.45);
  });

  it("and is warmed to be seen, not to be yellow", () => {
    const [, , before] = labAt(wearsCream(), 10, 10);
    const [, , after] = labAt(toned(wearsCream(), null, "warmth", 1), 10, 10);
    expect(after - before).toBeGreaterThan(6);
    expect(after - before).toBeLessThan(14);
  });
});

it("paints on a canvas whose threads make no pattern", async () => {
  const side = 512;
  const wall = picture(() => [200, 200, 200], side, side);
  const made = await painted(wall, newPlane(side, side), 1, 5);
  const columns = Array.from({ length: side }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < side; y++) sum += made.data[(y * side + x) * 3];
    return sum / side;
  });
  const mean = columns.reduce((a, b) => a + b, 0) / side;
  const off = columns.map((value) => value - mean);
  const alike = (lag: number) => {
    let [both, own] = [0, 0];
    for (let x = 0; x + lag < side; x++) {
      both += off[x] * off[x + lag];
      own += off[x] ** 2;
    }
    return both / own;
  };
  const repeats = Array.from({ length: 60 }, (_, k) => alike(k + 12));
  expect(Math.max(...repeats)).toBeLessThan(0.5);
  // It is there, all the same.
  expect(new Set(made.data).size).toBeGreaterThan(4);
});
