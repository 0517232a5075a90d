import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, run, say } from "./run.mjs";

/** The last that takes Node 20. It weighs 110 MB, so it comes with the first measure. */
const VERSION = "12.2.3";
const HOME = join(root, ".cache/lighthouse");
const PARTS = ["performance", "accessibility", "best-practices", "seo"];

async function bring() {
  if (existsSync(join(HOME, `node_modules/lighthouse/package.json`))) return;
  say(`Fetching Lighthouse ${VERSION} …`);
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, "package.json"), '{"private":true}');
  const { code, output } = await run(
    "npm",
    ["install", "--no-audit", "--no-fund", "--save-exact", `lighthouse@${VERSION}`],
    { capture: true, cwd: HOME },
  );
  if (code !== 0) throw new Error(`Lighthouse could not be fetched:\n${output}`);
}

/**
 * Lighthouse in its phone profile (a slow phone on slow 4G, simulated), with a browser of its own.
 * `run` gives the four scores of an address in hundredths and its times in milliseconds.
 */
export async function lighthouse(chromePath, chromeFlags) {
  await bring();
  const load = (path) => import(pathToFileURL(join(HOME, "node_modules", path)).href);
  const { default: measure } = await load("lighthouse/core/index.js");
  const { launch } = await load("chrome-launcher/dist/index.js");
  const chrome = await launch({ chromePath, chromeFlags: ["--headless", ...chromeFlags] });
  return {
    async run(address) {
      const result = await measure(address, { port: chrome.port, onlyCategories: PARTS });
      if (!result) throw new Error(`Lighthouse gave no answer for ${address}.`);
      const { categories, audits } = result.lhr;
      const value = (id) => audits[id]?.numericValue;
      return {
        scores: PARTS.map((part) => Math.round((categories[part]?.score ?? 0) * 100)),
        fcp: value("first-contentful-paint"),
        lcp: value("largest-contentful-paint"),
        tbt: value("total-blocking-time"),
        cls: value("cumulative-layout-shift"),
        failed: Object.values(audits)
          .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
          .map(({ id }) => id),
      };
    },
    end: async () => chrome.kill(),
  };
}
