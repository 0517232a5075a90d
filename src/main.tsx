import "#src/theme/global.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { DEFAULT_LANGUAGE, STORAGE_KEYS } from "#wire/values.ts";
import { callbackAddress, keptFirebaseTrip } from "./actors/google-trip.ts";
import { keepPageOnCodeFailure } from "./lib/browser/code-failure.ts";
import { refuseStrayDrops } from "./lib/browser/refuse-stray-drops.ts";
import { writeStored } from "./lib/browser/storage.ts";
import { readPageData } from "./lib/page-data.ts";
import { withoutLanguage } from "./lib/text/asked-language.ts";
import { rememberLanguage, startLanguage, storedLanguage } from "./lib/text/i18n.ts";
import { AppRoot } from "./pages/shell/app-root.tsx";
import { missingPage } from "./pages/shell/not-found.tsx";
import { createApp } from "./start.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
refuseStrayDrops(window);
keepPageOnCodeFailure(window);
// Firebase comes back to the page it left from; what it brought is taken up where Google's is.
if (keptFirebaseTrip() !== undefined) window.history.replaceState(null, "", callbackAddress());
// Not awaited here: a page's code waits for this module, so this module must not wait for it.
void start(root);

async function start(root: HTMLElement): Promise<void> {
  const data = readPageData(document);
  const { asked, href } = withoutLanguage(new URL(window.location.href));
  const chosen = asked ?? storedLanguage();
  if (asked !== null) {
    rememberLanguage(asked);
    window.history.replaceState(window.history.state, "", href);
  }
  // The server reads a cookie; where that is gone, what this device remembers still counts.
  const language = chosen ?? data?.language ?? DEFAULT_LANGUAGE;
  await startLanguage(language);
  document.documentElement.lang = language;
  writeStored(STORAGE_KEYS.theme, "light");
  const { app, router, settle } = createApp({ data: data?.language === language ? data : null });
  const page = (
    <StrictMode>
      <AppRoot app={app}>
        <RouterProvider router={router} />
      </AppRoot>
    </StrictMode>
  );
  if (data?.language !== language) {
    if (data) rememberLanguage(language);
    createRoot(root).render(page);
    return;
  }
  // The router then has the server's tree, with its page loaded before the first pass.
  router.ssr = { manifest: undefined };
  await router.load();
  if (data.isMissing) await missingPage.fetch();
  hydrateRoot(root, page);
  // What a page takes until here is measured (npm run bench:web).
  performance.mark("usable");
  settle();
}
