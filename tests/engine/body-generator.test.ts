import { describe, expect, it } from "vitest";
import { type BodyWish, solveBody } from "#server/engines/local/body-generator/solve.ts";
import { loadBase } from "#server/engines/local/figure/base.ts";
import { CACHE_DIR, pixelsOf, runTool } from "#tests/engine/support.ts";
import { ASPECT_RATIOS, BODY_TYPES, POSES } from "#wire/values.ts";

const WISH: BodyWish = {
  gender: "female",
  heightCm: 165,
  weightKg: 55,
  age: 26,
  bodyType: "average",
  origin: { asian: 0.8, caucasian: 0.2, african: 0 },
  face: {},
};
const SETTINGS = {
  gender: "female",
  height_cm: 165,
  weight_kg: 55,
  age: 26,
  skin_tone: "light",
  body_type: "average",
  aspect_ratio: "3:4",
  pose: "front",
};
const solve = async (wish: Partial<BodyWish>) =>
  solveBody(await loadBase(CACHE_DIR), { ...WISH, ...wish }, async () => undefined);

describe("height and weight", () => {
  const grid = (["female", "male"] as const).flatMap((gender) =>
    [120, 150, 175, 220].flatMap((heightCm) =>
      [16, 22, 30, 38].map((bmi) => ({
        gender,
        heightCm,
        weightKg: Math.round(bmi * heightCm * heightCm * 1e-3) / 10,
      })),
    ),
  );
  it.each(grid)("are met: $gender, $heightCm cm, $weightKg kg", async (wish) => {
    for (const age of [18, 45, 90]) {
      const body = await solve({ ...wish, age });
      expect(Math.abs(body.heightCm - wish.heightCm)).toBeLessThan(0.5);
      expect(Math.abs(body.weightKg - wish.weightKg)).toBeLessThan(1);
    }
  });

  it.each(BODY_TYPES)("are met by a body of type %s", async (bodyType) => {
    for (const weightKg of [46, 88]) {
      const body = await solve({ bodyType, heightCm: 168, weightKg });
      expect(Math.abs(body.weightKg - weightKg)).toBeLessThan(1);
    }
  });

  it("give the nearest body when they are out of a person's reach", async () => {
    const body = await solve({ heightCm: 130, weightKg: 200 });
    expect(body.heightCm).toBeCloseTo(130, 1);
    expect(body.weightKg).toBeGreaterThan(90);
    expect(body.weightKg).toBeLessThan(200);
  });
});

describe("a picture", () => {
  it("is the same for the same seed and another for another", async () => {
    const [first, again, other] = [
      await runTool("body_generator", {}, SETTINGS, 7),
      await runTool("body_generator", {}, SETTINGS, 7),
      await runTool("body_generator", {}, SETTINGS, 8),
    ];
    expect(first.file.equals(again.file)).toBe(true);
    expect(first.file.equals(other.file)).toBe(false);
  });

  it.each(ASPECT_RATIOS.map((aspect, i) => [aspect, POSES[i % POSES.length]!] as const))(
    "has the shape asked for: %s, %s",
    async (aspect_ratio, pose) => {
      const result = await runTool("body_generator", {}, { ...SETTINGS, aspect_ratio, pose });
      const [across, down] = aspect_ratio.split(":").map(Number) as [number, number];
      const { width, height } = await pixelsOf(result.file);
      expect(result).toMatchObject({ mime: "image/png", width, height });
      expect(width / height).toBeCloseTo(across / down, 2);
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(1536);
      expect(result.details).not.toHaveProperty("nearest");
    },
  );
});

it("says which body came nearest", async () => {
  const asked = { ...SETTINGS, height_cm: 130, weight_kg: 200 };
  const { details } = await runTool("body_generator", {}, asked);
  expect(details).toMatchObject({ nearest: { height_cm: 130 } });
});

it("reports its steps in order and stops within a second of a cancel", async () => {
  const stop = new AbortController();
  const steps: [string, number][] = [];
  let asked = 0;
  const run = runTool("body_generator", {}, SETTINGS, 1, {
    signal: stop.signal,
    report: (step, progress) => {
      steps.push([step, progress]);
      if (step !== "generating" || asked > 0) return;
      asked = performance.now();
      stop.abort();
    },
  });
  await expect(run).rejects.toThrow();
  expect(performance.now() - asked).toBeLessThan(1000);
  expect(steps.map(([step]) => step)).toEqual([
    "analyzing",
    "processing",
    "processing",
    "generating",
  ]);
  const progress = steps.map(([, value]) => value);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});
