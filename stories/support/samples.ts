import worn from "#src/pages/site/pictures/model-tet.webp";
import type { Asset, Sample } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import type { GarmentCategory } from "#wire/values.ts";
import { assetFixture, completedFixture } from "#wire/wire.fixtures.ts";
import manifest from "../../samples/manifest.json";
import { now } from "./now.ts";

const files = import.meta.glob<string>("../../samples/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The pictures the product ships, as the server lists them. */
export const samples: readonly Sample[] = manifest.map((entry) => {
  const url = files[`../../samples/${entry.file}`] ?? "";
  return {
    ...assetFixture({
      id: entry.id,
      usage: entry.usage as Asset["usage"],
      origin: "sample",
      name: entry.labels.vi,
      mime: entry.mime,
      width: entry.width,
      height: entry.height,
      bytes: entry.bytes,
      url,
      thumb_url: url,
    }),
    category: entry.category as GarmentCategory | null,
    labels: entry.labels,
  };
});
const sample = (id: string): Sample => {
  const found = samples.find((entry) => entry.id === id);
  if (!found) throw new Error(`No sample is called ${id}.`);
  return found;
};
export const linh = sample("ast_sample_model_linh");
export const tee = sample("ast_sample_garment_tee_brick");
export const redAoDai = sample("ast_sample_garment_aodai_red");

/** One's own uploads: no labels, a file's name. */
const upload = (of: Sample, id: string, name: string): Asset => {
  const { category: _, labels: __, ...asset } = of;
  return { ...asset, id, name, origin: "upload" };
};
export const ownPictures: readonly Asset[] = [
  upload(sample("ast_sample_model_thao"), "ast_thao", "Thảo ở xưởng.jpg"),
  upload(
    sample("ast_sample_garment_blazer_sand"),
    "ast_blazer",
    "Blazer linen màu cát, hàng về tháng 11, treo móc ngoài hiên.jpg",
  ),
];

/** Linh in the red áo dài: the local engine's own work. */
export const dressed: Asset = assetFixture({
  id: "ast_result",
  usage: "image",
  origin: "result",
  name: "Linh, áo dài Tết đỏ thêu mai",
  width: linh.width,
  height: linh.height,
  url: worn,
  thumb_url: worn,
  generation_id: "gen_linh",
});

/** The fixture as a run of Linh and the red áo dài, asked for `ago` milliseconds before now. */
export const ofLinh = (fixture: Generation, ago = 21_000): Generation => ({
  ...fixture,
  inputs: [
    { role: "person_image", asset: linh },
    { role: "clothing_item", asset: redAoDai },
  ],
  settings: { model: linh.id, garment: redAoDai.id, category: "dresses" },
  category: "dresses",
  created_at: new Date(now() - ago).toISOString(),
  result: fixture.result && { ...fixture.result, asset: dressed },
});
export const finishedRun: Generation = ofLinh(completedFixture);
