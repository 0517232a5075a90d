import { resolve } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";
import { planting } from "./planting.mjs";

const { server: _, ...clientConfig } = viteConfig;

/** The walks of the views, for faults in the views. */
export default mergeConfig(
  clientConfig,
  defineConfig({
    root: resolve(import.meta.dirname, "../.."),
    plugins: [planting],
    test: {
      name: "mutation",
      environment: "happy-dom",
      include: ["tests/screens/**/*.test.tsx"],
      setupFiles: ["./tests/support/view-setup.ts"],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      maxWorkers: 1,
      pool: "threads",
      reporters: [{}],
      silent: true,
    },
  }),
);
