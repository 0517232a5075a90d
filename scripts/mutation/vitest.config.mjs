import { resolve } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";
import { planting } from "./planting.mjs";

const { server: _, ...clientConfig } = viteConfig;
const root = resolve(import.meta.dirname, "../..");

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
