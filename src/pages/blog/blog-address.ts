import { countIn, known, oneOf, textIn } from "#src/lib/address/search-params.ts";
import { BLOG } from "#wire/pages.ts";
import { BLOG_SORTS, type BlogSort } from "#wire/values.ts";

/** What narrows and orders the list, all of it in the address. */
export interface BlogFilter {
  q?: string;
  /** Slugs. */
  category?: string;
  tag?: string;
  /** An author's id. */
  author?: string;
  sort?: BlogSort;
  page?: number;
}
/** The page the list stands on: its part of the filter is the address's path. */
export type BlogPlace = Pick<BlogFilter, "category" | "tag">;

/** The filter of an address's search; what the place says already is left out. */
export function readFilter(search: Record<string, unknown>, place: BlogPlace = {}): BlogFilter {
  const page = countIn(search, "page");
  return known<BlogFilter>({
    q: textIn(search, "q"),
    category: place.category === undefined ? textIn(search, "category") : undefined,
    tag: place.tag === undefined ? textIn(search, "tag") : undefined,
    author: textIn(search, "author"),
    sort: oneOf(search, "sort", BLOG_SORTS),
    page: page === 1 ? undefined : page,
  });
}

const pathOf = ({ category, tag }: BlogPlace): string =>
  category !== undefined ? BLOG.category(category) : tag !== undefined ? BLOG.tag(tag) : BLOG.home;

/** Where a list stands. */
export function addressOf(place: BlogPlace, filter: BlogFilter = {}): string {
  const search = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== "" && !(name === "page" && value === 1),
  );
  const query = new URLSearchParams(search.map(([name, value]) => [name, String(value)]));
  return `${pathOf(place)}${search.length > 0 ? `?${query}` : ""}`;
}

/** Whether anything but the page and the order narrows the list. */
export const isNarrowed = ({ q, category, tag, author }: BlogFilter): boolean =>
  [q, category, tag, author].some((value) => value !== undefined);
