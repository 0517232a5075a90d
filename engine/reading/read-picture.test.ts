import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CACHE_DIR, samplePath, scratch } from "#tests/engine/support.ts";
import type { ReadingSubject } from "#wire/readings.ts";
import { loadVision } from "../vision/human.ts";
import { readPicture } from "./read-picture.ts";

const read = async (as: ReadingSubject, path: string, strokes: string | null = null) =>
  readPicture(
    await loadVision(CACHE_DIR),
    {
      as,
      category: "all",
      input: { role: "person_image", path, mime: "image/webp" },
      strokes,
    },
    new AbortController().signal,
  );
/** The share of a picture's height that outlines reach down to. */
const lowest = (outlines: readonly (readonly [number, number])[][]) =>
  Math.max(...outlines.flat().map(([, y]) => y));

describe("a picture read before an order", () => {
  it("shows a person who faces the camera and can wear everything", async () => {
    const found = await read("person", samplePath("model_linh"));
    expect(found).toMatchObject({
      verdict: "fits",
      reason: null,
      kind: null,
      person: { facing: "front", suits: ["tops", "bottoms", "dresses", "outerwear"] },
    });
    expect(lowest(found.outlines)).toBeGreaterThan(0.9);
  });

  it("suits only what the photo shows the place of: cut off at the hips, no trousers", async () => {
    const half = await scratch(
      "reading-half.png",
      sharp(samplePath("model_linh")).extract({ left: 0, top: 0, width: 1333, height: 1013 }).png(),
    );
    const { verdict, reason, person } = await read("person", half);
    expect([verdict, reason]).toEqual(["limited", "some_garments"]);
    expect(person?.suits).toEqual(["tops", "outerwear"]);
  });

  it("says that there is nobody, by the name a run would fail with", async () => {
    const garment = samplePath("garment_tee_brick");
    expect(await read("person", garment)).toMatchObject({ verdict: "unfit", reason: "no_person" });
    expect(await read("portrait", garment)).toMatchObject({
      verdict: "unfit",
      reason: "face_not_found",
      outlines: [],
    });
  });

  it("shows where the hair is, and warns of what long hair hides", async () => {
    const [short, long] = [
      await read("portrait", samplePath("model_david")),
      await read("portrait", samplePath("model_linh")),
    ];
    expect(short).toMatchObject({ verdict: "fits", reason: null });
    expect(long.outlines.length).toBeGreaterThan(0);
    expect(lowest(long.outlines)).toBeGreaterThan(lowest(short.outlines));
  });

  it("cuts a garment where it was painted", async () => {
    const path = samplePath("garment_tee_brick");
    const { width = 0, height = 0 } = await sharp(path).metadata();
    const half = `<rect y="${height / 2}" width="${width}" height="${height / 2}" fill="#000"/>`;
    const strokes = await scratch(
      "reading-strokes.png",
      sharp(
        Buffer.from(
          `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#808080"/>${half}</svg>`,
        ),
      ).png(),
    );
    const whole = await read("garment", path);
    const cut = await read("garment", path, strokes);
    expect(lowest(whole.outlines)).toBeGreaterThan(0.6);
    expect(lowest(cut.outlines)).toBeLessThan(0.53);
  });
});
