import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { EngineFailure } from "#engine/contract.ts";
import type { Wear } from "#engine/garment/wears.ts";
import { SAMPLES, samplePath } from "#tests/engine/support.ts";
import {
  ankles,
  changesIn,
  clothingRegion,
  colourDistance,
  inFace,
  meanDistance,
  onHands,
  reach,
  sleevesOnArms,
  type Worn,
  wear,
} from "./try-on-measures.ts";

interface Sample {
  usage: string;
  category: Wear | null;
  file: string;
}
const manifest = JSON.parse(readFileSync(path.join(SAMPLES, "manifest.json"), "utf8")) as Sample[];
const named = (usage: string) =>
  manifest
    .filter((sample) => sample.usage === usage)
    .map(({ file, category }) => ({ name: file.replace(/\.webp$/, ""), category }));
/** The samples' people, and those kept for tests, whose sleeves and shirts are harder. */
const models = [
  "person_f1",
  "person_f2",
  "person_m1",
  "person_m2",
  ...named("model").map(({ name }) => name),
];
/** Every garment once, every model once or twice, no two neighbours of the catalogue together. */
const PAIRS = named("garment").map((garment, i) => ({
  garment: garment.name,
  wear: garment.category!,
  model: models[(i * 5 + 3) % models.length],
}));
/** Photographs that are no part of this project, where they lie beside it. */
const PHOTOS = path.resolve(import.meta.dirname, "../../../shared/cases/photos");
const photos = existsSync(PHOTOS) ? readdirSync(PHOTOS) : [];

/** What category and cut mean for where a garment begins and ends (0 shoulders, 1 hips). */
const BEGINS: Record<Wear, readonly [number, number]> = {
  tops: [-0.35, 0.35],
  outerwear: [-0.35, 0.55],
  dresses: [-0.35, 0.45],
  bottoms: [0.6, 1],
};
const ENDS: Record<Wear, readonly [number, number]> = {
  tops: [0.75, 1.25],
  outerwear: [0.75, 2],
  dresses: [1.3, 2.8],
  bottoms: [1.3, 2.8],
};

function expectUntouched(worn: Worn): void {
  const region = clothingRegion(worn);
  expect(changesIn(worn, (i) => region.data[i] === 0).changed).toBe(0);
  expect(changesIn(worn, inFace(worn)).changed).toBe(0);
  const hair = changesIn(worn, (i) => worn.scene.parts.hair.data[i] > 0.95);
  expect(hair.changed).toBe(0);
  const hands = changesIn(worn, onHands(worn));
  expect(hands.of).toBeGreaterThan(0);
  expect(hands.changed / hands.of).toBeLessThan(HANDS);
}
/** Of the hands' skin, at most: the cuff's soft edge. */
const HANDS = 0.02;

describe.each(PAIRS)("$garment on $model", ({ garment, model, wear: category }) => {
  let worn: Worn;
  beforeAll(async () => {
    worn = await wear(samplePath(model), samplePath(garment), null);
  });

  it("is worn as what it is", () => {
    // Closed jackets and shirts look alike in outline; both hang from the shoulders.
    const alike = category === "outerwear" ? ["outerwear", "tops"] : [category];
    expect(alike).toContain(worn.wear);
  });

  it("leaves face, hair, hands and ground as they were", () => {
    expectUntouched(worn);
  });

  it("keeps its colour and its print", () => {
    expect(colourDistance(worn)).toBeLessThan(12);
    expect(meanDistance(worn)).toBeLessThan(12);
  });

  it("begins and ends where its category puts it, sleeves on the arms", () => {
    const { from, to } = reach(worn);
    expect(from).toBeGreaterThan(BEGINS[category][0]);
    expect(from).toBeLessThan(BEGINS[category][1]);
    if (worn.scene.fit.parted) expect(to).toBeGreaterThan(1.3);
    else expect(to).toBeGreaterThan(ENDS[category][0]);
    expect(to).toBeLessThan(ENDS[category][1]);
    if (garment.includes("aodai")) expect(ankles(worn) - to).toBeLessThan(0.12);
    if (worn.scene.fit.sleeves.length > 0) expect(sleevesOnArms(worn)).toBeGreaterThan(0.95);
  });
});

describe.skipIf(photos.length === 0)("on photographs", () => {
  it.each(photos)("%s: believable, or refused by name", async (file) => {
    const order = wear(path.join(PHOTOS, file), samplePath("garment_tee_sailor"), "tops");
    const outcome = await order.catch((reason: unknown) => reason);
    if (outcome instanceof EngineFailure) {
      expect(outcome.code).not.toBe("engine_failed");
      return;
    }
    expectUntouched(outcome as Worn);
    expect(colourDistance(outcome as Worn)).toBeLessThan(12);
    expect(sleevesOnArms(outcome as Worn)).toBeGreaterThan(0.9);
  });
});
