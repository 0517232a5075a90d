import { lingui } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type ProxyOptions } from "vite";
import { devOnly } from "./dev/vite-plugin.ts";

/** In development everything that is not the client's own is passed on to the server. */
const behind = process.env.DEV_SERVER ?? "http://127.0.0.1:4300";
const passedOn = [
  "/api",
  "/auth",
  "/ai",
  "/health",
  "/files",
  "/samples",
  "/webhooks",
  "/dev-tools",
  "/test",
  "/downloads",
];

/** Sources below these are asked for as scripts by dev/ alone; their names are the server's too. */
const SOURCES = /^\/(samples|tests)\//;
const proxied: ProxyOptions = {
  target: behind,
  changeOrigin: true,
  bypass: ({ headers, url }) =>
    headers["sec-fetch-dest"] === "script" && SOURCES.test(url ?? "") ? url : undefined,
};

/** What turns messages in code and their catalogues into what runs, in the browser and the server. */
export const texts = () => [
  babel({
    presets: [
      {
        preset: () => ({ plugins: ["@lingui/babel-plugin-lingui-macro"] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      },
    ],
  }),
  lingui(),
];

/** What turns our sources into what a browser runs, for every entry. */
export const views = () => [react(), ...texts(), vanillaExtractPlugin()];

/** Where the router's tree comes from; the browser fetches a page's code when it is opened. */
export const ROUTES = {
  target: "react",
  autoCodeSplitting: true,
  routesDirectory: "src/routes",
  generatedRouteTree: "src/routeTree.gen.ts",
} as const;

/** What nearly every page is made of, and what the public ones share: a file each, not thirty. */
const EVERY_PAGE = new RegExp(
  `/(${[
    "src/ui/actions/(link-button|icon-button|text-link|language-toggle)\\.",
    "src/ui/(marks/(logo|tape)|frames/skip-link|pictures/backdrop)\\.",
    "src/theme/tone\\.",
    "src/lib/(address/tool-address|api/(config|estimates|use-asked)|text/(tool-count|fill))\\.",
    "src/flows/kit/tools\\.",
    "src/pages/shell/language-switch\\.",
    "wire/durations\\.",
    "wire/tools/(tools|body-generator|hairstyle|image-editing|image-to-video|try-on|prices)\\.ts",
  ].join("|")})`,
);
const PUBLIC_PAGES = new RegExp(
  `/(${[
    "src/ui/frames/(public|header-submenu)",
    "src/pages/site/[^/]*\\.tsx?",
    "src/pages/shell/public-page\\.",
    "src/pages/site/home/closing\\.",
  ].join("|")})`,
);

/** What the pages that show the tools share, and what of it the studio shows its results with. */
const SHOWING_PAGES = /\/src\/pages\/site\/home\/(tool-words|tool-shot)/;
const COMPARING_PAGES =
  /\/(src\/ui\/(marks\/viewfinder|pictures\/before-after)|node_modules\/@vanilla-extract\/dynamic\/)/;

/** What pages that ask the server share. */
const ASKING_PAGES = new RegExp(
  `/src/(${["lib/text/format", "ui/feedback/(error-state|late-toast|notice|skeleton)"].join("|")})\\.`,
);

/** What a page sent whole runs ahead of its code: a file of its own. */
const EARLY = "src/early/early.ts";

/** The client: dist/client. The server has its own config (vite.server.config.ts). */
export default defineConfig({
  server: { host: "127.0.0.1", proxy: Object.fromEntries(passedOn.map((path) => [path, proxied])) },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    // Browsers without it fetch a little later.
    modulePreload: { polyfill: false },
    // One sheet of 11 KB for all pages: in parts, a page waited for a dozen.
    cssCodeSplit: false,
    rolldownOptions: {
      // The second is put into pages rendered ahead by the server alone.
      input: ["index.html", EARLY],
      output: {
        codeSplitting: {
          groups: [
            // It changes with its own versions alone, so it stays in the browser's cache.
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // What every page starts with is one file: in eighty, a fifth of it was their wrapping.
            { name: "app", tags: ["$initial"], test: /^(?!.*\/src\/early\/)/, priority: 1 },
            { name: "app", test: EVERY_PAGE, priority: 1 },
            { name: "site", test: PUBLIC_PAGES, priority: 1 },
            { name: "comparing", test: COMPARING_PAGES, priority: 1 },
            { name: "showing", test: SHOWING_PAGES, priority: 1 },
            { name: "asking", test: ASKING_PAGES, priority: 1 },
          ],
        },
      },
    },
  },
  // Without these the first cold browser run re-optimises and reloads in the middle of a test.
  optimizeDeps: {
    include: [
      "@vanilla-extract/recipes/createRuntimeFn",
      "@vanilla-extract/sprinkles/createRuntimeSprinkles",
    ],
  },
  plugins: [tanstackRouter(ROUTES), ...views(), devOnly()],
});
