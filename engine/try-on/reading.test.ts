import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CACHE_DIR, samplePath, scratch } from "#tests/engine/support.ts";
import { loadVision } from "../vision/human.ts";
import { readingOfGarment } from "./reading.ts";

const read = async (path: string) =>
  readingOfGarment(
    await loadVision(CACHE_DIR),
    { role: "clothing_item", path, mime: "image/png" },
    null,
    new AbortController().signal,
  );

const drawn = (name: string, inside: string) =>
  scratch(
    name,
    sharp(
      Buffer.from(
        `<svg width="600" height="800"><rect width="600" height="800" fill="#e6e3df"/>${inside}</svg>`,
      ),
    ).png(),
  );

describe("a garment's picture read before an order", () => {
  it("fits when it shows a garment on an even ground", async () => {
    const reading = await read(samplePath("garment_tee_brick"));
    expect(reading).toMatchObject({ kind: "tops", verdict: "fits", reason: null, sure: 1 });
    const points = reading.outlines.flat(2);
    expect(points.length).toBeGreaterThan(100);
    expect(points.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it("won't work when it shows nothing, a cap or a pair of shoes", async () => {
    const cap = '<path d="M160 480 Q160 250 300 250 Q440 250 440 480 Z" fill="#334"/>';
    const shoes =
      '<ellipse cx="190" cy="420" rx="70" ry="190" fill="#432"/><ellipse cx="410" cy="420" rx="70" ry="190" fill="#432"/>';
    for (const [name, inside] of [
      ["nothing", ""],
      ["cap", cap],
      ["shoes", shoes],
    ]) {
      const reading = await read(await drawn(`reading-${name}.png`, inside));
      expect(reading, name).toMatchObject({ verdict: "unfit", reason: "garment_not_found" });
    }
  });

  it("tells a flared skirt from a top", async () => {
    const skirt = '<path d="M220 200 Q300 212 380 194 L520 560 Q300 610 80 560 Z" fill="#733"/>';
    const reading = await read(await drawn("reading-skirt.png", skirt));
    expect(reading).toMatchObject({ kind: "bottoms", verdict: "fits" });
  });
});
