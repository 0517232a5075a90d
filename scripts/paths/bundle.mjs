import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../lib/run.mjs";

const MODEL = "tests/support/model.ts";
/** What a commit may lack: older ones had no file of these names. */
const OPTIONAL = {
  covering: "tests/support/covering.ts",
  payload: "tests/support/payload.ts",
  heights: "tests/e2e/heights/faces.ts",
  chosen: "tests/e2e/heights/choose.ts",
};

/** The text of the one module that has everything a list of paths is made from. */
function entryText(source) {
  const lines = [
    `export { walks } from ${JSON.stringify(join(source, "tests/paths/walks.ts"))};`,
    `export * as model from ${JSON.stringify(join(source, MODEL))};`,
    `export * as leaves from ${JSON.stringify(join(source, "machines/kit/leaves.ts"))};`,
  ];
  for (const [name, file] of Object.entries(OPTIONAL)) {
    const path = join(source, file);
    lines.push(
      existsSync(path)
        ? `export * as ${name} from ${JSON.stringify(path)};`
        : `export const ${name} = null;`,
    );
  }
  return lines.join("\n");
}

/**
 * Bundles the walks of a source tree and loads them. `keys` tells for each machine a digest of all
 * that its paths are made from: what stays the same needs no new traversal.
 */
export async function loadWalks(source, folder) {
  mkdirSync(folder, { recursive: true });
  // Half a second that a kept list does not need.
  const { build } = await import("vite");
  const entry = "\0paths";
  const texts = new Map();
  const imports = new Map();
  await build({
    configFile: false,
    root: source,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "paths",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? entryText(source) : null),
        moduleParsed: ({ id, code, importedIds }) => {
          texts.set(id, code ?? "");
          imports.set(id, importedIds);
        },
      },
    ],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { input: entry, output: { entryFileNames: "walks.mjs" } },
    },
  });
  const file = join(folder, "walks.mjs");
  const version = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
  const project = await import(`${pathToFileURL(file).href}?${version}`);
  return { project, keys: keysOf(Object.keys(project.walks), texts, imports) };
}

function keysOf(names, texts, imports) {
  const common = ["model.ts", "covering.ts", "payload.ts", "leaves.ts", "choose.ts"];
  const ids = [...texts.keys()];
  const shared = ids.filter((id) => common.includes(basename(id)));
  return Object.fromEntries(
    names.map((name) => {
      const homes = [`/tests/paths/walks/${name}.ts`, `/tests/e2e/heights/faces/${name}.ts`];
      const own = ids.filter((id) => homes.some((home) => id.endsWith(home)));
      const all = new Set();
      const visit = (id) => {
        if (all.has(id) || !texts.has(id)) return;
        // A face of the browser takes its walk from the list of all.
        if (id.endsWith("/tests/paths/walks.ts")) return;
        all.add(id);
        for (const next of imports.get(id) ?? []) visit(next);
      };
      for (const id of [...own, ...shared]) visit(id);
      const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
      for (const id of [...all].sort()) hash.update(texts.get(id));
      return [name, hash.digest("hex").slice(0, 16)];
    }),
  );
}
