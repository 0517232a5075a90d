import { readTabJson, writeToTab } from "./storage.ts";

/** What browsers say when a part of the product's code cannot be fetched (Chromium, Firefox, WebKit, Vite). */
const SAID = [
  "Failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "Importing a module script failed",
  "Unable to preload CSS",
];
/** The router reloads the page for a part that it cannot find, marking here that it did; also offline. */
const ROUTER_MARK = "tanstack_router_reload:";
/** Which start of the product was left for a newer one, so that it is left once. */
const LEFT = "left_start";

/** Whether an error says that code could not be fetched: the network, or a newer version. */
export const isCodeFailure = (error: unknown): boolean =>
  error instanceof Error && SAID.some((said) => error.message.startsWith(said));

/**
 * Keeps the router from reloading a page whose part could not be fetched: with the network gone,
 * nothing of the page would be left. The page's own failure decides (reloadIfUpdated).
 */
export function keepPageOnCodeFailure(window: Window): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (payload instanceof Error) writeToTab(ROUTER_MARK + payload.message, "1");
  });
}

/** The file that started the product in this document: a page sent whole names it first of several. */
const ownStart = (): string | undefined => {
  const whole = document.querySelector("script[data-code]")?.getAttribute("data-code");
  const script = document.querySelector('script[type="module"][src]');
  return whole?.split(" ")[0] ?? script?.getAttribute("src") ?? undefined;
};

/**
 * Loads the page anew where the server has a newer version of the product than the one that runs
 * here, once; drafts are kept by the flows. Without an answer the page stays as it is.
 */
export async function reloadIfUpdated(): Promise<void> {
  const own = ownStart();
  if (own === undefined || readTabJson(LEFT) === own) return;
  let html: string;
  try {
    const response = await fetch(window.location.href, {
      headers: { accept: "text/html" },
      cache: "no-store",
    });
    // A page that is missing is the product's own page too.
    html = await response.text();
  } catch {
    return;
  }
  // An answer that is no page of the product says nothing about its version.
  if (!html.includes('id="root"') || html.includes(own)) return;
  writeToTab(LEFT, JSON.stringify(own));
  window.location.reload();
}
