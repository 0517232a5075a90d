import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "./build.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/run.mjs";

/**
 * npm run bench:web: the JavaScript a browser must fetch for the first page and for the first studio
 * route, in brotli (quality 11) kilobytes, from the built manifest. Both languages' catalogues of a
 * page are counted once (a visitor loads one).
 */
await install();
await build();
const client = join(root, "dist/client");
const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
const size = (file) =>
  brotliCompressSync(readFileSync(join(client, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

/** Every script that a set of entries needs before it can run, static imports followed. */
function scripts(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    scripts(manifest[key].imports ?? [], seen);
  }
  return seen;
}
const find = (test) => Object.keys(manifest).filter((key) => test.test(key));
const shell = ["index.html", ...find(/locales\/vi\/core\.po/)];
const pages = {
  "first page (/)": [...shell, ...find(/routes\/index\.tsx/), ...find(/locales\/vi\/site\.po/)],
  "first studio route (/virtual-tryon)": [
    ...shell,
    ...find(/routes\/_studio\.tsx/),
    ...find(/routes\/_studio\/virtual-tryon\.tsx/),
    ...find(/locales\/vi\/studio\.po/),
    ...find(/src\/start-server-state\.ts/),
  ],
};
for (const [name, keys] of Object.entries(pages)) {
  const files = [...scripts(keys)]
    .map((key) => manifest[key].file)
    .filter((file) => file.endsWith(".js"));
  const total = [...new Set(files)].reduce((sum, file) => sum + size(file), 0);
  console.log(
    `${name.padEnd(40)} ${(total / 1024).toFixed(1).padStart(7)} KB brotli in ${new Set(files).size} files`,
  );
}
