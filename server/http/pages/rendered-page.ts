import type { Language } from "#wire/values.ts";

/** What the built pages answer (src/entry-server.tsx, which the server knows as a built file alone). */
export interface RenderedHead {
  title: string;
  description: string;
  noindex: boolean;
  path: string;
  alternates: readonly { language: Language; path: string }[];
  type: "website" | "article";
  language: Language | null;
  image: string | null;
  article: { publishedAt: string; modifiedAt: string } | null;
  structured: readonly object[];
}
export interface RenderedPage {
  status: 200 | 404 | 500;
  head: RenderedHead;
  body: string;
  data: object;
  routes: readonly string[];
}
export interface PageRequest {
  address: string;
  language: Language;
  fetch: typeof fetch;
}
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | { redirect: string }>;
