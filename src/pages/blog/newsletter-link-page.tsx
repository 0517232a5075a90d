import type { LinkKind } from "#machines/newsletter-link/newsletter-link.machine.ts";
import { NewsletterLink } from "#src/flows/newsletter-link/newsletter-link.tsx";
import { useNewsletterLinkRef } from "#src/flows/newsletter-link/use-newsletter-link-ref.ts";
import { useIsBrowser } from "#src/lib/browser/use-is-browser.ts";
import { PublicPage } from "../shell/public-page.tsx";
import { LoadingPage } from "../shell/waiting.tsx";

type Link = { kind: LinkKind; token: string };

/** Nothing is confirmed by a page that is made ahead: the reader's browser follows the link. */
export function NewsletterLinkPage(link: Link) {
  const isBrowser = useIsBrowser();
  return (
    <PublicPage path={`/newsletter/${link.kind}`}>
      {isBrowser ? <Followed {...link} /> : <LoadingPage />}
    </PublicPage>
  );
}

function Followed({ kind, token }: Link) {
  return <NewsletterLink flow={useNewsletterLinkRef({ kind, token })} />;
}
