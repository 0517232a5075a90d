import { resolve } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";

const { server: _, ...clientConfig } = viteConfig;

/** Serves the file that a fault stands in with the fault in it; see runner.mjs. */
const planting = {
  name: "plant-a-fault",
  enforce: "pre",
  load(id) {
    const fault = globalThis.plantedFault;
    if (fault && id.split("?")[0] === fault.path) return { code: fault.code, map: null };
  },
};

/** Vitest's configuration for trying planted faults with these tests: one at a time, without a word. */
export const plantedConfig = (test) =>
  mergeConfig(
    clientConfig,
    defineConfig({
      root: resolve(import.meta.dirname, "../.."),
      plugins: [planting],
      test: {
        name: "mutation",
        testTimeout: 240_000,
        hookTimeout: 240_000,
        maxWorkers: 1,
        pool: "threads",
        reporters: [{}],
        silent: true,
        ...test,
      },
    }),
  );
