import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { scratch } from "#tests/engine/support.ts";
import { newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { readRgb } from "../image/resample.ts";
import { cutOut } from "./cut-out.ts";
import { cutThing } from "./cut-thing.ts";

const [WIDTH, HEIGHT] = [600, 800];
const SHIRT =
  "M230 130 L370 130 L440 160 L540 330 L460 370 L425 300 L430 680 L170 680 L175 300 L140 370 L60 330 L160 160 Z";
const TROUSERS = "M190 90 L410 90 L470 720 L350 720 L302 300 L250 720 L130 720 Z";

/** A sheet in a room: light falls off to one side, folds run across, the weave is uneven. */
const SHEET = `
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0" stop-color="#e9e2d6"/><stop offset="1" stop-color="#a59c8f"/></linearGradient>
  <filter id="b"><feGaussianBlur stdDeviation="9"/></filter></defs>
  <rect width="600" height="800" fill="url(#g)"/>
  <g filter="url(#b)" fill="none" stroke-width="14"><path d="M-20 200 L620 90" stroke="#8f8677"/><path d="M-20 230 L620 120" stroke="#f4eee4"/><path d="M60 820 L560 560" stroke="#877f72"/><path d="M20 -20 L90 820" stroke="#f2ece2"/></g>`;
const FLOOR = `<rect width="600" height="800" fill="#b98a5c"/>${[0, 1, 2, 3, 4, 5]
  .map((k) => `<rect x="${k * 104}" width="3" height="800" fill="#6d4a2c"/>`)
  .join("")}`;

const svgOf = (inside: string) =>
  Buffer.from(`<svg width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`);

async function picture(name: string, ground: string, outline: string, fill: string): Promise<Rgb> {
  const drawn = sharp(svgOf(`${ground}<path d="${outline}" fill="${fill}"/>`));
  return readRgb(await scratch(`${name}.png`, drawn.png()), 1200);
}

async function outlineOf(path: string): Promise<Plane> {
  const drawn = svgOf(`<rect width="600" height="800"/><path d="${path}" fill="#ffffff"/>`);
  const data = await sharp(drawn).greyscale().raw().toBuffer();
  const plane = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i] > 127 ? 1 : 0;
  return plane;
}

/** Intersection over union. */
function overlap(found: Plane, truth: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < truth.data.length; i++) {
    const is = found.data[i] > 0.5 ? 1 : 0;
    both += Math.min(is, truth.data[i]);
    either += Math.max(is, truth.data[i]);
  }
  return both / either;
}

describe("a thing photographed at home", () => {
  it.each([
    ["a shirt on a creased sheet", SHEET, SHIRT, "#7d3b46"],
    ["a grey shirt on a creased sheet", SHEET, SHIRT, "#5c6468"],
    ["trousers on floor boards, open between the legs", FLOOR, TROUSERS, "#3d4f6b"],
  ])("%s keeps its outline", async (name, ground, outline, fill) => {
    const image = await picture(name.replaceAll(" ", "-"), ground, outline, fill);
    expect(overlap(cutOut(image).alpha, await outlineOf(outline))).toBeGreaterThan(0.95);
  });

  it("follows what was painted over it", async () => {
    const patch = `${SHEET}<rect x="200" y="676" width="180" height="110" fill="#7d3b46"/>`;
    const image = await picture("painted", patch, SHIRT, "#7d3b46");
    const [keep, remove] = [newPlane(WIDTH, HEIGHT), newPlane(WIDTH, HEIGHT)];
    for (let y = 690; y < 780; y++) remove.data.fill(1, y * WIDTH + 205, y * WIDTH + 375);
    for (let y = 300; y < 500; y++) keep.data.fill(1, y * WIDTH + 290, y * WIDTH + 310);
    const shirt = await outlineOf(SHIRT);
    // Without strokes the patch, of the shirt's own colour and beside it, comes along.
    expect(overlap(cutThing(image).mask, shirt)).toBeLessThan(0.93);
    expect(overlap(cutThing(image, { keep, remove }).mask, shirt)).toBeGreaterThan(0.95);
  });

  it("is refused where nothing stands out", async () => {
    const drawn = sharp(svgOf(SHEET));
    const image = await readRgb(await scratch("sheet-alone.png", drawn.png()), 1200);
    expect(() => cutOut(image)).toThrow("garment_not_found");
  });
});
