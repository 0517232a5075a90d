/** Draws a tool's contact sheet. Run: npm run engine:sheet -- <tool> [only what holds this word] */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "./lib/run.mjs";

const TOOLS = readdirSync(join(root, "tests/engine/sheets"))
  .filter((name) => !["grid.ts", "figures.ts", "pictures.ts"].includes(name))
  .map((name) => name.replace(/\.ts$/, ""));
const [tool, only = ""] = process.argv.slice(2);
if (!TOOLS.includes(tool)) {
  console.error(`npm run engine:sheet -- ${TOOLS.join("|")} [only what holds this word]`);
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
  const { drawSheet } = await vite.ssrLoadModule(`/tests/engine/sheets/${tool}.ts`);
  const { file, seconds } = await drawSheet(only);
  const sorted = seconds.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const peak = Math.round(process.resourceUsage().maxRSS / 1000);
  console.log(
    `${file}: ${seconds.length} runs, median ${middle.toFixed(1)} s, peak memory ${peak} MB`,
  );
} finally {
  await vite.close();
}
process.exit(0);
