import type { StorybookConfig } from "@storybook/react-vite";

/** Stories use vite.config.ts as it is: macros, vanilla-extract and the router's generator. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // Stories ask no server: the pictures of samples/ are their own.
  viteFinal: ({ server, ...config }) => ({ ...config, server: { ...server, proxy: {} } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
