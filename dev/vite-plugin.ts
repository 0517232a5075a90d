import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIVE = "/dev/live/main.ts";
/** The entries of the product and of these pages; the workshop and the tests have pages of their own. */
const ENTRIES = ["/src/main.tsx", "/dev/main.tsx"];

/**
 * Of `npm run dev` alone: the live actors in a corner of every page, and any state by its address.
 * A build has no such plugin, so nothing of dev/ can reach the product's files.
 */
export const devOnly = (): Plugin => ({
  name: "dev-only",
  apply: "serve",
  transformIndexHtml: (html) =>
    ENTRIES.some((entry) => html.includes(entry))
      ? [{ tag: "script", attrs: { type: "module", src: LIVE }, injectTo: "head-prepend" }]
      : [],
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = new URL(request.url ?? "/", "http://dev").pathname;
      if (!/^\/dev\/states(\/[\w-]+\/[\w.]+)?\/?$/.test(path)) return next();
      try {
        const page = await readFile(join(import.meta.dirname, "index.html"), "utf8");
        const html = await server.transformIndexHtml(
          path,
          page.replace("/main.tsx", "/dev/main.tsx"),
        );
        response.setHeader("content-type", "text/html; charset=utf-8").end(html);
      } catch (error) {
        next(error);
      }
    });
  },
});
