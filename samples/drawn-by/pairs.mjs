/**
 * Makes the pairs of before and after beside the home page's quotes, by our own engine from our own
 * sample people. Run after the engine or the samples changed: node samples/drawn-by/pairs.mjs [hair]
 */
import { join } from "node:path";
import sharp from "sharp";
import { createServer } from "vite";
import { root } from "../../scripts/lib/run.mjs";

const OUT = join(root, "src/pages/site/pictures");
const FRAME = { width: 480, height: 600 };
/** What is ordered of whom, and which part of the picture shows it: shares of its sides. */
const PAIRS = {
  "try-on": {
    feature: "virtual_try_on",
    inputs: { person_image: "model_hanh", clothing_item: "garment_dress_wrap_forest" },
    settings: { category: "dresses" },
    part: { left: 0.14, top: 0.03, width: 0.72 },
  },
  hair: {
    feature: "hairstyle_changer",
    inputs: { original_person: "hair_lan" },
    settings: { gender: "female", style: "c_curl", color: "#7a3b1d" },
    part: { left: 0, top: 0.03, width: 1 },
  },
  edit: {
    feature: "image_editing",
    inputs: { source_image: "model_ngoc" },
    settings: { prompt: "đổi áo sang màu xanh lá, đổi nền sang màu hồng nhạt" },
    part: { left: 0.2, top: 0.03, width: 0.6 },
  },
};

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { runTool, samplePath } = await vite.ssrLoadModule("/tests/engine/support.ts");
  const asked = process.argv.slice(2);
  for (const [name, { feature, inputs, settings, part }] of Object.entries(PAIRS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const files = Object.entries(inputs).map(([role, sample]) => [role, samplePath(sample)]);
    const [[, before]] = files;
    const { file: after } = await runTool(feature, Object.fromEntries(files), settings, 7);
    for (const [when, picture] of Object.entries({ before, after }))
      await save(picture, part, `pair-${name}-${when}`);
  }
} finally {
  await vite.close();
}
process.exit(0);

async function save(picture, part, name) {
  const { width, height } = await sharp(picture).metadata();
  const wide = Math.round(width * part.width);
  await sharp(picture)
    .flatten({ background: "#ffffff" })
    .extract({
      left: Math.round(width * part.left),
      top: Math.round(height * part.top),
      width: wide,
      height: Math.round((wide * FRAME.height) / FRAME.width),
    })
    .resize(FRAME)
    .webp({ quality: 84, effort: 6 })
    .toFile(join(OUT, `${name}.webp`));
}
