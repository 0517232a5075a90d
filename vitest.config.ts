import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
// @ts-expect-error: a plain script
import { CHROMIUM_ARGS, chromiumPath } from "./scripts/lib/browser.mjs";
import { LongestFirst } from "./tests/longest-first.ts";
import { REPLACED, REPLACED_SERVER } from "./tests/replaced.ts";
import viteConfig from "./vite.config.ts";

const chromium = () =>
  playwright({
    launchOptions: {
      executablePath: chromiumPath() ?? "",
      args: CHROMIUM_ARGS,
    },
  });

/** Tests ask no server: without this the development proxy would swallow /samples and /api. */
const { server: _, ...clientConfig } = viteConfig;

/** Limits against hanging, not measures: a test may share two slow cores with much other work. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 } as const;

/** Before a database server of the run's own. */
const SERVER = {
  environment: "node",
  globalSetup: "./tests/server/support/global-setup.ts",
  setupFiles: "./tests/server/support/each-file.ts",
  maxWorkers: 2,
  ...PATIENT,
} as const;

/**
 * node: machines, wire, server, pure paths (no DOM: happy-dom would replace fetch and streams).
 * view: React views in happy-dom. replaced, server-replaced: those with other constants than ours. storybook: every
 * story in Chromium with axe. Files of node, view, server and storybook share what they load: each of
 * them would else spend more time loading the same modules than testing.
 */
export default mergeConfig(
  clientConfig,
  defineConfig({
    test: {
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: "node",
            environment: "node",
            ...PATIENT,
            maxWorkers: 2,
            isolate: false,
            include: [
              "{machines,wire}/**/*.test.ts",
              "tests/{charts,paths,rules}/**/*.test.ts",
              "src/{ahead,lib,theme,actors,pages}/**/*.test.ts",
            ],
          },
        },
        {
          extends: true,
          test: {
            name: "view",
            environment: "happy-dom",
            ...PATIENT,
            maxWorkers: 2,
            isolate: false,
            include: ["src/**/*.test.tsx", "tests/screens/**/*.test.tsx"],
            exclude: [...REPLACED],
            setupFiles: ["./tests/support/view-setup.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "replaced",
            environment: "happy-dom",
            ...PATIENT,
            maxWorkers: 2,
            include: [...REPLACED],
            setupFiles: ["./tests/support/view-setup.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "server",
            include: ["server/**/*.test.ts", "tests/server/**/*.test.ts"],
            exclude: [...REPLACED_SERVER],
            ...SERVER,
            pool: "forks",
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: "server-replaced", include: [...REPLACED_SERVER], ...SERVER },
        },
        {
          extends: true,
          test: {
            name: "engine",
            environment: "node",
            include: ["engine/**/*.test.ts", "tests/engine/**/*.test.ts"],
            ...PATIENT,
            globalSetup: ["./tests/engine/global-setup.ts"],
            setupFiles: ["./tests/engine/remembered-readings.ts"],
            // An engine computes in one thread, each file in a process of its own: two at a time.
            pool: "forks",
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            name: "e2e",
            environment: "node",
            include: ["tests/e2e/**/*.test.ts"],
            globalSetup: ["./tests/e2e/support/global-setup.ts"],
            setupFiles: ["./tests/e2e/support/from-first-start.ts"],
            // A page answers when the machine has time for it.
            expect: { poll: { timeout: 60_000 } },
            ...PATIENT,
            // Each file has a server, a database and a browser of its own. With a third the engine,
            // which is polite to the rest of the machine, hardly gets a turn.
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: ".storybook" })],
          // Found cold they would be optimised in the middle of a test, which reloads the page.
          optimizeDeps: {
            include: [
              "@tanstack/react-query",
              "@tanstack/react-router",
              "@xstate/react",
              "ky",
              "react-virtuoso",
              "uqr",
              "valibot",
              "xstate",
            ],
          },
          test: {
            name: "storybook",
            browser: {
              enabled: true,
              headless: true,
              isolate: false,
              screenshotFailures: false,
              provider: chromium(),
              instances: [{ browser: "chromium" }],
            },
          },
        },
      ],
    },
  }),
);
