import type { NewsletterLinkInput } from "#machines/newsletter-link/newsletter-link.machine.ts";
import { NewsletterLink } from "#src/flows/newsletter-link/newsletter-link.tsx";
import { useNewsletterLinkRef } from "#src/flows/newsletter-link/use-newsletter-link-ref.ts";
import { useAsked } from "#src/lib/api/use-asked.ts";
import { useApp } from "#src/lib/app.tsx";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { type NewsletterLinkKind, newsletterPage } from "#wire/pages.ts";
import { PublicPage } from "../shell/public-page.tsx";
import { LoadingPage } from "../shell/waiting.tsx";
import { linkQuery } from "./blog-queries.ts";

interface Link {
  kind: NewsletterLinkKind;
  token: string;
  tried: boolean;
}

/** Made of how the link stands, so that the server's page is whole; nothing is done until it is pressed. */
export function NewsletterLinkPage(link: Link) {
  return (
    <PublicPage path={newsletterPage(link.kind)}>
      {link.token === "" ? <Standing {...link} standing={null} /> : <Known {...link} />}
    </PublicPage>
  );
}

function Known(link: Link) {
  const { api } = useApp();
  const { data, isPending } = useAsked(linkQuery(api, link.kind, link.token));
  // Where the server could not ask, its page has the button all the same.
  const isBrowser = useIsHydrated();
  if (isBrowser && isPending) return <LoadingPage />;
  return <Standing {...link} standing={data ?? null} />;
}

function Standing(input: NewsletterLinkInput) {
  return <NewsletterLink flow={useNewsletterLinkRef(input)} />;
}
