import { readdirSync } from "node:fs";
import { defineConfig } from "vite";
import { texts } from "./vite.config.ts";

/** The server: dist/server/{main,worker}.js. Every package stays external. */
const packages = readdirSync("node_modules");
export default defineConfig({
  plugins: texts(),
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        worker: "server/jobs/image-worker.ts",
        backup: "server/backup/main.ts",
      },
      output: {
        format: "es",
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
      },
    },
  },
  ssr: { external: packages.filter((name) => !name.startsWith(".")), noExternal: [/^#/] },
});
