import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** The journeys and rule tests, as Stryker runs them against the rules. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    name: "rules",
    environment: "node",
    include: ["machines/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
