import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { EngineFailure } from "#server/engines/engine.ts";
import { ensureEngineData } from "#server/engines/local/data.ts";
import { CACHE_DIR, runTryOn, samplePath } from "#tests/engine/support.ts";

const HEIGHT = 640;
const WIDTH = 250;

interface Sample {
  usage: string;
  category: string | null;
  file: string;
}

/**
 * Every sample model in every sample garment, one row a model, for looking at. Answers the sheet's
 * path and the seconds each run took. `only` keeps the garments whose file name holds it.
 */
export async function drawSheet(only = ""): Promise<{ file: string; seconds: number[] }> {
  await ensureEngineData({ cacheDir: CACHE_DIR });
  const manifest = JSON.parse(await readFile(samplesFile("manifest.json"), "utf8")) as Sample[];
  const models = manifest.filter((sample) => sample.usage === "model");
  const garments = manifest.filter(({ usage, file }) => usage === "garment" && file.includes(only));
  const seconds: number[] = [];
  const cells: OverlayOptions[] = [];
  for (const [row, model] of models.entries()) {
    for (const [column, garment] of garments.entries()) {
      const start = performance.now();
      const picture = await cell(model, garment);
      seconds.push((performance.now() - start) / 1000);
      cells.push({ input: picture, left: column * WIDTH, top: row * HEIGHT });
    }
  }
  const out = fileURLToPath(new URL("../../.tmp/", import.meta.url));
  await mkdir(out, { recursive: true });
  const file = path.join(out, "engine-sheet.png");
  const size = { width: garments.length * WIDTH, height: models.length * HEIGHT };
  await sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite(cells)
    .png()
    .toFile(file);
  return { file, seconds };
}

async function cell(model: Sample, garment: Sample): Promise<Buffer> {
  const nameOf = (sample: Sample) => sample.file.replace(/\.webp$/, "");
  try {
    const { file } = await runTryOn(samplePath(nameOf(model)), samplePath(nameOf(garment)), {
      category: garment.category ?? "all",
    });
    return await sharp(file).resize(WIDTH, HEIGHT, { fit: "cover" }).png().toBuffer();
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const text = Buffer.from(
      `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#b00"/><text x="12" y="40" fill="#fff" font-size="20">${error.code}</text></svg>`,
    );
    return sharp(text).png().toBuffer();
  }
}

const samplesFile = (name: string) =>
  fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
