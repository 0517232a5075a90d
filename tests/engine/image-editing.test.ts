import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { EngineResult } from "#engine/contract.ts";
import { labOf } from "#engine/image/colour.ts";
import { type Pixels, pixelsOf, runTool, samplePath, scratch } from "#tests/engine/support.ts";

const LINH = samplePath("person_f1");
const DRESS = samplePath("garment_dress_floral");
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Boxes of person_f1.webp. */
const CHEST: Box = [340, 250, 430, 420];
const THIGH: Box = [320, 560, 360, 700];
const FACE: Box = [362, 90, 408, 140];
const GROUND: Box = [20, 300, 180, 700];
const SHOES: Box = [315, 965, 345, 985];

const edit = (prompt: string, more: Record<string, unknown> = {}, picture = LINH) =>
  runTool("image_editing", { source_image: picture }, { prompt, ...more });
const preset = (name: string, more: Record<string, unknown> = {}, picture = LINH) =>
  runTool("image_editing", { source_image: picture }, { preset: name, ...more });

describe("instructions on a person", () => {
  let before: Pixels;
  beforeAll(async () => {
    before = await pixelsOf(LINH);
  });

  it("recolours the top alone, hue as asked, folds kept", async () => {
    const after = await pixelsOf((await edit("make the top emerald")).file);
    const [l, a, b] = meanLab(after, CHEST);
    const asked = labOf(0x0b, 0x7d, 0x59);
    expect(hueBetween([a, b], [asked[1], asked[2]])).toBeLessThan(8);
    expect(Math.abs(l - asked[0])).toBeLessThan(9);
    for (const box of [FACE, THIGH, GROUND, SHOES]) expect(changed(before, after, box)).toBe(0);
    expect(spreadOf(after, CHEST)).toBeGreaterThan(spreadOf(before, CHEST) * 0.5);
  });

  it("does several things said in one sentence, in Vietnamese without marks", async () => {
    const { file, details } = await edit("doi quan sang mau do do, nen trang");
    expect(details.applied).toEqual(["recolour:lower:#6e1a2d", "backdrop:#ffffff"]);
    const after = await pixelsOf(file);
    expect(meanLab(after, THIGH)[1]).toBeGreaterThan(15);
    expect(meanOf(after, GROUND)).toEqual([255, 255, 255]);
    expect(changed(before, after, CHEST)).toBe(0);
    expect(changed(before, after, SHOES)).toBeLessThan(area(SHOES) * 0.05);
  });

  it("brightens, warms and cuts to a square round the head", async () => {
    const result = await edit("brighter, warmer and crop square");
    expect([result.width, result.height]).toEqual([768, 768]);
    const after = await pixelsOf(result.file);
    const [r, g, b] = meanOf(after, GROUND);
    const [r0, g0, b0] = meanOf(before, GROUND);
    expect(r! + g! + b!).toBeGreaterThan(r0! + g0! + b0! + 40);
    expect(r! - b!).toBeGreaterThan(r0! - b0! + 10);
  });

  it("keeps a change inside the mask", async () => {
    const { width, height } = before;
    const left = await scratch(
      "left-half.png",
      sharp({ create: { width, height, channels: 3, background: "#000" } })
        .composite([{ input: await solid(width / 2, height), left: 0, top: 0 }])
        .png(),
    );
    const settings = { prompt: "đen trắng" };
    const { file } = await runTool("image_editing", { source_image: LINH, mask: left }, settings);
    const after = await pixelsOf(file);
    expect(changed(before, after, [400, 0, width, height])).toBe(0);
    expect(meanLab(after, [340, 250, 380, 420])[2]).toBeCloseTo(0, 0);
  });

  it("blends by strength: none leaves every byte, a third goes a third of the way", async () => {
    const none = await pixelsOf((await edit("black and white", { strength: 0 })).file);
    expect(changed(before, none, [0, 0, before.width, before.height])).toBe(0);
    const third = await pixelsOf((await edit("black and white", { strength: 0.25 })).file);
    const full = await pixelsOf((await edit("black and white")).file);
    const [own, some, all] = [before, third, full].map((p) => meanLab(p, CHEST)[2]);
    expect((own! - some!) / (own! - all!)).toBeCloseTo(0.33, 1);
  });

  it("flips and turns exactly", async () => {
    const { file } = await edit("lật ngang, xoay 180 độ");
    const after = await pixelsOf(file);
    const { width, height } = before;
    const at = (p: Pixels, x: number, y: number) => [
      ...p.data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
    ];
    for (const [x, y] of [
      [10, 20],
      [380, 300],
      [700, 1000],
    ] as const) {
      expect(at(after, x, height - 1 - y)).toEqual(at(before, x, y));
    }
  });

  it("refuses by name what it can't do, and a face where there is none", async () => {
    await expect(edit("thêm mũ")).rejects.toMatchObject({ code: "instruction_not_supported" });
    await expect(preset("face_enhance", {}, DRESS)).rejects.toMatchObject({
      code: "face_not_found",
    });
    await expect(edit("tóc nâu", {}, DRESS)).rejects.toMatchObject({ code: "face_not_found" });
  });
});

describe("presets", () => {
  let cut: EngineResult;
  beforeAll(async () => {
    cut = await preset("background_remove");
  });

  it("cuts the person out with clear ground and no rim of it", async () => {
    const { data, info } = await sharp(cut.file).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect(alpha(60, 500)).toBe(0);
    expect(alpha(385, 320)).toBe(255);
    // Edge pixels of the blue top stay blue: the grey ground is un-mixed from them.
    let rim = 0;
    let blue = 0;
    for (let y = 260; y < 420; y++) {
      for (let x = 200; x < 560; x++) {
        const i = (y * info.width + x) * 4;
        const isTop = data[i + 3] > 60 && data[i + 3] < 200;
        if (!isTop) continue;
        rim++;
        if (data[i + 2] > data[i] + 15 || data[i] > data[i + 2] + 15) blue++;
      }
    }
    expect(rim).toBeGreaterThan(20);
    expect(blue / rim).toBeGreaterThan(0.75);
  });

  it("does the preset first, then the instruction", async () => {
    const { details } = await edit("ấm hơn", { preset: "enhance" });
    expect(details.applied).toEqual(["preset:enhance", "tone:whole:warmth:1"]);
  });

  it("enhances without crushing what is dark", async () => {
    const [before, after] = [await pixelsOf(LINH), await pixelsOf((await preset("enhance")).file)];
    const black = (p: Pixels) => countOf(p, ([r, g, b]) => Math.max(r!, g!, b!) < 6);
    expect(black(after)).toBeLessThan(black(before) + before.width * before.height * 0.002);
    expect(spreadOf(after, THIGH)).toBeGreaterThan(spreadOf(before, THIGH));
  });

  it("paints in flat strokes but keeps the face's features", async () => {
    const [before, after] = [await pixelsOf(LINH), await pixelsOf((await preset("artistic")).file)];
    const kept = (box: Box) => correlation(before, after, box);
    expect(kept(FACE)).toBeGreaterThan(0.93);
    expect(changed(before, after, THIGH)).toBeGreaterThan(area(THIGH) * 0.9);
  });

  it.each(["color_adjust", "face_enhance", "lighting"])(
    "%s changes the picture, not its size",
    async (name) => {
      const before = await pixelsOf(LINH);
      const { file, width, height } = await preset(name);
      const after = await pixelsOf(file);
      expect([width, height]).toEqual([before.width, before.height]);
      const box: Box = name === "face_enhance" ? FACE : CHEST;
      expect(changed(before, after, box)).toBeGreaterThan(area(box) * 0.5);
      expect(correlation(before, after, box)).toBeGreaterThan(0.75);
    },
  );

  it("gives the same bytes for the same order, and another grain for another seed", async () => {
    const once = (seed: number) =>
      runTool("image_editing", { source_image: DRESS }, { prompt: "vintage" }, seed);
    const [one, same, other] = [await once(1), await once(1), await once(2)];
    expect(one.file.equals(same.file)).toBe(true);
    expect(one.file.equals(other.file)).toBe(false);
  });
});

describe("garments alone", () => {
  it("are recoloured and cut out by their own outline", async () => {
    const red = await pixelsOf((await edit("váy màu đỏ", {}, DRESS)).file);
    expect(meanLab(red, [300, 500, 380, 600])[1]).toBeGreaterThan(30);
    expect(meanOf(red, [0, 0, 20, 20])).toEqual([255, 255, 255]);
  });
});

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
const area = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top);

function indices(width: number, [left, top, right, bottom]: Box): number[] {
  const list: number[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) list.push(y * width + x);
  return list;
}
function changed(a: Pixels, b: Pixels, box: Box): number {
  return indices(a.width, box).filter((i) =>
    [0, 1, 2].some((c) => a.data[i * 3 + c] !== b.data[i * 3 + c]),
  ).length;
}
function meanOf(p: Pixels, box: Box): number[] {
  const list = indices(p.width, box);
  return [0, 1, 2].map((c) => list.reduce((sum, i) => sum + p.data[i * 3 + c], 0) / list.length);
}
function meanLab(p: Pixels, box: Box): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const list = indices(p.width, box);
  for (const i of list) {
    const lab = labOf(p.data[i * 3], p.data[i * 3 + 1], p.data[i * 3 + 2]);
    for (let c = 0; c < 3; c++) sum[c] += lab[c] / list.length;
  }
  return sum;
}
function lights(p: Pixels, box: Box): number[] {
  return indices(p.width, box).map(
    (i) => labOf(p.data[i * 3], p.data[i * 3 + 1], p.data[i * 3 + 2])[0],
  );
}
function spreadOf(p: Pixels, box: Box): number {
  const list = lights(p, box);
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  return Math.sqrt(list.reduce((sum, l) => sum + (l - mean) ** 2, 0) / list.length);
}
function correlation(a: Pixels, b: Pixels, box: Box): number {
  const [x, y] = [lights(a, box), lights(b, box)];
  const [mx, my] = [x, y].map((list) => list.reduce((s, v) => s + v, 0) / list.length);
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    const [dx, dy] = [x[i] - mx!, y[i] - my!];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xy / Math.sqrt(xx * yy);
}
function countOf(p: Pixels, holds: (pixel: number[]) => boolean): number {
  let count = 0;
  for (let i = 0; i < p.data.length; i += 3) if (holds([...p.data.subarray(i, i + 3)])) count++;
  return count;
}
/** Degrees between two directions in the a*b* plane. */
function hueBetween([a, b]: [number, number], [c, d]: [number, number]): number {
  const turn = ((Math.atan2(b, a) - Math.atan2(d, c)) * 180) / Math.PI;
  return Math.abs(((turn + 540) % 360) - 180);
}
