import type { Language } from "./values.ts";

/**
 * What the built pages (src/entry-server.tsx) and the server tell each other: the one is known to
 * the other as a built file alone. `Fetch` is their platform's.
 */
export interface PageRequest<Fetch> {
  /** Path and query, without the language's. */
  address: string;
  /** One module speaks one language: the server loads it once for each. */
  language: Language;
  /** Answers the page's calls, within the server. */
  fetch: Fetch;
}

/** A page's address in one language. */
export interface Alternate {
  language: Language;
  /** Path and query, without the language's own. */
  path: string;
}
/** Instants and the writer of an article. */
export interface ArticleFacts {
  publishedAt: string;
  modifiedAt: string;
  author: string;
}
/** What search engines and link previews read of a page. */
export interface PageHead {
  title: string;
  description: string;
  noindex: boolean;
  /** Path and query of the page itself, without what does not change it. */
  path: string;
  /** The same in every language it is written in. */
  alternates: readonly Alternate[];
  type: "website" | "article";
  /** What it is written in, where that is not the language asked for; null: as asked. */
  language: Language | null;
  /** Path of the picture that stands for the page; null: one is drawn for it. */
  image: string | null;
  article: ArticleFacts | null;
  /** schema.org objects. Addresses in them that begin with a slash are made whole by the server. */
  structured: readonly object[];
}

export interface RenderedPage {
  status: 200 | 404 | 500;
  head: PageHead;
  /** What stands in #root. */
  body: string;
  /** What the page was made from, which the browser starts with; read by src/lib/page-data.ts. */
  data: object;
  /** Ids of the routes shown, whose code and styles the page needs. */
  routes: readonly string[];
}
/** Rejects where the page itself fails. */
export type RenderPage<Fetch> = (
  request: PageRequest<Fetch>,
) => Promise<RenderedPage | { redirect: string }>;
