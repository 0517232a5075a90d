/**
 * npm run bench:web [-- --quick] [--write] [--runs 3] [--only /pricing]: every public page in both
 * languages from the built server: the JavaScript until it can be used and in all, requests before
 * the largest picture, and Lighthouse's phone profile (median of the runs; left out by --quick)
 * beside the floor of the same run, a static page with one picture. Fails where a page's JavaScript
 * has grown by more than 2 % over the table in docs/performance.md, which --write replaces.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright";
import { startStudio } from "../bench/lib/studio.mjs";
import { browser, CHROMIUM_ARGS, chromiumPath } from "./lib/browser.mjs";
import { lighthouse } from "./lib/lighthouse.mjs";
import { root } from "./lib/run.mjs";

const DOC = join(root, "docs", "performance.md");
const [BEGIN, END] = ["<!-- figures: npm run bench:web -->", "<!-- end of figures -->"];
/** How much a page's JavaScript may grow without a line in the document. */
const GROWTH = 1.02;
const FLOOR = "floor: a static page and one picture";
const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
    only: { type: "string" },
  },
});

await browser();
const studio = await startStudio();
const floor = await serveFloor();
const chrome = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const judge = options.quick ? null : await lighthouse(chromiumPath(), CHROMIUM_ARGS);
const rows = [];
try {
  const addresses = (await pages()).filter(({ name }) => !options.only || name === options.only);
  if (judge) rows.push({ name: FLOOR, ...(await judged(floor.address)) });
  for (const { name, address } of addresses) {
    const row = { name, ...(await loaded(address)), ...(judge && (await judged(address))) };
    console.log(line(row));
    rows.push(row);
  }
} finally {
  await chrome.close();
  await judge?.end();
  floor.end();
  await studio.end();
}
console.log(studioLine());
const table = [
  "| page | JS until usable, KB | in all | requests before LCP | performance · accessibility · best practices · SEO | FCP ms | LCP ms | TBT ms | CLS |",
  "|---|---|---|---|---|---|---|---|---|",
  ...rows.map(line),
].join("\n");
const grown = rows.filter(isGrown);
for (const { name, usable } of grown) console.error(`grown: ${name} (${usable.toFixed(1)} KB)`);
if (options.write) {
  const text = readFileSync(DOC, "utf8");
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  writeFileSync(DOC, `${before}${BEGIN}\n${table}\n${END}${after}`);
} else if (grown.length > 0) process.exitCode = 1;

/** Every public page, a post and a list of the blog, in both languages. */
async function pages() {
  const sitemap = await (await fetch(`${studio.base}/sitemap.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, to]) => new URL(to));
  const kinds = [/^\/[^/]*$/, /^\/blog\/[^/]+$/, /^\/blog\/category\//];
  const [first, ...deeper] = kinds.map((kind) =>
    found.filter(({ pathname }) => kind.test(pathname)),
  );
  // Of a post and a list the first, in each language it has.
  const chosen = deeper.flatMap((list) =>
    list.filter(({ pathname }, at) => at === 0 || pathname === list[0].pathname),
  );
  return [...first, ...chosen].map(({ pathname, search }) => ({
    name: pathname + search,
    address: studio.base + pathname + search,
  }));
}

/** Opens a page in a new browser profile: kilobytes of script as they travelled, and requests. */
async function loaded(address) {
  const context = await chrome.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      globalThis.largest = list.getEntries().at(-1).startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  // What is fetched once the page has settled is fetched after a second and some idling.
  await page.waitForTimeout(3_000);
  const found = await page.evaluate(() => {
    const usable = performance.getEntriesByName("usable")[0].startTime;
    const all = performance.getEntriesByType("resource");
    const scripts = all.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    const weight = (list) => list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      usable: weight(scripts.filter(({ startTime }) => startTime < usable)) / 1024,
      whole: weight(scripts) / 1024,
      requests: all.filter(({ responseEnd }) => responseEnd <= globalThis.largest).length + 1,
    };
  });
  await context.close();
  return found;
}

/** Lighthouse's scores and times of an address: the median of the runs, by performance. */
async function judged(address) {
  const runs = [];
  for (let run = 0; run < Number(options.runs); run++) runs.push(await judge.run(address));
  const sorted = runs.toSorted((a, b) => a.scores[0] - b.scores[0]);
  return sorted[sorted.length >> 1];
}

function line({ name, usable, whole, requests, scores, fcp, lcp, tbt, cls }) {
  const kilobytes = (value) => value?.toFixed(1) ?? "–";
  const whole_ = (value) => (value === undefined ? "–" : String(Math.round(value)));
  const cells = [
    name,
    kilobytes(usable),
    kilobytes(whole),
    whole_(requests),
    scores?.join(" · ") ?? "–",
    whole_(fcp),
    whole_(lcp),
    whole_(tbt),
    cls?.toFixed(3) ?? "–",
  ];
  return `| ${cells.join(" | ")} |`;
}

function isGrown({ name, usable }) {
  const known = readFileSync(DOC, "utf8")
    .split("\n")
    .find((text) => text.startsWith(`| ${name} |`));
  const before = Number(known?.split("|")[2]);
  return usable !== undefined && before > 0 && usable > before * GROWTH;
}

/** The least there is: words and one picture, sent as our own pages are. */
async function serveFloor() {
  const picture = readFileSync(join(root, "src/pages/site/pictures/hero-floral.webp"));
  const page = `<!doctype html><html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="Floor"><title>Floor</title><h1>Mẫu Studio</h1><p>Một trang tĩnh.</p><img src="/picture.webp" width="300" height="400" alt="Người mẫu">`;
  const server = createServer((request, response) => {
    const isPicture = request.url === "/picture.webp";
    response.setHeader("content-type", isPicture ? "image/webp" : "text/html; charset=utf-8");
    response.end(isPicture ? picture : page);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    end: () => server.close(),
  };
}

/** What the first studio route must fetch, from the build's own list. */
function studioLine() {
  const client = join(root, "dist/client");
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const found = (test) => Object.keys(manifest).filter((key) => test.test(key));
  const seen = new Set();
  const follow = (keys) => {
    for (const key of keys) {
      if (seen.has(key) || !manifest[key]) continue;
      seen.add(key);
      follow(manifest[key].imports ?? []);
    }
  };
  follow([
    "index.html",
    // One language's, whichever comes first.
    ...["core", "studio"].flatMap((name) => found(new RegExp(`/${name}\\.po$`)).slice(0, 1)),
    ...found(/routes\/_studio\.tsx/),
    ...found(/routes\/_studio\/virtual-tryon\.tsx/),
    ...found(/src\/start-(server-state|people)\.ts/),
  ]);
  const files = new Set(
    [...seen].map((key) => manifest[key].file).filter((f) => f.endsWith(".js")),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const bytes = [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(client, file)), { params }).length,
    0,
  );
  return `first studio route (/virtual-tryon): ${(bytes / 1024).toFixed(1)} KB brotli in ${files.size} files`;
}
