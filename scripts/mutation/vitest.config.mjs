import { resolve } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";

const { server: _, ...clientConfig } = viteConfig;
const root = resolve(import.meta.dirname, "../..");

/** Serves the file that a fault stands in with the fault in it; see runner.mjs. */
const planting = {
  name: "plant-a-fault",
  enforce: "pre",
  load(id) {
    const fault = globalThis.plantedFault;
    if (fault && id.split("?")[0] === fault.path) return { code: fault.code, map: null };
  },
};

export default mergeConfig(
  clientConfig,
  defineConfig({
    root,
    plugins: [planting],
    test: {
      name: "mutation",
      environment: "node",
      include: ["machines/**/*.test.ts", "tests/{charts,paths}/**/*.test.ts"],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      maxWorkers: 1,
      pool: "threads",
      reporters: [{}],
      silent: true,
    },
  }),
);
