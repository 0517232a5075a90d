import { expect, test } from "vitest";
import type { Rgb } from "../image/raster.ts";
import type { Vision } from "../vision/human.ts";
import { keptVision } from "./kept-vision.ts";

const picture = (width: number, shade: number): Rgb => ({
  width,
  height: 10,
  data: new Uint8Array(width * 10 * 3).fill(shade),
});

/** Models that count how often they look. */
function counting() {
  const looks: string[] = [];
  let broken = false;
  const look = (kind: string) => {
    looks.push(kind);
    if (broken) throw new Error("the model broke");
  };
  const vision: Vision = {
    faces: async () => {
      look("faces");
      return [];
    },
    body: async () => {
      look("body");
      return { joints: [], score: 1 };
    },
    segment: async ({ width, height }) => {
      look("segment");
      return { width, height, data: new Float32Array(width * height) };
    },
  };
  const breaks = (does: boolean) => {
    broken = does;
  };
  return { vision, looks, breaks };
}

test("the same picture is looked at once, another or another size anew", async () => {
  const { vision, looks } = counting();
  const kept = keptVision(vision);
  await kept.segment(picture(10, 1));
  await kept.segment(picture(10, 1));
  expect(looks).toEqual(["segment"]);
  await kept.segment(picture(10, 2));
  await kept.segment(picture(20, 1));
  await kept.faces(picture(10, 1));
  await kept.body(picture(10, 1));
  expect(looks).toEqual(["segment", "segment", "segment", "faces", "body"]);
});

test("whoever writes into an answer changes nobody else's", async () => {
  const kept = keptVision(counting().vision);
  (await kept.segment(picture(10, 1))).data.fill(7);
  expect((await kept.segment(picture(10, 1))).data.every((value) => value === 0)).toBe(true);
});

test("what was used last is kept, as much as there is room for", async () => {
  const { vision, looks } = counting();
  const plane = 10 * 10 * 4;
  const kept = keptVision(vision, 2 * plane);
  for (const shade of [1, 2, 1, 3, 1]) await kept.segment(picture(10, shade));
  expect(looks).toHaveLength(3);
  await kept.segment(picture(10, 2));
  expect(looks).toHaveLength(4);
});

test("a look that failed is tried again", async () => {
  const { vision, looks, breaks } = counting();
  const kept = keptVision(vision);
  breaks(true);
  await expect(kept.faces(picture(10, 1))).rejects.toThrow("the model broke");
  breaks(false);
  expect(await kept.faces(picture(10, 1))).toEqual([]);
  expect(looks).toHaveLength(2);
});
