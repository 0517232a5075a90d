import { i18n, type Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { Preview } from "@storybook/react-vite";
import "#src/theme/global.css.ts";

const catalogs = import.meta.glob<{ messages: Messages }>("../locales/*/*.po");

async function activate(locale: string) {
  const own = Object.entries(catalogs).filter(([path]) => path.startsWith(`../locales/${locale}/`));
  const parts = await Promise.all(own.map(([, load]) => load()));
  i18n.load(locale, Object.assign({}, ...parts.map((part) => part.messages)));
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // An axe finding fails the story's test.
    a11y: { test: "error" },
    layout: "padded",
    options: { storySort: { order: ["Theme", "UI", "Frames", "Flows", "Pages"] } },
  },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "vi", title: "Tiếng Việt" },
          { value: "en", title: "English" },
        ],
      },
    },
  },
  initialGlobals: { locale: "vi" },
  loaders: [async ({ globals }) => activate(String(globals.locale))],
  decorators: [
    (Story) => (
      <I18nProvider i18n={i18n}>
        <Story />
      </I18nProvider>
    ),
  ],
};

export default preview;
