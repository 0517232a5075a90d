import "#src/theme/global.css.ts";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ComponentType, lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { storedLanguage } from "#src/lib/text/i18n.ts";
import { activate } from "../stories/support/catalogues.ts";
import { Frame } from "./frame.tsx";

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
};

const root = document.getElementById("root");
const page = pages[window.location.pathname.replace(/\/$/, "")];
if (root === null || page === undefined) throw new Error("The page has no place here.");
await activate(storedLanguage());
document.title = `${page.title} · Mẫu Studio dev`;
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Frame title={page.title}>
        <Suspense fallback={null}>
          <page.Page />
        </Suspense>
      </Frame>
    </I18nProvider>
  </StrictMode>,
);
