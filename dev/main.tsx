import "#src/theme/global.css.ts";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ComponentType, lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { storedLanguage } from "#src/lib/text/i18n.ts";
import { PRODUCT } from "#wire/product.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, LANGUAGES } from "#wire/values.ts";
import { activate } from "../stories/support/catalogues.ts";
import { Frame } from "./frame.tsx";
import { STATES, stateAt } from "./states/address.ts";

/** The pages of this entry by address (wire.md, dev pages). */
const pages: Record<string, { title: string; Page: ComponentType }> = {
  "/test": { title: "Test", Page: lazy(() => import("./test-page.tsx")) },
  "/test-google-auth": {
    title: "Google sign-in",
    Page: lazy(() => import("./google-page.tsx")),
  },
  "/dev-tools/machines": {
    title: "Machines",
    Page: lazy(() => import("./inspector/inspector.tsx")),
  },
  [STATES]: { title: "States", Page: lazy(() => import("./states/states-page.tsx")) },
};

const StatePage = lazy(async () => ({
  default: (await import("./states/states-page.tsx")).StatePage,
}));

const root = document.getElementById("root");
const path = window.location.pathname.replace(/\/$/, "");
const state = stateAt(path);
const page = pages[path];
if (root === null || (page === undefined && state === null))
  throw new Error("The page has no place here.");
const asked = new URLSearchParams(window.location.search).get(LANGUAGE_QUERY);
await activate(
  LANGUAGES.find((language) => language === asked) ?? storedLanguage() ?? DEFAULT_LANGUAGE,
);
const title = page?.title ?? `${state?.flow} ${state?.leaf}`;
document.title = `${title} · ${PRODUCT} dev`;
const shown = (
  <I18nProvider i18n={i18n}>
    <Suspense fallback={null}>
      {state ? (
        <StatePage {...state} />
      ) : (
        page && (
          <Frame title={page.title}>
            <page.Page />
          </Frame>
        )
      )}
    </Suspense>
  </I18nProvider>
);
// A still's answers are used up as it is made, which strict mode does twice.
createRoot(root).render(state ? shown : <StrictMode>{shown}</StrictMode>);
