import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { browser } from "./lib/browser.mjs";
import { install } from "./lib/install.mjs";
import { bin, root, run, say } from "./lib/run.mjs";

/**
 * Everything CI runs. --fast leaves out what needs a browser. --changed [REV] runs the tests of what
 * has changed and is not committed, or since a commit: those whose imports lead to a changed file.
 * Each part has a share of the thirty minutes; the table at the end names a part that took more than
 * one and a half times its share.
 */
const fast = process.argv.includes("--fast");
const changedAt = process.argv.indexOf("--changed");
const since = changedAt < 0 ? undefined : process.argv[changedAt + 1];
const changed =
  changedAt < 0 ? [] : [since ? `--changed=${since}` : "--changed", "--passWithNoTests"];
const reports = join(root, ".tmp/reports");
mkdirSync(reports, { recursive: true });

const vitest =
  (...projects) =>
  async () => {
    const file = join(reports, `${projects[0]}.json`);
    rmSync(file, { force: true });
    const { code } = await run(bin("vitest"), [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...changed,
    ]);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
    return {
      code,
      tests: report?.numTotalTests ?? 0,
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      files: report?.numTotalTestSuites === undefined ? 0 : report.testResults.length,
      filesPassed: report?.testResults.filter((result) => result.status === "passed").length ?? 0,
    };
  };

/** Twenty faults of the machines that changed last: each must be named by a test. */
const faults = async () => {
  const { code } = await run("node", ["scripts/mutate.mjs", "--changed", "20"]);
  return { code };
};

const parts = [
  {
    name: "install, browser, build",
    minutes: 4,
    go: async () => {
      await install();
      if (!fast) await browser();
      await build();
      return { code: 0 };
    },
  },
  { name: "check", minutes: 1, go: () => run("node", ["scripts/check.mjs"]) },
  { name: "machines, rules, pure paths", minutes: 2, go: vitest("node") },
  { name: "planted faults", minutes: 1, go: faults },
  { name: "views and view paths", minutes: 3, go: vitest("view", "replaced") },
  { name: "server and safety", minutes: 6, go: vitest("server", "server-replaced") },
  { name: "engine", minutes: 3, go: vitest("engine") },
  { name: "stories with axe", minutes: 4, browser: true, go: vitest("storybook") },
  { name: "browser", minutes: 5, browser: true, go: vitest("e2e") },
].filter((part) => !(fast && part.browser));

const rows = [];
const totals = { tests: 0, passed: 0, failed: 0, files: 0, filesPassed: 0 };
let failed = false;
for (const part of parts) {
  const at = Date.now();
  const result = await part.go();
  const minutes = (Date.now() - at) / 60_000;
  for (const key of Object.keys(totals))
    totals[key] += result.tests === undefined ? 0 : result[key];
  rows.push({ ...part, took: minutes, code: result.code, tests: result.tests });
  failed ||= result.code !== 0;
  if (result.code !== 0 && part === parts[0]) break;
}

say("");
for (const row of rows) {
  const over = row.took > row.minutes * 1.5 ? "  over its share" : "";
  const tests = row.tests === undefined ? "" : `  ${row.tests} tests`;
  console.log(
    `${row.code === 0 ? "ok  " : "FAIL"} ${row.name.padEnd(30)} ${row.took.toFixed(1)} of ${row.minutes} min${tests}${over}`,
  );
}
/** A runner's closing lines, over all parts. */
const line = (label, passed, failing, all) => {
  const told = [
    failing > 0 && `${failing} failed`,
    `${passed} passed`,
    all - passed - failing > 0 && `${all - passed - failing} skipped`,
  ];
  return `${label}  ${told.filter(Boolean).join(" | ")} (${all})`;
};
console.log(
  line(" Test Files", totals.filesPassed, totals.files - totals.filesPassed, totals.files),
);
console.log(line("      Tests", totals.passed, totals.failed, totals.tests));
process.exitCode = failed ? 1 : 0;
