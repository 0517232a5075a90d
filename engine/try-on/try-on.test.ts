import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { forgetReadings } from "#tests/engine/remember.ts";
import { type Pixels, pixelsOf, runTryOn, samplePath, scratch } from "#tests/engine/support.ts";
import type { EngineResult } from "../contract.ts";

const LINH = samplePath("person_f1");
const TEE = samplePath("garment_tee_brick");

describe("a T-shirt on a front-facing person", () => {
  let before: Pixels;
  let after: Pixels;
  let result: EngineResult;
  const reports: [string, number][] = [];

  beforeAll(async () => {
    result = await runTryOn(LINH, TEE, {
      context: { report: (step, progress) => reports.push([step, progress]) },
    });
    before = await pixelsOf(LINH);
    after = await pixelsOf(result.file);
  });

  /** Boxes of person_f1.webp, left top right bottom, that a T-shirt must not touch. */
  const untouched = {
    "head and hair": [0, 0, 768, 182],
    "left hand": [236, 480, 270, 560],
    "right hand": [497, 480, 540, 560],
    "left background": [0, 0, 226, 1024],
    "right background": [546, 0, 768, 1024],
    "legs and shoes": [0, 560, 768, 1024],
  } as const;

  it.each(Object.entries(untouched))("leaves the %s as they were, byte for byte", (_, box) => {
    expect(changedIn(before, after, box)).toBe(0);
  });

  it("covers the chest and both shoulders", () => {
    expect(changedIn(before, after, [330, 260, 440, 440])).toBeGreaterThan(110 * 180 * 0.97);
    expect(changedIn(before, after, [270, 240, 300, 290])).toBeGreaterThan(30 * 50 * 0.9);
    expect(changedIn(before, after, [470, 240, 500, 290])).toBeGreaterThan(30 * 50 * 0.9);
  });

  it("leaves nothing of the old blue shirt on the trunk", () => {
    let blue = 0;
    for (let y = 230; y < 450; y++) {
      for (let x = 320; x < 450; x++) {
        const i = (y * after.width + x) * 3;
        if (after.data[i + 2] > after.data[i] + 25) blue++;
      }
    }
    expect(blue).toBeLessThan(130 * 220 * 0.005);
  });

  it("answers a PNG of the person's size with the category it decided", async () => {
    const meta = await sharp(result.file).metadata();
    expect(meta).toMatchObject({ format: "png", width: 768, height: 1024, space: "srgb" });
    expect(meta.exif).toBeUndefined();
    expect(result.details).toEqual({ category: "tops", width: 768, height: 1024 });
  });

  it("reports its steps in order and never goes back", () => {
    expect([...new Set(reports.map(([step]) => step))]).toEqual([
      "analyzing",
      "processing",
      "generating",
    ]);
    const progress = reports.map(([, value]) => value);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(Math.max(...progress)).toBeLessThanOrEqual(99);
  });

  it("gives the same bytes for the same inputs, settings and seed", async () => {
    forgetReadings();
    const again = await runTryOn(LINH, TEE);
    expect(again.file.equals(result.file)).toBe(true);
  });
});

describe("inputs of other kinds", () => {
  it("takes a gray person of odd size", async () => {
    const gray = await scratch(
      "gray.png",
      sharp(LINH).resize(601, 801, { fit: "fill" }).toColourspace("b-w").png(),
    );
    const result = await runTryOn(gray, TEE);
    expect([result.width, result.height]).toEqual([601, 801]);
  });

  it("takes a garment on a transparent ground", async () => {
    const clear = await scratch("clear.png", sharp(TEE).unflatten().png());
    expect((await sharp(clear).metadata()).hasAlpha).toBe(true);
    const result = await runTryOn(LINH, clear);
    expect(result.details.category).toBe("tops");
  });

  it("brings a large picture down to 2,048 on its long side", async () => {
    const large = await scratch("large.jpg", sharp(LINH).resize(1800, 2400).jpeg());
    const result = await runTryOn(large, TEE);
    expect([result.width, result.height]).toEqual([1536, 2048]);
  });

  it("takes a garment off someone who wears it in the picture", async () => {
    const result = await runTryOn(LINH, samplePath("person_m1"), { category: "tops" });
    expect(result.details.category).toBe("tops");
  });
});

type Box = readonly [number, number, number, number];

function changedIn(before: Pixels, after: Pixels, [left, top, right, bottom]: Box): number {
  let changed = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (differs(before, after, y * before.width + x)) changed++;
  }
  return changed;
}

function differs(a: Pixels, b: Pixels, i: number): boolean {
  return [0, 1, 2].some((c) => a.data[i * 3 + c] !== b.data[i * 3 + c]);
}
