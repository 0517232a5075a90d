import { Suspense } from "react";
import { Late, LateView } from "#src/ui/late-view.tsx";

/** It stands in what the server sent; what makes it work comes once the page can be used. */
const band = new LateView(async () => (await import("./newsletter-band.tsx")).NewsletterBand);

export const LateNewsletterBand = () => (
  <Suspense>
    <Late of={band} props={{}} />
  </Suspense>
);
