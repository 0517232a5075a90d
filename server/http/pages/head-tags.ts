import { escapeHtml } from "#server/texts/escape-html.ts";
import { BLOG, drawnPicture } from "#wire/pages.ts";
import { PRODUCT } from "#wire/product.ts";
import type { PageHead } from "#wire/rendered-page.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, LANGUAGE_TRAITS, type Language } from "#wire/values.ts";
import { openGraph, property } from "../open-graph.ts";

/** A page's whole address in a language: the house's own has the bare one. */
export function addressIn(origin: string, path: string, language: Language): string {
  const address = new URL(path, origin);
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set(LANGUAGE_QUERY, language);
  return address.href.replace(/\/$/, path === "/" ? "/" : "");
}

/**
 * Title, description, canonical and other languages, Open Graph (ogp.me) and JSON-LD of a page.
 * `origin` is PUBLIC_URL.
 */
export function headTags(head: PageHead, asked: Language, origin: string): string {
  // A post that was not translated is its own language's page, whoever asked for another.
  const language = head.language ?? asked;
  const own = addressIn(origin, head.path, language);
  const image = new URL(head.image ?? drawnPicture(head.path, language), origin).href;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named("description", head.description),
    ...(head.noindex ? [named("robots", "noindex")] : [link("canonical", own)]),
    ...(head.noindex ? [] : alternates(head, origin)),
    `<link rel="alternate" type="application/rss+xml" title="${PRODUCT}" href="${escapeHtml(
      addressIn(origin, BLOG.feed, language),
    )}" />`,
    openGraph({
      type: head.type,
      title: head.title,
      description: head.description,
      address: own,
      locale: LANGUAGE_TRAITS[language].locale.replace("-", "_"),
      image: { url: image },
    }),
    named("twitter:card", "summary_large_image"),
    ...(head.article
      ? [
          property("article:published_time", head.article.publishedAt),
          property("article:modified_time", head.article.modifiedAt),
        ]
      : []),
    ...head.structured.map((data) =>
      jsonScript("application/ld+json", whole(data, origin, language)),
    ),
  ].join("");
}

const alternates = ({ alternates: others }: PageHead, origin: string): string[] => {
  const bare = others.find(({ language }) => language === DEFAULT_LANGUAGE);
  return [
    ...others.map(({ language, path }) => hreflang(language, addressIn(origin, path, language))),
    ...(bare ? [hreflang("x-default", addressIn(origin, bare.path, DEFAULT_LANGUAGE))] : []),
  ];
};

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}" />`;
const hreflang = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`;

/** A script element that runs nothing; what it holds can't close it. */
export const jsonScript = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ""}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** The same data with whole addresses in the place of those that begin with a slash. */
function whole(data: unknown, origin: string, language: Language): unknown {
  if (typeof data === "string" && data.startsWith("/")) {
    // A file has no languages.
    return /\.\w+$/.test(data) ? new URL(data, origin).href : addressIn(origin, data, language);
  }
  if (Array.isArray(data)) return data.map((item) => whole(item, origin, language));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, whole(value, origin, language)]),
  );
}
