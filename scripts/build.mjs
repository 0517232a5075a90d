import { createReadStream, createWriteStream, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { install } from "./lib/install.mjs";
import { bin, filesOf, fingerprint, isFresh, root, run, say, stamp } from "./lib/run.mjs";

const SOURCES = [
  "src",
  "dev",
  "stories",
  "tests/paths",
  "tests/support",
  "machines",
  "wire",
  "server",
  "engine",
  "locales",
  "samples",
  "content",
  "index.html",
  "public",
  "package.json",
  "vite.config.ts",
  "vite.dev-pages.config.ts",
  "vite.server.config.ts",
  "vite.pages.config.ts",
  "lingui.config.ts",
  "package-lock.json",
];

/** Builds client, server and the developer's pages when a source changed since the last build. Exits on failure. */
export async function build({ force = false } = {}) {
  const print = fingerprint(SOURCES);
  if (!force && isFresh("build", print) && existsSync(join(root, "dist/server/main.js"))) return;
  say("Building …");
  for (const args of [
    ["build", "--logLevel", "warn"],
    ["build", "-c", "vite.server.config.ts", "--logLevel", "warn"],
    ["build", "-c", "vite.pages.config.ts", "--logLevel", "warn"],
    ["build", "-c", "vite.dev-pages.config.ts", "--logLevel", "warn"],
  ]) {
    const { code, output } = await run(bin("vite"), args, { capture: true });
    if (code !== 0) {
      say(output);
      say("The build failed; the lines above say where.");
      process.exit(code);
    }
  }
  // Packages are there only now: a fresh clone installs them before it builds.
  const { drawLinkPictures } = await import("./lib/link-pictures.mjs");
  await drawLinkPictures();
  await compress();
  stamp("build", print);
}

/** Brotli and gzip beside every text file of the client over 200 bytes, served as they are. */
async function compress() {
  const texts = filesOf(["dist/client"], (file) => /\.(js|css|html|svg|json)$/.test(file));
  for (const file of texts.filter((path) => statSync(path).size > 200)) {
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
    await pipeline(
      createReadStream(file),
      createGzip({ level: 9 }),
      createWriteStream(`${file}.gz`),
    );
  }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  await install();
  await build({ force: true });
}
