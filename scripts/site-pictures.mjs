/**
 * Dresses the home page's one model anew in the local engine's own results.
 * Run after the engine or the samples changed: node scripts/site-pictures.mjs
 */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { createServer } from "vite";
import { root } from "./lib/run.mjs";

const OUT = join(root, "src/pages/site/pictures");
const WORN = {
  "model-tet": ["garment_aodai_red", "dresses"],
  "model-floral": ["garment_dress_floral", "dresses"],
  "model-tee": ["garment_tee_brick", "tops"],
  "model-wrap": ["garment_dress_wrap", "dresses"],
};

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { runTryOn, samplePath } = await vite.ssrLoadModule("/tests/engine/support.ts");
  await copyFile(samplePath("model_linh"), join(OUT, "model-photo.webp"));
  for (const [name, [garment, category]] of Object.entries(WORN)) {
    const { file } = await runTryOn(samplePath("model_linh"), samplePath(garment), { category });
    await sharp(file)
      .resize(525, 700)
      .webp({ quality: 84, effort: 6 })
      .toFile(join(OUT, `${name}.webp`));
  }
} finally {
  await vite.close();
}
process.exit(0);
