import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { askLink, readLink } from "#src/pages/blog/ask-link.ts";
import { NewsletterLinkPage } from "#src/pages/blog/newsletter-link-page.tsx";

export const Route = createFileRoute("/newsletter/confirm")({
  // What it asks is of no use to any other page.
  codeSplitGroupings: [["loader", "component"]],
  staticData: {
    title: msg({ id: "newsletter.confirm_page", message: "Xác nhận thư tin" }),
    noindex: true,
  },
  validateSearch: readLink,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => askLink(context.app, "confirm", deps.token),
  component: Page,
});

/** Another link in the same tab is another try. */
function Page() {
  const { token = "", tried } = Route.useSearch();
  return <NewsletterLinkPage key={token} kind="confirm" token={token} tried={tried === true} />;
}
