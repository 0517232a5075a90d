/**
 * Makes the pictures that stand for the presets of Image Editing, by our own engine from one of our
 * own sample people. Run: node samples/drawn-by/presets.mjs
 */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { createServer } from "vite";

const OUT = join(dirname(fileURLToPath(import.meta.url)), "../../public/presets");
const PERSON = "hair_lan";
const PRESETS = [
  "enhance",
  "artistic",
  "color_adjust",
  "background_remove",
  "face_enhance",
  "lighting",
];
const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { runTool, samplePath } = await vite.ssrLoadModule("/tests/engine/support.ts");
  mkdirSync(OUT, { recursive: true });
  for (const preset of PRESETS) {
    const inputs = { source_image: samplePath(PERSON) };
    const settings = { preset, strength: 1, guidance: 7.5, steps: 30 };
    const { file } = await runTool("image_editing", inputs, settings, 7);
    await sharp(file)
      .resize(240, 320, { fit: "cover" })
      .webp({ quality: 82 })
      .toFile(join(OUT, `${preset}.webp`));
  }
  console.log(`${PRESETS.length} pictures in public/presets`);
} finally {
  await vite.close();
}
process.exit(0);
