import type { Preview } from "@storybook/react-vite";
import "#src/theme/global.css.ts";
import { fetchLateViews } from "#src/ui/late-view.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TRAITS, LANGUAGES } from "#wire/values.ts";
import { activate } from "../stories/support/catalogues.ts";
import { checkOtherLanguages, InLanguage } from "../stories/support/languages.tsx";

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // An axe finding fails the story's test.
    a11y: { test: "error" },
    layout: "padded",
    options: { storySort: { order: ["Theme", "UI", "Frames", "flows", "Pages"] } },
  },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_TRAITS[value].name })),
      },
    },
  },
  initialGlobals: { locale: DEFAULT_LANGUAGE },
  loaders: [async ({ globals }) => activate(String(globals.locale)), fetchLateViews],
  decorators: [
    (Story) => (
      <InLanguage>
        <Story />
      </InLanguage>
    ),
  ],
  // Only in tests: in the workshop the language is the reader's to choose.
  afterEach: async (context) => {
    const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;
    if (isTest && context.parameters.leaf !== undefined) await checkOtherLanguages(context);
  },
};

export default preview;
