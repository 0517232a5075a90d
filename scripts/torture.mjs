import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { bin, root, run, say } from "./lib/run.mjs";

/**
 * npm run torture: the checks of money, runs and tokens at their whole counts, which the test run
 * makes in short; what was tried and measured is written between the marks of docs/safety.md.
 * Takes about ten minutes on two cores. Fails, and writes nothing, when any check does.
 */
const FILES = [
  "processes",
  "failpoints",
  "crash",
  "ledger",
  "interleavings",
  "expiry",
  "callbacks",
  "tampering",
  "token-secrecy",
  "openapi",
  "migrations",
  "lost-notices",
  "contract",
  "hostile-bodies",
  "disk-full",
  "database-killed",
  "backup",
  "mail-secrecy",
  "blog-markdown",
].map((name) => `tests/server/${name}.test.ts`);
const PAGE = join(root, "docs", "safety.md");
const [BEGIN, END] = ["<!-- measured: npm run torture -->", "<!-- end of what was measured -->"];

const report = join(root, ".tmp", "torture.jsonl");
mkdirSync(join(root, ".tmp"), { recursive: true });
rmSync(report, { force: true });
// One file after the other: what is measured here is not each other's load.
const { code } = await run(
  bin("vitest"),
  ["run", "--project", "server", "--no-file-parallelism", ...FILES],
  { env: { TORTURE: "1", TORTURE_REPORT: report, FUZZ_RUNS: "10000" } },
);
if (code !== 0 || !existsSync(report)) {
  say("A check failed: docs/safety.md is left as it was.");
  process.exit(1);
}
const rows = readFileSync(report, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
  .sort((a, b) => Number.parseInt(a.check, 10) - Number.parseInt(b.check, 10));
const day = new Date().toISOString().slice(0, 10);
const cell = (text) => text.replaceAll("|", "\\|");
const table = [
  "| check | what was tried | target | measured | date |",
  "|---|---|---|---|---|",
  ...rows.map(
    ({ check, tried, target, measured }) =>
      `| ${[check, tried, target, measured, day].map(cell).join(" | ")} |`,
  ),
  "",
  `On ${cpus().length} cores, Node ${process.versions.node}, the built-in PostgreSQL.`,
].join("\n");
const page = readFileSync(PAGE, "utf8");
const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
if (before < 0 || after < before) throw new Error(`docs/safety.md lacks "${BEGIN}" or "${END}"`);
writeFileSync(PAGE, `${page.slice(0, before + BEGIN.length)}\n${table}\n${page.slice(after)}`);
say(`${rows.length} rows written to docs/safety.md`);
