import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { CACHE_DIR, samplePath, scratch } from "#tests/engine/support.ts";
import { labOf } from "../image/colour.ts";
import type { Rgb } from "../image/raster.ts";
import { readRgb } from "../image/resample.ts";
import { cutOut } from "../vision/cut-out.ts";
import { loadVision } from "../vision/human.ts";
import { bottomPoints } from "./bottom-points.ts";
import { openNeck } from "./open-neck.ts";
import { readGarment } from "./read-garment.ts";
import { topPoints } from "./top-points.ts";
import { decideWear } from "./wear.ts";

const [WIDTH, HEIGHT] = [768, 1024];
/** A studio's ground: lighter than gray, darker than white cloth. */
const STUDIO = "#f5f5f5";
const TEE =
  "M300 130 Q384 190 468 130 L560 165 L700 330 L610 400 L575 350 L575 880 L193 880 L193 350 L158 400 L68 330 L208 165 Z";

/** A picture of what is drawn, as cameras give it: packed as JPEG. */
async function drawn(drawing: string, ground = STUDIO): Promise<Rgb> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${ground}"/>${drawing}</svg>`;
  const packed = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  const { data, info } = await sharp(packed)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** Which pixels a shape covers. */
async function shapeOf(d: string): Promise<boolean[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${path(d, "#000")}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from(data, (value) => value > 127);
}

/** Share of a shape that was found, and what was found beside it as a share of the shape. */
async function agreement(
  alpha: Float32Array,
  d: string,
): Promise<{ found: number; beside: number }> {
  const shape = await shapeOf(d);
  let [inside, found, beside] = [0, 0, 0];
  shape.forEach((is, i) => {
    if (is) inside++;
    if (alpha[i] > 0.5) is ? found++ : beside++;
  });
  return { found: found / inside, beside: beside / inside };
}

const labAt = ({ data, width }: Rgb, x: number, y: number) => {
  const i = (y * width + x) * 3;
  return labOf(data[i], data[i + 1], data[i + 2]);
};

describe("white cloth before a studio's ground", () => {
  const band = '<rect x="193" y="420" width="382" height="460" fill="#2aa69c"/>';
  const print = '<circle cx="384" cy="480" r="110" fill="#d0342c"/>';

  it.each([
    { what: "alone", drawing: path(TEE, "#fafafa") },
    { what: "with a print", drawing: path(TEE, "#fafafa") + print },
    { what: "with a coloured band", drawing: path(TEE, "#fafafa") + print + band },
  ])("is found whole: $what", async ({ drawing }) => {
    const { alpha } = cutOut(await drawn(drawing));
    const { found, beside } = await agreement(alpha.data, TEE);
    expect(found).toBeGreaterThan(0.97);
    expect(beside).toBeLessThan(0.01);
  });

  it("that is the ground of a print stays as it is", async () => {
    const panel =
      '<rect x="193" y="420" width="382" height="170" fill="#fbfbfb"/>' +
      '<text x="384" y="560" font-size="150" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="#1c2450">MAU</text>';
    const image = await drawn(path(TEE, "#c8102e") + panel);
    const { image: clean } = cutOut(image);
    let worst = 0;
    for (let y = 440; y < 580; y += 3) {
      for (let x = 215; x < 555; x += 3) {
        const [p, q] = [labAt(image, x, y), labAt(clean, x, y)];
        worst = Math.max(worst, Math.hypot(...p.map((value, c) => value - q[c])));
      }
    }
    expect(worst).toBeLessThan(2);
  });

  it("in specks of a busy print stays as it is", async () => {
    const specks = Array.from({ length: 900 }, (_, k) => {
      const [x, y] = [200 + ((k * 37) % 370), 200 + ((k * 53) % 660)];
      return `<circle cx="${x}" cy="${y}" r="6" fill="#ffffff"/>`;
    }).join("");
    const image = await drawn(path(TEE, "#141414") + specks);
    const { image: clean, alpha } = cutOut(image);
    let changed = 0;
    let seen = 0;
    for (let y = 220; y < 860; y += 2) {
      for (let x = 225; x < 545; x += 2) {
        seen++;
        const [p, q] = [labAt(image, x, y), labAt(clean, x, y)];
        const isKept = alpha.data[y * WIDTH + x] > 0.9 && Math.abs(p[0] - q[0]) < 6;
        if (!isKept) changed++;
      }
    }
    expect(changed / seen).toBeLessThan(0.01);
  });
});

describe("the cut of a garment", () => {
  const read = async (d: string, fill = "#30518f") => {
    const garment = cutOut(await drawn(d.startsWith("<") ? d : path(d, fill)));
    const points = topPoints(garment);
    return { garment, points, wear: decideWear(garment, points, bottomPoints(garment)) };
  };

  it("has sleeves that grow out of the body in a slope", async () => {
    const { points, wear } = await read(
      "M300 130 Q384 190 468 130 L560 165 Q640 230 690 340 Q620 385 575 420 L560 880 L208 880 L193 420 Q148 385 78 340 Q128 230 208 165 Z",
    );
    for (const { sleeve, pit } of points.halves) {
      expect(sleeve).not.toBeNull();
      expect(pit.y).toBeGreaterThan(300);
      expect(pit.y).toBeLessThan(480);
    }
    expect(wear).toBe("tops");
  });

  it("has wide sleeves whose lower edge slopes far down", async () => {
    const { points } = await read(
      "M300 130 Q384 190 468 130 L560 165 L720 560 L600 640 L580 880 L188 880 L168 640 L48 560 L208 165 Z",
    );
    for (const { sleeve, pit } of points.halves) {
      expect(sleeve).not.toBeNull();
      expect(pit.y).toBeLessThan(660);
    }
  });

  it("has no more than its short sleeves where flounces stand out further down", async () => {
    const { points, wear } = await read(
      "M330 60 L384 110 L438 60 L520 110 L490 170 L470 165 L460 300 L490 560 L545 640 L500 660 L560 800 L510 815 L520 990 L248 990 L258 815 L208 800 L268 660 L223 640 L278 560 L308 300 L298 165 L278 170 L248 110 Z",
    );
    expect(wear).toBe("dresses");
    for (const { sleeve } of points.halves) {
      const lowest = Math.max(...(sleeve?.outer ?? []).map(({ y }) => y), 0);
      expect(lowest).toBeLessThan(300);
    }
  });

  it("has none where only the straps spread", async () => {
    const { points } = await read(
      "M230 150 L300 130 Q384 420 468 130 L538 150 L520 330 L560 420 L560 880 L208 880 L208 420 L248 330 Z",
    );
    expect(points.halves.map(({ sleeve }) => sleeve)).toEqual([null, null]);
  });

  it("has even sleeves though a sash hangs down on one side", async () => {
    const sash = "M560 600 L640 640 L690 960 L600 900 L575 700 Z";
    const { points } = await read(path(TEE, "#30518f") + path(sash, "#30518f"));
    const [left, right] = points.halves;
    expect(left.sleeve && right.sleeve).not.toBeNull();
    expect(Math.abs(left.pit.y - right.pit.y)).toBeLessThan(60);
    for (const { sleeve } of points.halves) {
      expect(Math.max(...sleeve!.outer.map(({ y }) => y))).toBeLessThan(450);
    }
  });

  it("has sleeves that lie against the body and hang lower than it", async () => {
    const { points, wear } = await read(
      "M310 220 L384 320 L458 220 L560 250 L720 760 L600 770 L575 690 L193 690 L168 770 L48 760 L208 250 Z",
    );
    expect(wear).toBe("tops");
    for (const { sleeve, pit } of points.halves) {
      expect(sleeve).not.toBeNull();
      expect(pit.y).toBeLessThan(560);
    }
  });

  it.each([
    {
      what: "a deep neckline are no trousers'",
      d: "M300 200 L384 480 L468 200 L560 240 L590 420 L560 640 L208 640 L178 420 L208 240 Z",
      wear: "tops",
    },
    {
      what: "flared trousers are",
      d: "M260 60 Q384 110 508 60 L530 200 L515 420 L560 990 L420 990 L392 300 L376 300 L348 990 L208 990 L253 420 L238 200 Z",
      wear: "bottoms",
    },
  ])("has legs where it parts for good: those of $what", async ({ d, wear }) => {
    expect((await read(d)).wear).toBe(wear);
  });

  it("that begins as two straps is no trousers, whatever its edges", async () => {
    const camisole =
      "M190 140 L215 140 L250 330 Q384 520 518 330 L553 140 L578 140 L600 420 L580 760 L188 760 L168 420 Z";
    expect((await read(camisole, "#f2c230")).wear).toBe("tops");
  });

  it("shows no inside of the back through an open neckline", async () => {
    const tank =
      "M180 160 L250 130 Q384 320 518 130 L588 160 L600 300 L640 400 L640 880 L128 880 L128 400 L168 300 Z";
    const inside = path("M262 150 Q384 310 506 150 Q500 420 384 425 Q268 420 262 150 Z", "#9a9a98");
    const label = '<rect x="340" y="270" width="88" height="80" fill="#f0f0f0"/>';
    const { garment, points } = await read(path(tank, "#fdfdfd") + inside + label);
    points.throat = openNeck(garment, points);
    let left = 0;
    for (let y = 235; y < 405; y++) {
      for (let x = 330; x < 438; x++) left += garment.alpha.data[y * WIDTH + x];
    }
    expect(left / (170 * 108)).toBeLessThan(0.02);
    expect(points.throat.y).toBeGreaterThan(410);
    expect(garment.alpha.data[460 * WIDTH + 384]).toBeGreaterThan(0.9);
  });
});

describe("a face in a garment's picture", () => {
  const tee =
    "M250 60 Q384 130 518 60 L640 120 L760 330 L660 400 L620 330 L620 980 L148 980 L148 330 L108 400 L8 330 L128 120 Z";
  let face: Buffer;
  beforeAll(async () => {
    face = await sharp(samplePath("hair_lan"))
      .extract({ left: 306, top: 270, width: 540, height: 620 })
      .resize(280)
      .toBuffer();
  });

  const readFrom = async (name: string, picture: Sharp) => {
    const file = await scratch(name, picture);
    const vision = await loadVision(CACHE_DIR);
    const input = { role: "clothing_item", path: file, mime: "image/png" } as const;
    const faces = await vision.faces(await readRgb(file, 1200));
    return {
      faces,
      ...(await readGarment(vision, input, "tops", new AbortController().signal)),
    };
  };
  const svg = (d: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${STUDIO}"/>${path(d, "#161616")}</svg>`,
      ),
    );

  it("that is printed on it is a print: the garment is read whole", async () => {
    const { faces, garment } = await readFrom(
      "printed-face.png",
      svg(tee).composite([{ input: face, left: 244, top: 330 }]),
    );
    expect(faces.length).toBeGreaterThan(0);
    const { found } = await agreement(garment.alpha.data, tee);
    expect(found).toBeGreaterThan(0.97);
  });

  it("of someone who wears it is not part of it", async () => {
    const file = samplePath("model_lan");
    const { faces, garment } = await readFrom("worn.png", sharp(file));
    expect(faces.length).toBeGreaterThan(0);
    const { width, height } = garment.image;
    const covered = (x: number, y: number) =>
      garment.alpha.data[Math.round(y * height) * width + Math.round(x * width)];
    expect(covered(0.5, 0.32)).toBeGreaterThan(0.9);
    expect(covered(0.5, 0.17)).toBe(0);
    expect(covered(0.45, 0.75)).toBe(0);
  });
});
