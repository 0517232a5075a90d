import { Suspense } from "react";
import { Late, LateView } from "#src/ui/late-view.tsx";
import { lateWith } from "../shell/late-with.ts";
import type { BlogFilters } from "./blog-filters.tsx";

/** They stand in what the server sent; what makes them work comes once the page can be used. */
const band = lateWith("talk", async () => (await import("./newsletter-band.tsx")).NewsletterBand);
const filters = new LateView(async () => (await import("./blog-filters.tsx")).BlogFilters);
const comments = lateWith("talk", async () => (await import("./post/comments.tsx")).Comments);

export const LateFilters = (props: Parameters<typeof BlogFilters>[0]) => (
  <Suspense>
    <Late of={filters} props={props} />
  </Suspense>
);
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
