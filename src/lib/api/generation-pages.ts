import type { InfiniteData } from "@tanstack/react-query";
import type { Generation } from "#wire/generations.ts";
import type { Feature, GenerationStatus } from "#wire/values.ts";

export interface GenerationsFilter {
  feature?: Feature;
  status?: GenerationStatus;
  q?: string;
}
export type GenerationPages = InfiniteData<{
  items: readonly Generation[];
  next_cursor: string | null;
}>;

/**
 * A cached list with one run's news in it: replaced where it stands, taken out when the filter no
 * longer holds it, put in front when it has just begun. Null when only the server can tell whether
 * it belongs (a search), so that the list must be asked for anew.
 */
export function withGeneration(
  pages: GenerationPages,
  filter: GenerationsFilter,
  generation: Generation,
): GenerationPages | null {
  const belongs =
    (filter.feature === undefined || filter.feature === generation.feature) &&
    (filter.status === undefined || filter.status === generation.status);
  const isListed = pages.pages.some((page) => page.items.some(({ id }) => id === generation.id));
  if (isListed) {
    return mapItems(pages, (items) =>
      items.flatMap((item) => (item.id !== generation.id ? item : belongs ? generation : [])),
    );
  }
  if (!belongs) return pages;
  if (filter.q) return null;
  // One that began long ago has its place further down: the next page brings it.
  const newest = pages.pages[0]?.items[0];
  if (newest && newest.created_at > generation.created_at) return null;
  return mapItems(pages, (items, page) => (page === 0 ? [generation, ...items] : items));
}

/** The same without the runs named: they were deleted. */
export const withoutGenerations = (
  pages: GenerationPages,
  ids: ReadonlySet<string>,
): GenerationPages => mapItems(pages, (items) => items.filter((item) => !ids.has(item.id)));

const mapItems = (
  pages: GenerationPages,
  change: (items: readonly Generation[], page: number) => readonly Generation[],
): GenerationPages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
});

/** Every run of the pages once: what was added meanwhile can shift the border of a page. */
export function allOf(pages: GenerationPages | undefined): readonly Generation[] {
  const seen = new Set<string>();
  return (pages?.pages ?? []).flatMap((page) =>
    page.items.filter(({ id }) => !seen.has(id) && seen.add(id)),
  );
}
