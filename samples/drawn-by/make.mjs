/**
 * Writes samples/: with --garments the garments drawn here, with --people the people our own engine
 * draws. What is not asked for stays as it is. Run:
 * node samples/drawn-by/make.mjs [--people] [--only linh,mai:portrait] [--garments]
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

const OUT = fileURLToPath(new URL("../../samples/", import.meta.url));
const GARMENT_HEIGHT = 1100;

const idOf = (kind, id) => `ast_sample_${kind}_${id}`;

async function entry(kind, id, category, labels, bytes) {
  const file = `${kind}_${id}.webp`;
  await writeFile(path.join(OUT, file), bytes);
  const { width, height } = await sharp(bytes).metadata();
  return {
    id: idOf(kind, id),
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

/** What stands for a person's picture in the manifest: portraits are for the hair studio. */
const SHOTS = {
  figure: { usage: "model", called: ({ labels }) => labels },
  portrait: { usage: "hair", called: () => ({ vi: "chân dung", en: "portrait" }) },
};

async function people(isAsked, only) {
  const old = await known(({ usage }) => usage !== "garment");
  if (!isAsked) return old;
  const made = new Map(old.map((sample) => [sample.id, sample]));
  const take = async (person, shot, picture) => {
    const bytes = await sharp(picture).webp({ quality: 92, effort: 6 }).toBuffer();
    const { usage, called } = SHOTS[shot];
    const { vi, en } = called(person);
    const labels = { vi: `${person.name}, ${vi}`, en: `${person.name}, ${en}` };
    const drawn = await entry(usage, person.id, null, labels, bytes);
    made.set(drawn.id, drawn);
    console.log(drawn.file, drawn.bytes);
  };
  const isWanted = ({ id }, shot) =>
    only === null || only.includes(id) || only.includes(`${id}:${shot}`);
  await drawPeople(take, isWanted);
  const ids = ["figure", "portrait"].flatMap((shot) =>
    PEOPLE.filter(({ shots }) => shots.includes(shot)).map(({ id }) => idOf(SHOTS[shot].usage, id)),
  );
  return ids.map((id) => made.get(id)).filter((sample) => sample !== undefined);
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
const { values } = parseArgs({
  options: {
    people: { type: "boolean", default: false },
    only: { type: "string" },
    garments: { type: "boolean", default: false },
  },
});
const manifest = [
  ...(await people(values.people, values.only?.split(",") ?? null)),
  ...(await garments(values.garments)),
];
const kept = new Set(manifest.map((sample) => sample.file));
for (const name of await readdir(OUT)) {
  if (name.endsWith(".webp") && !kept.has(name)) await rm(path.join(OUT, name));
}
await writeFile(path.join(OUT, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
const total = manifest.reduce((sum, sample) => sum + sample.bytes, 0);
console.log(`${manifest.length} samples, ${(total / 1e6).toFixed(2)} MB`);
