import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { drawnName, PUBLIC_PAGES } from "#wire/pages.ts";
import { PRODUCT } from "#wire/product.ts";
import type { PageRequest, RenderedPage } from "#wire/rendered-page.ts";
import { LANGUAGES, type Language } from "#wire/values.ts";
import { described, pageHeadOf } from "./ahead/page-head.ts";
import { askAhead } from "./lib/api/ask-ahead.ts";
import { publicConfig } from "./lib/api/config.ts";
import { publicEstimates } from "./lib/api/estimates.ts";
import { plansQuery } from "./lib/api/plans.ts";
import type { PageData } from "./lib/page-data.ts";
import { i18n, needTexts, startLanguage } from "./lib/text/i18n.ts";
import { AppRoot } from "./pages/shell/app-root.tsx";
import { createApp } from "./start.ts";

/**
 * Renders a page as a guest sees it first, whole: what its loaders ask for is asked for within the
 * server. Rejects where the page itself fails.
 */
export async function renderPage({
  address,
  language,
  fetch: within,
}: PageRequest<typeof fetch>): Promise<RenderedPage | { redirect: string }> {
  await startLanguage(language);
  await needTexts("site", "ahead");
  const { app, router } = createApp({ ahead: { fetch: within, address } });
  await Promise.all([
    askAhead(app, publicConfig(app.api)),
    askAhead(app, publicEstimates(app.api)),
    router.load(),
  ]);
  const result = router._serverResult;
  if (result?.type === "redirect")
    return { redirect: result.redirect.headers.get("location") ?? "/" };
  const matches = router.state.matches;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <AppRoot app={app}>
        <RouterProvider router={router} />
      </AppRoot>
    </StrictMode>,
    // All that is there when the page is whole stands in its place: no script moves it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const status = result?.status ?? 200;
  // A page of the blog that is missing says so by itself.
  const isMissing = status === 404 && matches.every((match) => match.status !== "notFound");
  const path = router.state.location.pathname;
  // Offers stand on the home page alone; where prices cannot be read it names none.
  const plans =
    path === "/"
      ? await plansQuery(app.api, false)
          .ask()
          .catch(() => [])
      : [];
  const data: PageData = { language, isMissing, answers: app.answers.sent() };
  return {
    status,
    head: pageHeadOf(matches, path, plans),
    body: await textOf(prelude),
    data,
    routes: matches.map((match) => match.routeId),
  };
}

/** The languages pages are written in, for whoever builds something for each. */
export const languages = LANGUAGES;

/** Title and description of each public page, and the name of the picture drawn for links to it. */
export async function linkedPages(language: Language) {
  await startLanguage(language);
  await needTexts("site", "ahead");
  const { router } = createApp({ ahead: { fetch, address: "/" } });
  return PUBLIC_PAGES.map((path) => {
    const titled = Object.values(router.routesById).find(
      ({ fullPath, options }) => fullPath === path && options.staticData?.title,
    );
    const title = titled?.options.staticData?.title;
    return { file: drawnName(path), title: title ? i18n._(title) : PRODUCT, ...described(path) };
  });
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  let text = "";
  for await (const part of stream) text += String(part);
  return text;
}
