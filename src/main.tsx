import "#src/theme/global.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { callbackAddress, keptFirebaseTrip } from "./actors/google-trip.ts";
import { refuseStrayDrops } from "./lib/browser/refuse-stray-drops.ts";
import { startLanguage } from "./lib/text/i18n.ts";
import { AppRoot } from "./pages/shell/app-root.tsx";
import { createApp } from "./start.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
refuseStrayDrops(window);
// Firebase comes back to the page it left from; what it brought is taken up where Google's is.
if (keptFirebaseTrip() !== undefined) window.history.replaceState(null, "", callbackAddress());
await startLanguage();
const { app, router } = createApp();
createRoot(root).render(
  <StrictMode>
    <AppRoot app={app}>
      <RouterProvider router={router} />
    </AppRoot>
  </StrictMode>,
);
