import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { drawnName, PUBLIC_PAGES } from "#wire/pages.ts";
import { LANGUAGES, type Language } from "#wire/values.ts";
import type { PageHead } from "./ahead/head.ts";
import { described, pageHeadOf } from "./ahead/page-head.ts";
import { askPublicAnswers } from "./lib/api/public-answers.ts";
import type { PageData } from "./lib/page-data.ts";
import { i18n, needTexts, startLanguage } from "./lib/text/i18n.ts";
import { AppRoot } from "./pages/shell/app-root.tsx";
import { PRODUCT } from "./pages/shell/page-title.ts";
import { createApp } from "./start.ts";

export interface PageRequest {
  /** Path and query, without the language's. */
  address: string;
  /** One module speaks one language: the server loads it once for each. */
  language: Language;
  /** Answers the page's calls, within the server. */
  fetch: typeof fetch;
}
export type RenderedPage =
  | { redirect: string }
  | {
      status: 200 | 404 | 500;
      head: PageHead;
      /** What stands in #root. */
      body: string;
      data: PageData;
      /** Ids of the routes shown, whose code and styles the page needs. */
      routes: readonly string[];
    };

/**
 * Renders a page as a guest sees it first, whole: what its loaders ask for is asked for within the
 * server. Rejects where the page itself fails.
 */
export async function renderPage({ address, language, fetch }: PageRequest): Promise<RenderedPage> {
  await startLanguage(language);
  await needTexts("site", "ahead");
  const { app, router } = createApp({ ahead: { fetch, address } });
  const [answers] = await Promise.all([askPublicAnswers(app.api), router.load()]);
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
  return {
    status,
    head: pageHeadOf(matches, router.state.location.pathname),
    body: await textOf(prelude),
    data: { language, isMissing, answers, kept: app.answers.sent() },
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
