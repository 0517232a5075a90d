import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { hairMask } from "#engine/hair/hair-mask.ts";
import { restyled } from "#engine/hair/restyle.ts";
import { STYLES } from "#engine/hair/styles.ts";
import { within } from "#engine/hair/within.ts";
import { labOf } from "#engine/image/colour.ts";
import { readMask } from "#engine/image/mask.ts";
import type { Plane } from "#engine/image/raster.ts";
import { readRgb } from "#engine/image/resample.ts";
import { loadVision } from "#engine/vision/human.ts";
import { Subject } from "#engine/vision/subject.ts";
import {
  CACHE_DIR,
  type Pixels,
  pixelsOf,
  runTool,
  samplePath,
  scratch,
} from "#tests/engine/support.ts";
import { HAIRSTYLES } from "#wire/hairstyles.ts";

const LINH = samplePath("person_f1");
const BRUSH = 61;
/** Strokes over person_f1.webp, as a hand paints them with the brush's usual size. */
const STROKES = {
  "round the hair": "M345,190 L345,100 Q350,60 385,55 Q420,60 428,100 L428,190",
  "down to the shoulders": "M330,230 L345,100 Q350,60 385,55 Q420,60 428,100 L440,230",
  "on one side": "M345,190 L345,100 Q350,60 385,60",
} as const;
/** Levels a fringe's soft shadow takes from the face below it. */
const FRINGE_SHADE = 24;
const SHIRT_ONLY = "M380,300 L380,400";

type Box = readonly [left: number, top: number, right: number, bottom: number];
/** Boxes of person_f1.webp: all but the strands lie under the strokes in part or whole. */
const FEATURES: Readonly<Record<string, Box>> = {
  "left eye": [364, 105, 373, 111],
  "right eye": [397, 105, 406, 111],
  "nose and mouth": [376, 114, 396, 144],
};
const KEPT: Readonly<Record<string, Box>> = {
  ...FEATURES,
  throat: [374, 172, 398, 184],
  collar: [350, 206, 424, 216],
  "left shoulder": [305, 215, 350, 255],
  "right shoulder": [420, 215, 465, 255],
};
const STRANDS: Box = [343, 110, 350, 150];

const change = (mask: string | null, settings: Record<string, unknown>) =>
  runTool(
    "hairstyle_changer",
    { original_person: LINH, ...(mask ? { mask } : {}) },
    { gender: "female", ...settings },
  );
/** One of each kind: long, with a fringe, curled, short, shaved sides, combed back, stubble, a crest. */
const KINDS = [
  "straight_layer",
  "hime",
  "loose_curls",
  "pixie",
  "two_block",
  "pompadour",
  "crew_cut",
  "mohican",
];
const OTHERS = HAIRSTYLES.filter(({ id }) => KINDS.includes(id));

describe("hair within a painted mask", () => {
  let before: Pixels;
  let unmasked: Pixels;
  /** One reading of the person serves every style. */
  let subject: Subject;
  let hair: Plane;
  const painted: Record<string, { file: string; pixels: Pixels }> = {};
  beforeAll(async () => {
    before = await pixelsOf(LINH);
    const never = new AbortController().signal;
    subject = new Subject(await readRgb(LINH, 1024), () => loadVision(CACHE_DIR), never);
    hair = await hairMask(subject);
    unmasked = await pixelsOf((await change(null, { style: "modern_bob" })).file);
    for (const [name, path] of Object.entries({ ...STROKES, "on the shirt": SHIRT_ONLY })) {
      const file = await scratch(`hair-mask-${name.replaceAll(" ", "-")}.png`, strokes(path));
      painted[name] = { file, pixels: await pixelsOf(file) };
    }
  });

  const expectKept = (after: Pixels, mask: Pixels, boxes = KEPT, shade = 0) => {
    for (const [name, box] of Object.entries(boxes)) {
      const count = changedIn(before, after, pixelsIn(before.width, box), shade);
      expect([name, count]).toEqual([name, 0]);
    }
    const outside = [...mask.data.keys()].flatMap((at) =>
      at % 3 === 0 && mask.data[at] === 0 ? [at / 3] : [],
    );
    expect(changedIn(before, after, outside)).toBe(0);
  };

  it.each(Object.keys(STROKES))("is cut to a bob of its own colour: strokes %s", async (name) => {
    const { file, pixels } = painted[name];
    const after = await pixelsOf((await change(file, { style: "modern_bob" })).file);
    expectKept(after, pixels);
    const strands = pixelsIn(before.width, STRANDS);
    expect(changedIn(unmasked, after, strands)).toBe(0);
    const [was, is] = [meanLab(before, strands), meanLab(after, strands)];
    expect(Math.hypot(...was.map((value, c) => value - is[c]))).toBeLessThan(10);
  });

  it.each(OTHERS)("takes the style $id and nothing but hair changes", async ({ id }) => {
    const { file, pixels } = painted["down to the shoulders"];
    const { picture } = subject;
    const grown = await restyled(subject, STYLES[id], null, hair, 1);
    const cut = within(picture, grown, await readMask(file, picture));
    const after = { ...before, data: Buffer.from(cut!.data) };
    // Long hair lies over the shoulders, and a fringe may shade what is below it.
    const { front, side } = STYLES[id].ends;
    expectKept(after, pixels, Math.min(front, side) > -1.8 ? KEPT : FEATURES, FRINGE_SHADE);
    const crown = pixelsIn(before.width, [372, 50, 398, 66]);
    expect(changedIn(before, after, crown)).toBeGreaterThan(crown.length * 0.8);
  });

  it("is dyed, and nothing else is", async () => {
    const { file, pixels } = painted["down to the shoulders"];
    const dye = { style: "custom", prompt: "nhuộm đỏ" };
    const after = await pixelsOf((await change(file, dye)).file);
    expectKept(after, pixels);
    expect(meanLab(after, pixelsIn(before.width, STRANDS))[1]).toBeGreaterThan(20);
  });

  it("is refused by name where no hair was painted", async () => {
    const order = change(painted["on the shirt"].file, { style: "pixie" });
    await expect(order).rejects.toMatchObject({ code: "mask_empty" });
  });
});

const strokes = (path: string) =>
  sharp(
    Buffer.from(
      `<svg width="768" height="1024"><rect width="100%" height="100%"/><path d="${path}" stroke="#fff" stroke-width="${BRUSH}" fill="none" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    ),
  ).png();

function pixelsIn(width: number, [left, top, right, bottom]: Box): number[] {
  const list: number[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) list.push(y * width + x);
  return list;
}
const changedIn = (a: Pixels, b: Pixels, pixels: readonly number[], by = 0) =>
  pixels.filter((i) => [0, 1, 2].some((c) => Math.abs(a.data[i * 3 + c] - b.data[i * 3 + c]) > by))
    .length;

function meanLab({ data }: Pixels, pixels: readonly number[]): number[] {
  const all = pixels.map((i) => labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]));
  return [0, 1, 2].map((c) => all.reduce((sum, lab) => sum + lab[c], 0) / all.length);
}
