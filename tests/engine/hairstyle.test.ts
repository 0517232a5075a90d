import { beforeAll, describe, expect, it } from "vitest";
import { hairMask } from "#server/engines/local/hairstyle/hair-mask.ts";
import { recolouredHair } from "#server/engines/local/hairstyle/recolour-hair.ts";
import { labOf } from "#server/engines/local/image/lab.ts";
import type { Plane, Rgb } from "#server/engines/local/image/raster.ts";
import { readRgb } from "#server/engines/local/image/resample.ts";
import { loadVision } from "#server/engines/local/vision/human.ts";
import { Subject } from "#server/engines/local/vision/subject.ts";
import { CACHE_DIR, samplePath } from "#tests/engine/support.ts";

const COLOURS = {
  blonde: [217, 189, 133],
  "pastel pink": [244, 198, 210],
  burgundy: [110, 26, 45],
  "ash brown": [100, 85, 75],
} as const;

describe.each(["model_linh", "model_thao"])("the hair of %s", (name) => {
  let picture: Rgb;
  let mask: Plane;
  let forehead: number[];
  beforeAll(async () => {
    picture = await readRgb(samplePath(name), 1024);
    const never = new AbortController().signal;
    const subject = new Subject(picture, () => loadVision(CACHE_DIR), never);
    mask = await hairMask(subject);
    const { face } = await subject.person();
    forehead = [];
    for (let y = -0.75; y < -0.45; y += 0.03) {
      for (let x = -0.3; x < 0.3; x += 0.03) {
        const at = [face.centre.x + x * face.radius, face.centre.y + y * face.radius];
        forehead.push(Math.round(at[1]!) * picture.width + Math.round(at[0]!));
      }
    }
  });

  it.each(Object.entries(COLOURS))("becomes %s by hue, strands kept", (_, colour) => {
    const after = recolouredHair(picture, mask, colour);
    const inside = [...mask.data.keys()].filter((i) => mask.data[i]! > 0.9);
    const [light, ...hue] = meanLab(after, inside);
    const asked = labOf(colour[0], colour[1], colour[2]);
    const turn = Math.atan2(hue[1]!, hue[0]!) - Math.atan2(asked[2], asked[1]);
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

function meanLab({ data }: Rgb, pixels: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const i of pixels) {
    const lab = labOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    for (let c = 0; c < 3; c++) sum[c]! += lab[c]! / pixels.length;
  }
  return sum;
}
function spread({ data }: Rgb, pixels: readonly number[]): number {
  const lights = pixels.map((i) => labOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!)[0]);
  const mean = lights.reduce((a, b) => a + b, 0) / lights.length;
  return Math.sqrt(lights.reduce((sum, l) => sum + (l - mean) ** 2, 0) / lights.length);
}
