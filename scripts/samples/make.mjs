/**
 * Writes samples/: with --garments the garments drawn here, with --people the people our own engine
 * makes, and, from a folder of pictures when one is named (body_f1.png …), the first four models.
 * What is not asked for stays as it is. Run: node scripts/samples/make.mjs [folder] [--people] [--garments]
 * The pictures are kept in the repository; this is for changing them.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { sheet } from "./cloth.mjs";
import { drawPeople } from "./draw-people.mjs";
import { GARMENTS } from "./garments.mjs";
import { PEOPLE } from "./people.mjs";
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

/** Samples of the manifest as it stands. */
async function known(isWanted) {
  const manifest = JSON.parse(await readFile(path.join(OUT, "manifest.json"), "utf8"));
  return manifest.filter(isWanted);
}

const OURS = new Set(PEOPLE.map(({ id }) => `ast_sample_model_${id}`));

async function people(isAsked) {
  if (!isAsked) return known(({ id }) => OURS.has(id));
  const made = [];
  await drawPeople(async ({ id, labels }, picture) => {
    const bytes = await sharp(picture).webp({ quality: 93, effort: 6 }).toBuffer();
    made.push(await entry("model", id, null, labels, bytes));
  });
  return made;
}

async function models(folder) {
  if (!folder) return known(({ usage, id }) => usage === "model" && !OURS.has(id));
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

async function garments(isAsked) {
  if (!isAsked) return known(({ usage }) => usage === "garment");
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
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: "boolean", default: false },
    garments: { type: "boolean", default: false },
  },
});
const manifest = [
  ...(await models(positionals[0])),
  ...(await people(values.people)),
  ...(await garments(values.garments)),
];
const kept = new Set(manifest.map((sample) => sample.file));
for (const name of await readdir(OUT)) {
  if (name.endsWith(".webp") && !kept.has(name)) await rm(path.join(OUT, name));
}
await writeFile(path.join(OUT, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
const total = manifest.reduce((sum, sample) => sum + sample.bytes, 0);
console.log(`${manifest.length} samples, ${(total / 1e6).toFixed(2)} MB`);
