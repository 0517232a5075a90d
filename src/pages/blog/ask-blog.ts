import { notFound } from "@tanstack/react-router";
import { askAhead } from "#src/lib/api/ask-ahead.ts";
import type { App } from "#src/lib/app.tsx";
import type { LoadedHead } from "#src/lib/loaded-head.ts";
import { currentLanguage, needTexts } from "#src/lib/text/i18n.ts";
import { addressOf, type BlogFilter, type BlogPlace } from "./blog-address.ts";
import { authorsQuery, categoriesQuery, postsQuery, tagsQuery } from "./blog-queries.ts";

/** For the loaders of the blog's lists: all that the page shows, and whether the place exists. */
export async function askBlog(app: App, place: BlogPlace, filter: BlogFilter) {
  await needTexts("site", "blog");
  const { api } = app;
  const [categories, tags] = await Promise.all([
    askAhead(app, categoriesQuery(api)),
    askAhead(app, tagsQuery(api)),
    askAhead(app, authorsQuery(api)),
    askAhead(app, postsQuery(api, currentLanguage(), { ...filter, ...place })),
  ]);
  const isMissing = (wanted: string | undefined, found: readonly { slug: string }[] | undefined) =>
    wanted !== undefined && found !== undefined && !found.some(({ slug }) => slug === wanted);
  if (isMissing(place.category, categories) || isMissing(place.tag, tags)) throw notFound();
  const category = categories?.find(({ slug }) => slug === place.category);
  const tag = tags?.find(({ slug }) => slug === place.tag);
  const title = category?.name[currentLanguage()] ?? tag?.name;
  const { page, ...narrower } = filter;
  const head: LoadedHead = {
    ...(title !== undefined && { title }),
    path: addressOf(place, page === undefined ? {} : { page }),
    noindex: Object.keys(narrower).length > 0,
  };
  return { head };
}
