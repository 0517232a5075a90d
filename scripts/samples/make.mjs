/**
 * Writes samples/: the garments drawn here and, from a folder of model pictures when one is named
 * (body_f1.png …), the models. Run: node scripts/samples/make.mjs [folder of models]
 * The pictures are kept in the repository; this is for changing them.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { sheet } from "./cloth.mjs";
import { GARMENTS } from "./garments.mjs";
import { RETOUCH, retouched } from "./retouch.mjs";

const OUT = fileURLToPath(new URL("../../samples/", import.meta.url));
const GARMENT_HEIGHT = 1100;
const MODELS = [
  { source: "body_f1.png", id: "linh", labels: { vi: "Linh, toàn thân", en: "Linh, full body" } },
  { source: "body_f2.png", id: "thao", labels: { vi: "Thảo, toàn thân", en: "Thảo, full body" } },
  { source: "body_m1.png", id: "minh", labels: { vi: "Minh, toàn thân", en: "Minh, full body" } },
  { source: "body_m2.png", id: "dung", labels: { vi: "Dũng, toàn thân", en: "Dũng, full body" } },
];

async function entry(kind, id, category, labels, bytes) {
  const file = `${kind}_${id}.webp`;
  await writeFile(path.join(OUT, file), bytes);
  const { width, height } = await sharp(bytes).metadata();
  return {
    id: `ast_sample_${kind}_${id}`,
    usage: kind,
    category,
    file,
    width,
    height,
    mime: "image/webp",
    bytes: bytes.length,
    labels,
  };
}

async function models(folder) {
  if (!folder) {
    const manifest = JSON.parse(await readFile(path.join(OUT, "manifest.json"), "utf8"));
    return manifest.filter((sample) => sample.usage === "model");
  }
  return Promise.all(
    MODELS.map(async ({ source, id, labels }) => {
      const { data, width, height } = await retouched(path.join(folder, source), RETOUCH[id]);
      const picture = sharp(data, { raw: { width, height, channels: 3 } }).resize(1280, 1280, {
        fit: "inside",
        withoutEnlargement: true,
      });
      return entry(
        "model",
        id,
        null,
        labels,
        await picture.webp({ quality: 88, effort: 6 }).toBuffer(),
      );
    }),
  );
}

async function garments() {
  const list = [];
  for (const { id, category, labels, drawing, view } of GARMENTS) {
    const svg = Buffer.from(sheet(drawing, view, GARMENT_HEIGHT));
    list.push(
      await entry(
        "garment",
        id,
        category,
        labels,
        // Without a ground, so that a garment hangs on any backdrop; engines flatten on white.
        await sharp(svg).webp({ quality: 86, alphaQuality: 90, effort: 6 }).toBuffer(),
      ),
    );
  }
  return list;
}

await mkdir(OUT, { recursive: true });
const manifest = [...(await models(process.argv[2])), ...(await garments())];
const kept = new Set(manifest.map((sample) => sample.file));
for (const name of await readdir(OUT)) {
  if (name.endsWith(".webp") && !kept.has(name)) await rm(path.join(OUT, name));
}
await writeFile(path.join(OUT, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
const total = manifest.reduce((sum, sample) => sum + sample.bytes, 0);
console.log(`${manifest.length} samples, ${(total / 1e6).toFixed(2)} MB`);
