import type { Preview } from "@storybook/react-vite";
import { toast } from "react-hot-toast/headless";
import "#src/theme/global.css.ts";
import { fetchLateViews } from "#src/ui/late-view.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TRAITS, LANGUAGES } from "#wire/values.ts";
import { activate } from "../stories/support/catalogues.ts";
import { bringIntoView, sentenceOf } from "../stories/support/in-view.ts";
import { checkOtherLanguages, InLanguage } from "../stories/support/languages.tsx";
import { DocsPage } from "./docs-page.tsx";
import { tellChart } from "./statechart/tell.ts";

const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/** What is late (a picture, a dialog) may push the state out of sight again. */
const SETTLES = [0, 300, 900];
let leaveLast = () => {};
/** A story opens with what makes its state in sight; whoever scrolls or presses is left alone. */
async function showState(title: string, leaf: string): Promise<void> {
  const flow = title.replace("flows/", "");
  const sentence = await sentenceOf(flow, leaf, document.documentElement.lang);
  leaveLast();
  const stop = new AbortController();
  leaveLast = () => stop.abort();
  for (const type of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(type, () => stop.abort(), { once: true, signal: stop.signal });
  for (const wait of SETTLES)
    setTimeout(() => {
      if (!stop.signal.aborted) bringIntoView(document.body, sentence);
    }, wait);
}

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // An axe finding fails the story's test.
    a11y: { test: "error" },
    layout: "padded",
    docs: { page: DocsPage },
    // The widths at which a layout folds (src/theme/media.ts), and the ones people have.
    viewport: {
      options: {
        phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" } },
        tablet: {
          name: "Tablet, 768: studio begins",
          styles: { width: "768px", height: "1024px" },
        },
        compact: {
          name: "Tablet, 1000: menu unfolds",
          styles: { width: "1000px", height: "800px" },
        },
        wide: {
          name: "Desktop, 1200: sidebar unfolds",
          styles: { width: "1200px", height: "800px" },
        },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
    // No empty panels: the stories of parts with properties to try open these two again.
    controls: { disable: true },
    actions: { disable: true },
    options: { storySort: { order: ["Theme", "UI", "Frames", "flows", "Walk through", "Pages"] } },
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
  loaders: [
    async ({ globals }) => activate(String(globals.locale)),
    fetchLateViews,
    ({ title, parameters }) => {
      // Beside the story, so the story does not wait for it.
      if (!isTest && parameters.leaf !== undefined) void tellChart(title, parameters.leaf);
    },
  ],
  decorators: [
    (Story) => (
      <InLanguage>
        <Story />
      </InLanguage>
    ),
  ],
  // What a story left standing is no part of the next one.
  beforeEach: () => toast.remove(),
  afterEach: async (context) => {
    const { leaf } = context.parameters;
    if (leaf === undefined) return;
    // Only in tests: in the workshop the language is the reader's to choose.
    if (isTest) await checkOtherLanguages(context);
    else if (context.viewMode === "story") await showState(context.title, leaf);
  },
};

export default preview;
