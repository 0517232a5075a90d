import { beforeAll, describe, expect, it } from "vitest";
import { newPlane, type Rgb } from "../image/raster.ts";
import { type HeadRead, headParts, type SmallHead } from "./head-parts.ts";

const [WIDTH, HEIGHT] = [240, 330];
const EYES = { x: 120, y: 110, radius: 36, roll: 0 };
type Colour = readonly [number, number, number];
const SKIN: Colour = [205, 160, 135];
const COAT: Colour = [24, 22, 24];
const HAIR: Colour = [60, 38, 26];
const LIGHT_TIPS: Colour = [82, 55, 37];
const DYED: Colour = [176, 70, 118];
const GROUND: Colour = [150, 190, 220];

const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
const inFace = (x: number, y: number) => within(x, y, 120, 117, 36, 50);
const onSkull = (x: number, y: number) => within(x, y, 120, 98, 44, 58);
const hangs = (x: number, y: number) =>
  y > 98 && y < 265 && Math.abs(x - 120) > 33 && Math.abs(x - 120) < 58;
const isBody = (x: number, y: number) => y > 200 && Math.abs(x - 120) < 30 + (y - 195) * 1.6;
const isNeck = (x: number, y: number) => y > 150 && y < 215 && Math.abs(x - 120) < 20;

/** A drawn head: what `colourOf` says, with the streaks of hair and the grain of all else. */
function drawn(colourOf: (x: number, y: number) => readonly [Colour, streaks: number] | null) {
  const image: Rgb = { data: new Uint8Array(WIDTH * HEIGHT * 3), width: WIDTH, height: HEIGHT };
  const matte = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const found = colourOf(x, y);
    const [colour, streaks] = found ?? [GROUND, 1];
    if (found) matte.data[i] = 1;
    const light = Math.sin(x * 2.1) * streaks + Math.sin(i * 12.9898) * 1.5;
    for (let c = 0; c < 3; c++) image.data[i * 3 + c] = Math.max(0, colour[c] + light);
  }
  const oval = Array.from({ length: 36 }, (_, k): [number, number] => [
    120 + 36 * Math.sin((k * Math.PI) / 18),
    117 - 50 * Math.cos((k * Math.PI) / 18),
  ]);
  const head: SmallHead = { image, matte, eyes: EYES, oval, features: [] };
  return headParts(head);
}

const hairAt = ({ parts }: HeadRead, x: number, y: number) => parts.hair.data[y * WIDTH + x];

describe("long hair over a dark coat", () => {
  let read: HeadRead;
  beforeAll(() => {
    read = drawn((x, y) => {
      if (inFace(x, y)) return [SKIN, 0];
      if (hangs(x, y)) return [y > 175 ? LIGHT_TIPS : HAIR, 12];
      if (onSkull(x, y)) return [HAIR, 12];
      if (isNeck(x, y)) return [SKIN, 0];
      return isBody(x, y) ? [COAT, 1] : null;
    });
  });
  it("is hair from the crown down to lighter ends", () => {
    for (const [x, y] of [
      [120, 50],
      [74, 130],
      [168, 180],
      [76, 190],
      [164, 192],
    ] as const) {
      expect([x, y, hairAt(read, x, y)]).toEqual([x, y, 1]);
    }
  });
  it("is neither face, neck nor coat", () => {
    for (const [x, y] of [
      [120, 90],
      [120, 140],
      [120, 190],
      [120, 260],
      [60, 300],
    ] as const) {
      expect([x, y, hairAt(read, x, y)]).toEqual([x, y, 0]);
    }
    expect(read.isCovered).toBe(false);
  });
});

describe("a head", () => {
  const dressed = (x: number, y: number, crown: readonly [Colour, number]) => {
    if (inFace(x, y))
      return y > 138 && Math.abs(x - 120) > 12 ? ([HAIR, 12] as const) : ([SKIN, 0] as const);
    if (onSkull(x, y) && y < 118) return crown;
    if (isNeck(x, y)) return [SKIN, 0] as const;
    return isBody(x, y) ? ([COAT, 1] as const) : null;
  };
  it("with a beard has no hair below its mouth", () => {
    const read = drawn((x, y) => dressed(x, y, [HAIR, 12]));
    expect(hairAt(read, 120, 50)).toBe(1);
    expect(hairAt(read, 100, 150)).toBe(0);
    expect(hairAt(read, 120, 260)).toBe(0);
  });
  it("whose forehead shines beyond the face mesh has no hair on it", () => {
    const shines = (x: number, y: number) => within(x, y, 122, 72, 26, 20);
    const glares = (x: number, y: number) => within(x, y, 124, 66, 8, 5);
    const read = drawn((x, y) => {
      if (glares(x, y)) return [[255, 238, 228], 0];
      if (shines(x, y)) return [[246, 172, 128], 0];
      return dressed(x, y, [HAIR, 12]);
    });
    for (const y of [60, 66, 72]) expect([y, hairAt(read, 124, y)]).toEqual([y, 0]);
    expect(hairAt(read, 82, 80)).toBe(1);
  });
  it("without hair has none", () => {
    const read = drawn((x, y) => dressed(x, y, [SKIN, 0]));
    expect(read.parts.hair.data.some((value) => value > 0)).toBe(false);
  });
  it("whose ends are dyed another hue wears no hat", () => {
    const dyed = drawn((x, y) => {
      if (inFace(x, y)) return [SKIN, 0];
      const dyed = Math.min(1, Math.max(0, (y - 125) / 30));
      if (hangs(x, y))
        return [[0, 1, 2].map((c) => HAIR[c] + (DYED[c] - HAIR[c]) * dyed) as never, 12];
      if (onSkull(x, y)) return [HAIR, 12];
      if (isNeck(x, y)) return [SKIN, 0];
      return isBody(x, y) ? [COAT, 1] : null;
    });
    expect(dyed.isCovered).toBe(false);
  });
  it("under a blue cap is covered", () => {
    const cap = drawn((x, y) =>
      y > 104 && !inFace(x, y) && y < 150 ? null : dressed(x, y, [[40, 70, 190], 3]),
    );
    expect(cap.isCovered).toBe(true);
  });
});
