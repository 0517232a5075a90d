import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readFacePhoto } from "#engine/body/face-photo.ts";
import { loadBase } from "#engine/body/figure/base.ts";
import { readTexture } from "#engine/body/figure/texture.ts";
import { skinFile, TONES, tonedSkin } from "#engine/body/skin.ts";
import { type BodyWish, solveBody } from "#engine/body/solve.ts";
import { labOf } from "#engine/image/colour.ts";
import { distance, type Point } from "#engine/image/raster.ts";
import { loadVision, type Vision } from "#engine/vision/human.ts";
import { CACHE_DIR, pixelsOf, runTool, scratch } from "#tests/engine/support.ts";
import { ASPECT_RATIOS, BODY_TYPES, POSES, SKIN_TONES } from "#wire/values.ts";

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
    [120, 150, 175, 220].flatMap((heightCm, h) =>
      [16, 22, 30, 38].map((bmi, b) => ({
        gender,
        heightCm,
        // Every height and every build young and old, but not each with each.
        age: (h + b + (gender === "male" ? 1 : 0)) % 2 === 0 ? 18 : 90,
        weightKg: Math.round(bmi * heightCm * heightCm * 1e-3) / 10,
      })),
    ),
  );
  it.each(grid)("are met: $gender, $heightCm cm, $weightKg kg, aged $age", async (wish) => {
    const body = await solve(wish);
    expect(Math.abs(body.heightCm - wish.heightCm)).toBeLessThan(0.5);
    expect(Math.abs(body.weightKg - wish.weightKg)).toBeLessThan(1);
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

  it.each(ASPECT_RATIOS.map((aspect, i) => [aspect, POSES[i % POSES.length]] as const))(
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

it("lets no skin through the creases of a top", async () => {
  const athlete = { ...SETTINGS, height_cm: 172, weight_kg: 63, body_type: "athletic" };
  const settings = { ...athlete, age: 27, skin_tone: "deep", pose: "walking" };
  const { file } = await runTool("body_generator", {}, settings, 85);
  const { data, width } = await pixelsOf(file);
  const light = (x: number, y: number) => data[(y * width + x) * 3 + 1];
  const redder = (x: number, y: number) => data[(y * width + x) * 3] - light(x, y);
  // A speck of skin is darker than the white cloth on all four sides of it, and brown: the shade at
  // the end of a fold is grey.
  let specks = 0;
  for (let y = 400; y < 520; y++) {
    for (let x = 430; x < 720; x++) {
      const around = [light(x - 9, y), light(x + 9, y), light(x, y - 9), light(x, y + 9)];
      if (light(x, y) < Math.min(...around) - 30 && redder(x, y) > 8) specks += 1;
    }
  }
  expect(specks).toBe(0);
});

it("paints the six skin tones apart, from light to dark", async () => {
  const lightness: number[] = [];
  for (const tone of SKIN_TONES) {
    const file = path.join(CACHE_DIR, "models", skinFile(tone, "female", 30));
    const skin = tonedSkin(await readTexture(file), TONES[tone], [0.01, 0.01, 0.01]);
    // The middle of the chest, in the skin's texture.
    const at = (Math.round(skin.height * 0.2) * skin.width + Math.round(skin.width * 0.38)) * 4;
    const [r = 0, g = 0, b = 0] = skin.data.subarray(at, at + 3);
    lightness.push(labOf(r, g, b)[0]);
  }
  for (const [i, light] of lightness.entries()) {
    if (i > 0) expect(lightness[i - 1] - light).toBeGreaterThan(4);
  }
});

describe("a face of one's own", () => {
  it("is refused by name when there is none", async () => {
    const blank = sharp({
      create: { width: 400, height: 400, channels: 3, background: "#998877" },
    });
    const face_reference = await scratch("no-face.png", blank.png());
    await expect(runTool("body_generator", { face_reference }, SETTINGS)).rejects.toMatchObject({
      code: "face_not_found",
    });
  });

  it("keeps its features, and the body takes its skin's colour", async () => {
    const vision = await loadVision(CACHE_DIR);
    const face_reference = await portrait();
    const photo = await readFacePhoto(vision, face_reference, new AbortController().signal);
    const plain = await runTool("body_generator", {}, { ...SETTINGS, skin_tone: "fair" }, 21);
    const { file } = await runTool(
      "body_generator",
      { face_reference },
      { ...SETTINGS, skin_tone: "fair" },
      21,
    );
    const own = proportions(photo.mesh);
    const before = difference(own, proportions(await headMesh(vision, plain.file)));
    const after = difference(own, proportions(await headMesh(vision, file)));
    expect(after).toBeLessThan(0.05);
    expect(after).toBeLessThan(before);
    const arm = async (picture: Buffer) => {
      const { data, width } = await pixelsOf(picture);
      const at = (640 * width + 436) * 3;
      return labOf(data[at], data[at + 1], data[at + 2])[0];
    };
    expect(await arm(file)).toBeLessThan((await arm(plain.file)) - 6);
  });
});

/** A portrait cut from one of our own pictures: another person, darker, with a wider face. */
async function portrait(): Promise<string> {
  const someone = { ...SETTINGS, gender: "male", skin_tone: "brown", weight_kg: 62 };
  const { file } = await runTool("body_generator", {}, someone, 33);
  const wide = sharp(file).extract(HEAD).resize(800, 540, { fit: "fill" });
  return scratch("portrait.png", wide.png());
}
const HEAD = { left: 376, top: 60, width: 400, height: 400 };

async function headMesh(vision: Vision, picture: Buffer) {
  const head = await scratch("head.png", sharp(picture).extract(HEAD).resize(800, 800).png());
  return (await readFacePhoto(vision, head, new AbortController().signal)).mesh;
}

/** Distances between features over the face's width: eyes, nose, mouth, brows. */
function proportions(mesh: readonly Point[]): number[] {
  const span = (a: number, b: number) =>
    distance(mesh[a], mesh[b]) / distance(mesh[234], mesh[454]);
  return [span(33, 263), span(133, 362), span(1, 13), span(61, 291), span(1, 9), span(105, 33)];
}
const difference = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;

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
