import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { defineConfig } from "vite";
import { ROUTES, views } from "./vite.config.ts";

/**
 * The pages as the server renders them: dist/pages/entry-server.js, one file with all it needs
 * inside, so that loaded twice it speaks two languages at once (docs/decisions/0081-pages-rendered-ahead.md).
 */
export default defineConfig({
  plugins: [tanstackRouter(ROUTES), ...views()],
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/entry-server.tsx",
    outDir: "dist/pages",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { format: "es", codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
