import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { known, only, textIn } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { NewsletterLinkPage } from "#src/pages/blog/newsletter-link-page.tsx";

interface Search {
  token?: string;
}
export const Route = createFileRoute("/newsletter/confirm")({
  staticData: {
    title: msg({ id: "newsletter.confirm_page", message: "Xác nhận thư tin" }),
    noindex: true,
  },
  validateSearch: only(
    (search: Record<string, unknown>): Search => known<Search>({ token: textIn(search, "token") }),
  ),
  loader: () => needTexts("site", "blog"),
  component: Page,
});

/** Another link in the same tab is another try. */
function Page() {
  const { token = "" } = Route.useSearch();
  return <NewsletterLinkPage key={token} kind="confirm" token={token} />;
}
