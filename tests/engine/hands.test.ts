import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { neighbours, regions } from "#engine/image/regions.ts";
import { type Pixels, pixelsOf, runTool, samplePath, scratch } from "#tests/engine/support.ts";

const LINH = samplePath("person_f1");
const edited = async (file: string, prompt: string) =>
  (await runTool("image_editing", { source_image: file }, { prompt })).file;

type Box = readonly [left: number, top: number, right: number, bottom: number];
/** The hands of person_f1.webp, hanging free before the grey ground, thumbs at the trousers. */
const HANDS: readonly Box[] = [
  [240, 462, 284, 545],
  [484, 462, 526, 545],
];

const SOURCES: Readonly<Record<string, () => Promise<string>>> = {
  "a photo": async () => LINH,
  "a picture that was edited before": async () =>
    scratch("hands-green.png", sharp(await edited(LINH, "đổi áo sang màu xanh lá, làm mờ nền"))),
};

describe.each(Object.keys(SOURCES))("the hands of %s before white", (source) => {
  let before: Pixels;
  let after: Pixels;
  beforeAll(async () => {
    const file = await SOURCES[source]();
    before = await pixelsOf(file);
    after = await pixelsOf(await edited(file, "change the background to white"));
  });

  it.each(HANDS)("stay whole: left %i, top %i", (...box) => {
    const skin = pixelsIn(before.width, box).filter((i) => insideSkin(before, i));
    expect(skin.length).toBeGreaterThan(900);
    const lost = skin.filter((i) =>
      [0, 1, 2].some((c) => Math.abs(after.data[i * 3 + c] - before.data[i * 3 + c]) > 40),
    );
    expect(lost.length / skin.length).toBeLessThan(0.005);
  });

  it("have no speck beside them", () => {
    const seen = (i: number) => Math.min(...after.data.subarray(i * 3, i * 3 + 3)) < 240;
    const pieces = regions(after.width, after.height, seen);
    expect(pieces.filter((piece) => piece.length > 2)).toHaveLength(1);
  });
});

/** Redder than the ground, which is gray, and than the trousers, which are blue; its border left out. */
function insideSkin({ data, width, height }: Pixels, at: number): boolean {
  const isSkin = (i: number) => data[i * 3] - data[i * 3 + 2] > 30;
  return isSkin(at) && neighbours(at, width, width * height).every(isSkin);
}

function pixelsIn(width: number, [left, top, right, bottom]: Box): number[] {
  const list: number[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) list.push(y * width + x);
  return list;
}
