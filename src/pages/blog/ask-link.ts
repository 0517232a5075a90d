import { known, only, textIn, truthIn } from "#src/lib/address/search-params.ts";
import { askAhead } from "#src/lib/api/ask-ahead.ts";
import type { App } from "#src/lib/app.tsx";
import { needTexts } from "#src/lib/text/i18n.ts";
import type { NewsletterLinkKind } from "#wire/pages.ts";
import { linkQuery } from "./blog-queries.ts";

/** What the address of a mailed link says. */
interface LinkSearch {
  token?: string;
  /** Pressed without a script, to no avail. */
  tried?: boolean;
}
export const readLink: (search: Record<string, unknown>) => LinkSearch = only((search) =>
  known<LinkSearch>({ token: textIn(search, "token"), tried: truthIn(search, "tried") }),
);

/** For the loaders of the mailed links' pages: how the link stands. */
export async function askLink(
  app: App,
  kind: NewsletterLinkKind,
  token: string | undefined,
): Promise<void> {
  await needTexts("site", "blog", "talk");
  if (token !== undefined) await askAhead(app, linkQuery(app.api, kind, token));
}
