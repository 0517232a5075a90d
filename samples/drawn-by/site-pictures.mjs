/**
 * Makes every figure of the public pages anew, from the sample models and garments, in the local
 * engine's own results. Run after the engine or the samples changed: node samples/drawn-by/site-pictures.mjs
 */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { createServer } from "vite";
import { root } from "../../scripts/lib/run.mjs";
import { cutOut } from "./cut-out.mjs";

const OUT = join(root, "src/pages/site/pictures");
/** Who stands where, by the samples' names; the captions of the home page name the first. */
const CAST = { star: "linh", body: "thao", video: "dung", edit: "minh" };

const AO_DAI = ["garment_aodai_teal", "dresses"];
const TET = ["garment_aodai_red", "dresses"];
const WRAP = ["garment_dress_wrap", "dresses"];
const FLORAL = ["garment_dress_floral", "dresses"];
const SHIRT = ["garment_shirt_sky", "tops"];
const TEE = ["garment_tee_brick", "tops"];
const JACKET = ["garment_jacket_denim", "outerwear"];
const BLAZER = ["garment_blazer_sand", "outerwear"];

/** One model in whole pictures, in her frame. */
const PRINTS = { "model-tet": TET, "model-floral": FLORAL, "model-tee": TEE, "model-wrap": WRAP };
/** The same model cut out, all in one frame, so that the slider compares like with like. */
const HERO = {
  "hero-before": null,
  "hero-aodai": AO_DAI,
  "hero-wrap": WRAP,
  "hero-floral": FLORAL,
  "hero-shirt": SHIRT,
};
const HERO_FRAME = { width: 400, height: 984 };
const GARMENTS = {
  "garment-aodai": AO_DAI,
  "garment-wrap": WRAP,
  "garment-floral": FLORAL,
  "garment-shirt": SHIRT,
};
/** What stands on the tools' papers. */
const TOOLS = {
  "tool-try-on": [CAST.star, TET],
  "tool-body": [CAST.body, null],
  "tool-video": [CAST.video, BLAZER],
  "tool-edit-after": [CAST.edit, SHIRT],
};
const TOOL_FRAME = { width: 309, height: 760 };
/** Side by side at the end of the home page, left to right. */
const CLOSING = [
  [CAST.body, JACKET],
  [CAST.star, AO_DAI],
  [CAST.video, BLAZER],
  [CAST.edit, SHIRT],
];
const CLOSING_FRAME = { width: 1074, height: 800 };

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const load = (file) => vite.ssrLoadModule(file);

try {
  const { runTryOn, samplePath } = await load("/tests/engine/support.ts");
  const { regions } = await load("/engine/image/regions.ts");
  const made = new Map();
  const once = (key, make) => made.get(key) ?? made.set(key, make()).get(key);

  /** The whole picture of a model, as it is or in a garment. */
  const pictureOf = (model, outfit) =>
    once(`${model} ${outfit?.[0]}`, async () => {
      const photo = samplePath(`model_${model}`);
      if (outfit === null) return sharp(photo).removeAlpha().png().toBuffer();
      const [garment, category] = outfit;
      return (await runTryOn(photo, samplePath(garment), { category })).file;
    });
  const figureOf = (model, outfit) =>
    once(`cut ${model} ${outfit?.[0]}`, async () => {
      const raw = async (picture) =>
        sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { data, info } = await raw(await pictureOf(model, outfit));
      const photo = await raw(await pictureOf(model, null));
      return cutOut({ data, width: info.width, height: info.height }, photo.data, regions);
    });
  const union = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  });
  /** The part of a figure inside `box`, standing on the foot of a frame. */
  const framed = (figure, box, frame) =>
    sharp(figure.data, { raw: { width: figure.width, height: figure.height, channels: 4 } })
      .extract(areaOf(box))
      .resize({ ...frame, fit: "contain", position: "bottom", background: "#0000" });
  const save = (picture, name) =>
    picture.webp({ quality: 86, effort: 6 }).toFile(join(OUT, `${name}.webp`));

  await copyFile(samplePath(`model_${CAST.star}`), join(OUT, "model-photo.webp"));
  for (const [name, outfit] of Object.entries(PRINTS)) {
    await save(sharp(await pictureOf(CAST.star, outfit)).resize(525, 700), name);
  }
  for (const [name, [garment]] of Object.entries(GARMENTS)) {
    await save(sharp(samplePath(garment)).trim().resize({ height: 240 }), name);
  }
  const hero = [];
  for (const outfit of Object.values(HERO)) hero.push(await figureOf(CAST.star, outfit));
  const heroBox = union(hero.map((figure) => figure.box));
  for (const [n, name] of Object.keys(HERO).entries()) {
    await save(framed(hero[n], heroBox, HERO_FRAME), name);
  }
  for (const [name, [model, outfit]] of Object.entries(TOOLS)) {
    const figure = await figureOf(model, outfit);
    await save(framed(figure, figure.box, TOOL_FRAME), name);
  }
  await save(await editedBefore(), "tool-edit-before");
  await save(await closing(), "closing");

  /** The same frame as the picture after, with its ground still there. */
  async function editedBefore() {
    const [model, outfit] = TOOLS["tool-edit-after"];
    const { box, width, height } = await figureOf(model, outfit);
    const ratio = TOOL_FRAME.width / TOOL_FRAME.height;
    const tall = Math.min(height, box.bottom - box.top);
    const wide = Math.min(width, Math.round(tall * ratio));
    const left = Math.round((box.left + box.right - wide) / 2);
    return sharp(await pictureOf(model, outfit))
      .extract({ left: Math.max(0, left), top: box.top, width: wide, height: tall })
      .resize({ ...TOOL_FRAME, fit: "cover" });
  }

  /** Shoulder to shoulder on one floor, each a little behind the one to the left. */
  async function closing() {
    const figures = [];
    for (const [model, outfit] of CLOSING) {
      const figure = await figureOf(model, outfit);
      const cut = framed(figure, figure.box, { width: 400, height: CLOSING_FRAME.height });
      figures.push(
        await cut
          .png()
          .toBuffer()
          .then((png) => sharp(png).trim().png().toBuffer()),
      );
    }
    const widths = await Promise.all(
      figures.map(async (png) => (await sharp(png).metadata()).width ?? 0),
    );
    const total = widths.reduce((sum, width) => sum + width, 0);
    const gap = (CLOSING_FRAME.width - total) / (figures.length - 1);
    let left = 0;
    const placed = [];
    for (const [n, input] of figures.entries()) {
      const { height = 0 } = await sharp(input).metadata();
      placed.push({ input, left: Math.round(left), top: CLOSING_FRAME.height - height });
      left += widths[n] + gap;
    }
    const ground = sharp({
      create: { ...CLOSING_FRAME, channels: 4, background: "#0000" },
    });
    return ground.composite(placed);
  }
} finally {
  await vite.close();
}
process.exit(0);

function areaOf({ left, top, right, bottom }) {
  return { left, top, width: right - left, height: bottom - top };
}
