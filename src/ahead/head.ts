import type { Language } from "#wire/values.ts";

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
/** What a route's loader may tell of its own page, under `head`. */
export type LoadedHead = Partial<Omit<PageHead, "structured">>;
