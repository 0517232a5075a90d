import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { lengthOf } from "../image/polyline.ts";
import type { Rgb } from "../image/raster.ts";
import { cutOut } from "../vision/cut-out.ts";
import { bottomPoints } from "./bottom-points.ts";
import { isWearable, shapeOf } from "./shape.ts";
import { topPoints } from "./top-points.ts";
import { wearOf } from "./wear.ts";
import { isInPart } from "./whole.ts";

const [WIDTH, HEIGHT] = [600, 800];
/** A wall with light falling off over a floor: no studio's even ground. */
const ROOM = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="#e6ddcf"/><stop offset="1" stop-color="#a89e90"/></linearGradient></defs>
  <rect width="600" height="800" fill="url(#g)"/><rect y="735" width="600" height="65" fill="#8d7458"/>`;

const STUDIO = '<rect width="600" height="800" fill="#f4f4f4"/>';

async function read(outline: string, ground = STUDIO) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}<path d="${outline}" fill="#27406b"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image: Rgb = { data: new Uint8Array(data), width: info.width, height: info.height };
  const garment = cutOut(image);
  const points = { top: topPoints(garment), bottom: bottomPoints(garment) };
  const shape = shapeOf(garment);
  const wear = wearOf(garment, { isWorn: false, shape }, null, points);
  return { garment, ...points, wear, shape };
}

/** An outline as wide as `widths` (of 100) says at equal steps down, `width` × `height` px in all. */
function outlineOf(widths: readonly number[], width: number, height: number, legs = ""): string {
  const at = (k: number) => Math.round(150 + (height * (k + 0.5)) / widths.length);
  const sides = [-1, 1].map((sign) =>
    widths.map((wide, k) => `${300 + (sign * wide * width) / 200} ${at(k)}`),
  );
  return `M${sides[0].join(" L")} ${legs}L${sides[1].toReversed().join(" L")} Z`;
}

const HOOK =
  '<path d="M300 178 L300 92 Q300 70 318 74" stroke="#26282c" stroke-width="26" fill="none"/>';
/** A jacket on a hanger: its sleeves lie along the body and end at its hem. */
const JACKET =
  "M262 180 L338 180 L352 196 L446 226 Q476 250 486 360 L494 560 L480 610 L120 610 L106 560 L114 360 Q124 250 154 226 L248 196 Z";

const TEE =
  "M226 150 Q300 240 374 150 L430 170 L540 300 L480 350 L440 310 L440 660 L160 660 L160 310 L120 350 L60 300 L170 170 Z";
/** A hook, and two bars that go out to the shoulders. */
const HANGER =
  '<g stroke="#2b56a8" stroke-width="11" fill="none"><path d="M322 92 Q340 66 312 60 Q292 62 300 96 L300 130 L236 166 M300 130 L364 166"/></g>';

/** A sleeveless dress without a waist, straight as a long top. */
const SHIFT =
  "M196 70 L244 62 Q300 150 356 62 L404 70 Q396 150 430 210 L450 420 L492 690 L108 690 L150 420 L170 210 Q204 150 196 70 Z";
const SKIRT = "M180 250 L420 250 Q436 400 500 600 Q300 634 100 600 Q164 400 180 250 Z";
/** A long-sleeved tee: its left sleeve hangs free, its right one is folded behind the back. */
const FOLDED =
  "M240 130 Q300 170 360 130 L420 152 Q444 190 446 250 L424 290 L428 650 L172 650 L176 300 L112 620 L50 604 L128 190 Q150 160 180 152 Z";

describe("in a photo taken at home", () => {
  it.each([
    { what: "a straight dress with straps", outline: SHIFT, wear: "dresses" },
    { what: "a skirt as round as a cap", outline: SKIRT, wear: "bottoms" },
  ])("$what hang as they are worn", async ({ outline, wear: worn }) => {
    const { wear, shape } = await read(outline, ROOM);
    expect(wear).toBe(worn);
    expect(isWearable(shape, wear)).toBe(true);
  });

  it("a folded sleeve is taken from the other side", async () => {
    const { garment, top, wear } = await read(FOLDED, ROOM);
    const lengths = top.halves.map(({ sleeve }) => lengthOf(sleeve?.outer ?? [])).toSorted();
    expect(lengths[0] / lengths[1]).toBeGreaterThan(0.9);
    expect(isInPart(garment, top, wear)).toBeNull();
  });

  it("half a garment is not taken for a whole one", async () => {
    const band = "M230 300 Q300 330 370 300 L470 318 L520 470 L80 470 L130 318 Z";
    const { garment, top, wear } = await read(band, ROOM);
    expect(isInPart(garment, top, wear)).toBe("a part of a garment");
  });

  it("a hanger is no part of what hangs on it: neither its hook nor its bars", async () => {
    const { garment } = await read(TEE, ROOM + HANGER);
    const { data, width } = garment.alpha;
    let left = 0;
    for (let y = 60; y < 150; y++) for (let x = 250; x < 350; x++) left += data[y * width + x];
    expect(left).toBeLessThan(40);
    // What it hung by is still there.
    expect(data[170 * width + 235]).toBeGreaterThan(0.9);
  });
});

describe("a jacket on a hanger", () => {
  it("has sleeves, though no gap shows them", async () => {
    const { top, wear } = await read(JACKET, ROOM + HOOK);
    expect(wear).not.toBe("bottoms");
    for (const { sleeve, sign } of top.halves) {
      const [cuff] = sleeve ? sleeve.outer.slice(-1) : [];
      expect((cuff?.y ?? 0) / HEIGHT).toBeGreaterThan(0.6);
      expect(((cuff?.x ?? 300) - 300) * sign).toBeGreaterThan(120);
    }
  });
  it("is no cap, as round as it is", async () => {
    const round =
      "M230 150 L370 150 Q470 170 480 300 L480 640 Q478 690 440 692 L160 692 Q122 690 120 640 L120 300 Q130 170 230 150 Z";
    const { shape } = await read(round);
    expect(isWearable(shape, "tops")).toBe(true);
  });
});

describe("the outline of", () => {
  it("a sweater with a collar that only widens hangs from the shoulders", async () => {
    const { wear } = await read(
      outlineOf(
        [18, 20, 30, 50, 56, 60, 63, 66, 69, 72, 75, 78, 81, 84, 88, 91, 94, 97, 98, 60],
        440,
        400,
      ),
    );
    expect(wear).toBe("tops");
  });
  it("a tee with cap sleeves and a wide hem has short sleeves", async () => {
    const { top } = await read(
      outlineOf(
        [36, 62, 84, 97, 88, 81, 79, 75, 76, 78, 79, 81, 83, 85, 86, 88, 91, 93, 60, 58].flatMap(
          (wide) => [wide, wide],
        ),
        440,
        424,
      ),
    );
    for (const { sleeve } of top.halves) {
      expect(sleeve).not.toBeNull();
      expect(Math.max(...(sleeve?.inner ?? []).map(({ y }) => y))).toBeLessThan(400);
    }
  });
  it("shorts laid askew hangs from the waist", async () => {
    const { wear } = await read(
      outlineOf(
        [42, 50, 54, 58, 56, 55, 69, 72, 75, 77, 80, 82, 85, 88, 90, 93, 96, 95, 79],
        440,
        396,
        "L286 546 L300 400 L314 546 ",
      ),
    );
    expect(wear).toBe("bottoms");
  });
  it("flared trousers with a tilted waistband has two legs", async () => {
    const { wear, bottom } = await read(
      "M196 110 L250 128 L392 84 L404 130 L420 420 L478 700 L352 712 L300 330 L248 712 L120 700 L180 420 Z",
    );
    expect(bottom.crotch).not.toBeNull();
    expect(wear).toBe("bottoms");
  });
  it("a wide dress, no longer than a tunic, is a dress's", async () => {
    const { wear } = await read(
      "M205 120 L255 120 Q300 190 345 120 L395 120 Q372 190 388 240 L470 640 L130 640 L212 240 Q228 190 205 120 Z",
    );
    expect(wear).toBe("dresses");
  });
});
