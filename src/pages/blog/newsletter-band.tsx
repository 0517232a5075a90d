import { Newsletter } from "#src/flows/newsletter/newsletter.tsx";
import { useNewsletterRef } from "#src/flows/newsletter/use-newsletter-ref.ts";
import * as s from "./blog.css.ts";

/** The newsletter at the end of the blog's pages. */
export function NewsletterBand() {
  return (
    <div className={s.newsletter}>
      <Newsletter flow={useNewsletterRef()} />
    </div>
  );
}
