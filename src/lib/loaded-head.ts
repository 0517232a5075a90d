import type { PageHead } from "#wire/rendered-page.ts";

/** What a route's loader may tell of its own page, under `head`. */
export type LoadedHead = Partial<Omit<PageHead, "structured">>;
