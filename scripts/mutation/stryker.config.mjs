/** Stryker over the rules of the folder that RULES_OF names, by the tests of that folder; see rules.mjs. */
const folder = process.env.RULES_OF;

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutation/rules.config.mjs", related: false },
  concurrency: 1,
  /** A limit against endless loops alone: a slow machine must not be taken for a caught fault. */
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  coverageAnalysis: "perTest",
  /** Faults in constants are tried by all of the folder's tests, which takes a second. */
  ignoreStatic: false,
  warnings: { slow: false },
  reporters: ["json"],
  jsonReporter: { fileName: `.tmp/reports/rules/${folder}.json` },
  tempDirName: `.tmp/stryker/${folder}`,
  /** It rewrites tsconfig by an API that TypeScript 7 no longer has. */
  tsconfigFile: "none",
  checkers: [],
  /** Nothing here checks types; it would read every file to say so in each. */
  disableTypeChecks: false,
  ignorePatterns: [
    ".tmp",
    "samples",
    "public",
    "docs",
    "bench",
    "server",
    "engine",
    "dev",
    "locales",
    "dist",
    "tests/e2e",
    "tests/engine",
    "tests/server",
    "tests/fixtures",
  ],
};
