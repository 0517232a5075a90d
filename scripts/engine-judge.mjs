/**
 * Tries the engine on a folder of real photos and draws what came of it, to be graded by eye. Run:
 * npm run engine:judge -- DIR [only names that hold this word]
 *
 * DIR/pairs.json: { pairs: [{ name, person, garment, category? }], cuts: [file] }, files relative
 * to DIR; pairs are tried on, cuts have their background removed. Either list may be left out. Into
 * DIR go results/, table.md and sheet-….png; nothing of it belongs in the repository.
 */
import { resolve } from "node:path";
import { createServer } from "vite";

const [folder, only = ""] = process.argv.slice(2);
if (!folder) {
  console.error("npm run engine:judge -- DIR [only names that hold this word]");
  process.exit(2);
}

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { bringModels } = await vite.ssrLoadModule("/tests/engine/global-setup.ts");
  await bringModels();
  const { judgeFolder } = await vite.ssrLoadModule("/tests/engine/judge/judge-folder.ts");
  console.log(await judgeFolder(resolve(folder), only));
} finally {
  await vite.close();
}
process.exit(0);
