import { NewsletterLink } from "#src/flows/newsletter-link/newsletter-link.tsx";
import { useNewsletterLinkRef } from "#src/flows/newsletter-link/use-newsletter-link-ref.ts";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { type NewsletterLinkKind, newsletterPage } from "#wire/pages.ts";
import { PublicPage } from "../shell/public-page.tsx";
import { LoadingPage } from "../shell/waiting.tsx";

type Link = { kind: NewsletterLinkKind; token: string };

/** The server has followed the link before it sent the page; the browser asks again to say how it went. */
export function NewsletterLinkPage(link: Link) {
  const isBrowser = useIsHydrated();
  return (
    <PublicPage path={newsletterPage(link.kind)}>
      {isBrowser ? <Followed {...link} /> : <LoadingPage />}
    </PublicPage>
  );
}

function Followed({ kind, token }: Link) {
  return <NewsletterLink flow={useNewsletterLinkRef({ kind, token })} />;
}
