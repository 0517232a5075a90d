import { Newsletter } from "#src/flows/newsletter/newsletter.tsx";
import { useNewsletterRef } from "#src/flows/newsletter/use-newsletter-ref.ts";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { OnceAlive } from "#src/ui/fields/once-alive.tsx";
import * as s from "./blog.css.ts";

/** The newsletter at the end of the blog's pages. */
export function NewsletterBand() {
  return (
    <div className={s.newsletter}>
      <OnceAlive isAlive={useIsHydrated()}>
        <Newsletter flow={useNewsletterRef()} />
      </OnceAlive>
    </div>
  );
}
