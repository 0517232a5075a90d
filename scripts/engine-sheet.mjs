/** Draws every sample garment on every sample model. Run: node scripts/engine-sheet.mjs [part of a garment's name] */
import { createServer } from "vite";

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { drawSheet } = await vite.ssrLoadModule("/tests/engine/sheet.ts");
  const { file, seconds } = await drawSheet(process.argv[2]);
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
