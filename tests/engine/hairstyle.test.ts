import { beforeAll, describe, expect, it } from "vitest";
import { hairMask } from "#engine/hair/hair-mask.ts";
import { recolouredHair } from "#engine/hair/recolour-hair.ts";
import { restyled } from "#engine/hair/restyle.ts";
import { STYLES } from "#engine/hair/styles.ts";
import { labOf } from "#engine/image/colour.ts";
import type { Plane, Rgb } from "#engine/image/raster.ts";
import { readRgb } from "#engine/image/resample.ts";
import { loadVision } from "#engine/vision/human.ts";
import { Subject } from "#engine/vision/subject.ts";
import { CACHE_DIR, type Pixels, pixelsOf, runTool, samplePath } from "#tests/engine/support.ts";
import { HAIRSTYLES } from "#wire/hairstyles.ts";

const COLOURS = {
  blonde: [217, 189, 133],
  "pastel pink": [244, 198, 210],
  burgundy: [110, 26, 45],
  "ash brown": [100, 85, 75],
} as const;

/** The picture, its longer side at most so long, and what is seen in it. */
const subjectOf = async (file: string, longest = 1024) =>
  new Subject(
    await readRgb(file, longest),
    () => loadVision(CACHE_DIR),
    new AbortController().signal,
  );

describe.each(["person_f1", "person_f2"])("the hair of %s", (name) => {
  let picture: Rgb;
  let mask: Plane;
  let forehead: number[];
  beforeAll(async () => {
    const subject = await subjectOf(samplePath(name));
    picture = subject.picture;
    mask = await hairMask(subject);
    const { face } = await subject.person();
    forehead = [];
    for (let y = -0.75; y < -0.45; y += 0.03) {
      for (let x = -0.3; x < 0.3; x += 0.03) {
        const at = [face.centre.x + x * face.radius, face.centre.y + y * face.radius];
        forehead.push(Math.round(at[1]) * picture.width + Math.round(at[0]));
      }
    }
  });

  it.each(Object.entries(COLOURS))("becomes %s by hue, strands kept", (_, colour) => {
    const after = recolouredHair(picture, mask, colour);
    const inside = [...mask.data.keys()].filter((i) => mask.data[i] > 0.9);
    const [light, ...hue] = meanLab(after, inside);
    const asked = labOf(colour[0], colour[1], colour[2]);
    const turn = Math.atan2(hue[1], hue[0]) - Math.atan2(asked[2], asked[1]);
    const degrees = Math.abs(((((turn * 180) / Math.PI + 540) % 360) + 360) % 360) - 180;
    expect(Math.abs(degrees)).toBeLessThan(8);
    expect(Math.abs(light - asked[0])).toBeLessThan(8);
    expect(spread(after, inside)).toBeGreaterThan(spread(picture, inside) * 0.6);
  });

  it("changes nothing but hair: not the forehead, not a pixel away from it", () => {
    const after = recolouredHair(picture, mask, COLOURS.blonde);
    const changed = (i: number) =>
      [0, 1, 2].some((c) => after.data[i * 3 + c] !== picture.data[i * 3 + c]);
    expect(forehead.filter(changed)).toEqual([]);
    const reach = 14;
    const { width, height } = mask;
    for (let i = 0; i < mask.data.length; i += 7) {
      if (!changed(i)) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      let near = 0;
      for (let dy = -reach; dy <= reach; dy += 2) {
        for (let dx = -reach; dx <= reach; dx += 2) {
          const at = Math.min(height - 1, Math.max(0, y + dy)) * width + x + dx;
          near = Math.max(near, mask.data[at] ?? 0);
        }
      }
      expect(near).toBeGreaterThan(0.3);
    }
  });
});

describe("restyling", () => {
  const LINH = samplePath("person_f1");
  const change = (settings: Record<string, unknown>, seed = 1) =>
    runTool(
      "hairstyle_changer",
      { original_person: LINH },
      { gender: "female", ...settings },
      seed,
    );
  /** Boxes of person_f1.webp. */
  const NOSE_AND_MOUTH: Box = [376, 116, 394, 138];
  const BESIDE_NECK: Box = [342, 165, 350, 178];
  const CROWN: Box = [372, 48, 398, 66];
  const AWAY: Box = [0, 260, 768, 1024];
  let before: Pixels;
  beforeAll(async () => {
    before = await pixelsOf(LINH);
  });

  it("crops long hair: the ground shows where it hung, the face keeps its bytes", async () => {
    const after = await pixelsOf((await change({ style: "pixie" })).file);
    const [was, is] = [meanOf(before, BESIDE_NECK), meanOf(after, BESIDE_NECK)];
    expect(was).toBeLessThan(90);
    expect(is).toBeGreaterThan(130);
    expect(changedIn(before, after, NOSE_AND_MOUTH)).toBe(0);
    expect(changedIn(before, after, AWAY)).toBe(0);
    expect(meanOf(after, CROWN)).toBeLessThan(110);
  });

  it("grows what was asked for, in the asked colour", async () => {
    const { file } = await change({ style: "hime", color: "#6e1a2d" });
    const after = await pixelsOf(file);
    const fringe: Box = [376, 82, 394, 90];
    const [, red, yellow] = meanLabIn(after, fringe);
    const asked = labOf(0x6e, 0x1a, 0x2d);
    const turn = Math.atan2(yellow, red) - Math.atan2(asked[2], asked[1]);
    expect(Math.abs((turn * 180) / Math.PI)).toBeLessThan(8);
    expect(changedIn(before, after, NOSE_AND_MOUTH)).toBe(0);
  });

  it("gives the same bytes for the same seed and other strands for another", async () => {
    const [one, same, other] = [
      await change({ style: "modern_bob" }),
      await change({ style: "modern_bob" }),
      await change({ style: "modern_bob" }, 2),
    ];
    expect(one.file.equals(same.file)).toBe(true);
    expect(one.file.equals(other.file)).toBe(false);
  });

  it("every template draws hair of its own", async () => {
    const shapes = new Set<string>();
    // One reading of the person serves all twenty, of a smaller picture.
    const subject = await subjectOf(LINH, 640);
    const hair = await hairMask(subject);
    const { picture } = subject;
    const [left, top, right, bottom] = NOSE_AND_MOUTH.map((at) => (at * 640) / 1024);
    const mouth: Box = [Math.ceil(left), Math.ceil(top), Math.floor(right), Math.floor(bottom)];
    for (const { id } of HAIRSTYLES) {
      const after = await restyled(subject, STYLES[id], null, hair, 1);
      expect(changedIn(picture, after, mouth)).toBe(0);
      shapes.add(Buffer.from(after.data).toString("base64", 0, picture.width * 3 * 160));
    }
    expect(shapes.size).toBe(HAIRSTYLES.length);
  });

  it("dyes alone when a custom style names only a colour, and refuses what it can't make", async () => {
    const { file } = await change({ style: "custom", prompt: "nhuộm nâu hạt dẻ" });
    expect(changedIn(before, await pixelsOf(file), BESIDE_NECK)).toBeGreaterThan(0);
    const braids = change({ style: "custom", prompt: "tết bím" });
    await expect(braids).rejects.toMatchObject({ code: "instruction_not_supported" });
  });
});

type Raster = Pick<Rgb, "data" | "width">;
type Box = readonly [left: number, top: number, right: number, bottom: number];
function* pixelsIn(width: number, [left, top, right, bottom]: Box) {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield y * width + x;
}
function changedIn(a: Raster, b: Raster, box: Box): number {
  let count = 0;
  for (const i of pixelsIn(a.width, box)) {
    if ([0, 1, 2].some((c) => a.data[i * 3 + c] !== b.data[i * 3 + c])) count++;
  }
  return count;
}
/** Mean of the channels, 0–255. */
function meanOf(p: Pixels, box: Box): number {
  const all = [...pixelsIn(p.width, box)].flatMap((i) => [...p.data.subarray(i * 3, i * 3 + 3)]);
  return all.reduce((a, b) => a + b, 0) / all.length;
}
const meanLabIn = (p: Pixels, box: Box) => meanLab(p, [...pixelsIn(p.width, box)]);

function meanLab({ data }: Pick<Rgb, "data">, pixels: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const i of pixels) {
    const lab = labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]);
    for (let c = 0; c < 3; c++) sum[c] += lab[c] / pixels.length;
  }
  return sum;
}
function spread({ data }: Rgb, pixels: readonly number[]): number {
  const lights = pixels.map((i) => labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2])[0]);
  const mean = lights.reduce((a, b) => a + b, 0) / lights.length;
  return Math.sqrt(lights.reduce((sum, l) => sum + (l - mean) ** 2, 0) / lights.length);
}
