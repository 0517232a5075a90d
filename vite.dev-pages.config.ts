import { resolve } from "node:path";
import { defineConfig } from "vite";
import client, { views } from "./vite.config.ts";

/**
 * The developer's pages: dist/dev, an entry of its own that no chunk of the product imports. The
 * server hands it out only while dev pages exist (server/routes/dev-pages.ts).
 */
export default defineConfig({
  root: resolve(import.meta.dirname, "dev"),
  base: "/dev-tools/app/",
  publicDir: false,
  build: { ...client.build, outDir: resolve(import.meta.dirname, "dist/dev"), manifest: false },
  plugins: views(),
});
