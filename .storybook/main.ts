import type { StorybookConfig } from "@storybook/react-vite";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { SAYS, STATES } from "./find/found.ts";
import { findable } from "./find/states.ts";

/** JSON that can stand in a page's script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Stories use vite.config.ts as it is: macros, vanilla-extract and the router's generator. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // Stories ask no server: the pictures of samples/ are their own.
  viteFinal: ({ server, optimizeDeps, ...config }) => ({
    ...config,
    server: { ...server, proxy: {} },
    // Found late it would reload the page in the middle of a walk.
    optimizeDeps: {
      ...optimizeDeps,
      include: [...(optimizeDeps?.include ?? []), "xstate/graph"],
    },
  }),
  // What the manager looks states up in: it sees no files itself.
  managerHead: (head) => `${head}<script>window.${STATES}=${inScript(findable())}</script>`,
  // Storybook's own search looks at names alone, so a state's story has its words in its name too.
  experimental_indexers: (indexers = []) => {
    const says = new Map(findable().map((state) => [state.story, state.says]));
    return indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => {
          if (entry.type !== "story" || !entry.title) return entry;
          const name = storyNameFromExport(entry.exportName);
          const told = says.get(toId(entry.title, name));
          return told ? { ...entry, name: [name, ...told].join(SAYS) } : entry;
        }),
    }));
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
