import { readFile } from "node:fs/promises";
import path from "node:path";
import { runTryOn, SAMPLES, samplePath } from "#tests/engine/support.ts";
import { drawGrid, type Sheet } from "./grid.ts";

interface Sample {
  usage: string;
  category: string | null;
  file: string;
}

/**
 * Every sample model in every sample garment, one row a model. `only` keeps the garments whose file
 * name holds it.
 */
export async function drawSheet(only: string): Promise<Sheet> {
  const manifest = JSON.parse(
    await readFile(path.join(SAMPLES, "manifest.json"), "utf8"),
  ) as Sample[];
  const models = manifest.filter((sample) => sample.usage === "model");
  const garments = manifest.filter(({ usage, file }) => usage === "garment" && file.includes(only));
  const nameOf = (sample: Sample) => sample.file.replace(/\.webp$/, "");
  return drawGrid({
    name: "sheet-try-on",
    width: 250,
    height: 640,
    rows: models.map((model) =>
      garments.map((garment) => () => {
        const category = garment.category ?? "all";
        return runTryOn(samplePath(nameOf(model)), samplePath(nameOf(garment)), { category });
      }),
    ),
  });
}
