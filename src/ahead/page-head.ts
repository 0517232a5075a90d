import type { AnyRouteMatch } from "@tanstack/react-router";
import type { LoadedHead } from "#src/lib/loaded-head.ts";
import { i18n } from "#src/lib/text/i18n.ts";
import { pageTitleOf } from "#src/pages/shell/page-title.ts";
import type { Plan } from "#wire/credits.ts";
import { PRODUCT } from "#wire/product.ts";
import type { PageHead } from "#wire/rendered-page.ts";
import { LANGUAGES } from "#wire/values.ts";
import { DESCRIPTIONS } from "./descriptions.ts";
import { structuredOf } from "./structured-data.ts";

/** Head of the page that these matches show, its own words before those of its address. `plans` are on sale. */
export function pageHeadOf(
  matches: readonly AnyRouteMatch[],
  path: string,
  plans: readonly Plan[],
): PageHead {
  const loaded = loadedHead(matches);
  const { title, noindex } = pageTitleOf(matches);
  const named = loaded.title ?? (title && i18n._(title));
  const head = {
    title: named ? `${named} · ${PRODUCT}` : PRODUCT,
    ...described(path),
    ...(loaded.description !== undefined && { description: loaded.description }),
    noindex: loaded.noindex ?? noindex ?? false,
    path: loaded.path ?? path,
    alternates:
      loaded.alternates ?? LANGUAGES.map((language) => ({ language, path: loaded.path ?? path })),
    type: loaded.type ?? ("website" as const),
    language: loaded.language ?? null,
    image: loaded.image ?? null,
    article: loaded.article ?? null,
  };
  return { ...head, structured: structuredOf(path, head, plans) };
}

/** What the page at an address is about; where it has no sentence of its own, the house's. */
export function described(path: string): { description: string } {
  const sentence = DESCRIPTIONS[path] ?? DESCRIPTIONS["/"];
  return { description: sentence ? i18n._(sentence) : "" };
}

/** What the innermost loader says of the page's head. */
function loadedHead(matches: readonly AnyRouteMatch[]): LoadedHead {
  const data: unknown = matches.findLast((match) => hasHead(match.loaderData))?.loaderData;
  return hasHead(data) ? data.head : {};
}
const hasHead = (data: unknown): data is { head: LoadedHead } =>
  typeof data === "object" && data !== null && "head" in data;
