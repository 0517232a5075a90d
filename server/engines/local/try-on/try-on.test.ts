import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { EngineResult } from "#server/engines/engine.ts";
import { type Pixels, pixelsOf, runTryOn, samplePath, scratch } from "#tests/engine/support.ts";
import { labOf } from "../image/lab.ts";

interface Sample {
  id: string;
  usage: string;
  category: string | null;
  file: string;
}
const manifest = JSON.parse(
  readFileSync(
    fileURLToPath(new URL("../../../../samples/manifest.json", import.meta.url)),
    "utf8",
  ),
) as Sample[];
const nameOf = (sample: Sample) => sample.file.replace(/\.webp$/, "");
const models = manifest.filter((sample) => sample.usage === "model");
const garments = manifest.filter((sample) => sample.usage === "garment");

const LINH = samplePath("model_linh");
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

  /** Boxes of model_linh.webp, left top right bottom, that a T-shirt must not touch. */
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
        if (after.data[i + 2]! > after.data[i]! + 25) blue++;
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
    const again = await runTryOn(LINH, TEE);
    expect(again.file.equals(result.file)).toBe(true);
  });
});

describe("the garment's colour", () => {
  it.each(["garment_tee_brick", "garment_shirt_sky", "garment_aodai_teal", "garment_blazer_sand"])(
    "of %s is kept within a mean Lab distance of 12",
    async (name) => {
      const person = await pixelsOf(LINH);
      const { file } = await runTryOn(LINH, samplePath(name));
      const after = await pixelsOf(file);
      const region = meanLab(after, (i) => inTrunk(i, after.width) && differs(person, after, i));
      const own = meanLab(await pixelsOf(samplePath(name)), (i, data) => !nearWhite(data, i));
      expect(Math.hypot(region[0] - own[0], region[1] - own[1], region[2] - own[2])).toBeLessThan(
        12,
      );
    },
  );
});

describe("every sample garment", () => {
  it.each(
    garments.map(
      (garment, i) => [nameOf(garment), nameOf(models[i % models.length]!), garment] as const,
    ),
  )("%s is worn by %s as its category", async (name, model, garment) => {
    const result = await runTryOn(samplePath(model), samplePath(name), {
      category: garment.category ?? "all",
    });
    expect(result.details.category).toBe(garment.category);
    const before = await pixelsOf(samplePath(model));
    const after = await pixelsOf(result.file);
    const changed = changedIn(before, after, [0, 0, before.width, before.height]);
    const share = changed / (before.width * before.height);
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.35);
    // The face is never touched.
    expect(changedIn(before, after, [350, 80, 420, 150])).toBe(0);
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
    const result = await runTryOn(LINH, samplePath("model_minh"), { category: "tops" });
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

function meanLab(
  { data }: Pixels,
  keep: (i: number, data: Buffer) => boolean,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length / 3; i++) {
    if (!keep(i, data)) continue;
    const lab = labOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    for (let c = 0; c < 3; c++) sum[c]! += lab[c]!;
    count++;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const nearWhite = (data: Buffer, i: number) =>
  Math.min(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!) > 235;
const inTrunk = (i: number, width: number) => {
  const x = i % width;
  const y = Math.floor(i / width);
  return x > 310 && x < 460 && y > 230 && y < 460;
};
