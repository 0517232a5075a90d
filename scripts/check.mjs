import { bin, fingerprint, run } from "./lib/run.mjs";
import { catalogueProblems } from "./texts.mjs";

/**
 * Everything that needs no server and no browser: format, lint, types, imports, dead code,
 * catalogues, coverage of stories and fixtures. A minute and a half on two cores; green at every commit.
 */
const tsc = (project) => run(bin("tsc"), ["-p", project], { capture: true });
const started = Date.now();

async function catalogues() {
  const before = fingerprint(["locales"]);
  const { code, output } = await run(bin("lingui"), ["extract", "--clean", "--overwrite"], {
    capture: true,
  });
  if (code !== 0) return { code, output };
  if (fingerprint(["locales"]) !== before) {
    return {
      code: 1,
      output:
        "The catalogues were behind the code and have been written anew: look at them and commit.",
    };
  }
  const problems = catalogueProblems();
  return { code: problems.length > 0 ? 1 : 0, output: problems.join("\n") };
}

const parts = [
  ["format and lint", () => run(bin("biome"), ["check", "."], { capture: true })],
  ["imports", () => run("node", ["scripts/check-imports.mjs"], { capture: true })],
  ["types: wire and machines (no DOM)", () => tsc("tsconfig.pure.json")],
  ["types: server", () => tsc("tsconfig.server.json")],
  ["types: engine", () => tsc("tsconfig.engine.json")],
  ["types: client, stories, tests", () => tsc("tsconfig.json")],
  ["catalogues", catalogues],
  ["dead code", () => run(bin("knip"), ["--no-progress"], { capture: true })],
  [
    "rules: texts, stories, fixtures",
    () => run(bin("vitest"), ["run", "--project", "node", "tests/rules"], { capture: true }),
  ],
];

const failed = [];
const queue = [...parts];
async function worker() {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const [name, go] = part;
    const at = Date.now();
    const { code, output } = await go();
    console.log(
      `${code === 0 ? "ok  " : "FAIL"} ${name} (${((Date.now() - at) / 1000).toFixed(1)} s)`,
    );
    if (code !== 0) failed.push({ name, output });
  }
}
await Promise.all([worker(), worker()]);
for (const { name, output } of failed) console.error(`\n── ${name}\n${output.trim()}`);
console.log(
  `check: ${parts.length - failed.length} of ${parts.length} parts passed in ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(failed.length > 0 ? 1 : 0);
