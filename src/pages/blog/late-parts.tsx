import { Suspense } from "react";
import { Late, LateView } from "#src/ui/late-view.tsx";

/** They stand in what the server sent; what makes them work comes once the page can be used. */
const band = new LateView(async () => (await import("./newsletter-band.tsx")).NewsletterBand);
const comments = new LateView(async () => (await import("./post/comments.tsx")).Comments);

export const LateNewsletterBand = () => (
  <Suspense>
    <Late of={band} props={{}} />
  </Suspense>
);
export const LateComments = ({ slug }: { slug: string }) => (
  <Suspense>
    <Late of={comments} props={{ slug }} />
  </Suspense>
);
