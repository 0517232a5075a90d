import { msg } from "@lingui/core/macro";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/call.ts";
import { addressIn } from "#server/http/pages/head-tags.ts";
import { newestPosts, postsByMeaning } from "#server/operations/blog/feeds.ts";
import { escapeHtml } from "#server/texts/escape-html.ts";
import { say } from "#server/texts/say.ts";
import { BLOG, PUBLIC_PAGES } from "#wire/pages.ts";
import { PRODUCT } from "#wire/product.ts";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_QUERY,
  LANGUAGES,
  type Language,
  languageNamed,
} from "#wire/values.ts";

/** What is not for search engines: calls, signed files, and links that were given to somebody. */
const CLOSED = ["/api/", "/auth/", "/ai/", "/files/", "/s/", "/newsletter/"];
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ABOUT_FEED = msg({
  id: "server.feed.about",
  message: "Bài mới trên blog của Mẫu Studio",
});

/** What search engines and feed readers fetch: robots.txt, sitemap.xml and a feed a language. */
export function siteRoutes(app: App, deps: Deps) {
  app.get("/robots.txt", (call) =>
    call.text(
      [
        "User-agent: *",
        ...CLOSED.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${new URL("/sitemap.xml", deps.publicUrl())}`,
        "",
      ].join("\n"),
    ),
  );
  app.get("/sitemap.xml", async (call) =>
    call.body(await sitemap(deps), 200, { "content-type": "application/xml; charset=utf-8" }),
  );
  app.get(BLOG.feed, async (call) =>
    call.body(await feed(deps, languageNamed(call.req.query(LANGUAGE_QUERY))), 200, {
      "content-type": "application/rss+xml; charset=utf-8",
    }),
  );
}

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** https://www.sitemaps.org/protocol.html, with the other languages of each page beside it. */
async function sitemap(deps: Deps): Promise<string> {
  const pages = PUBLIC_PAGES.map((path) => ({
    places: LANGUAGES.map((language) => ({ language, path })),
    changed: null as Date | null,
  }));
  const articles = (await postsByMeaning(deps)).map((group) => ({
    places: group.map(({ language, slug }) => ({ language, path: BLOG.post(slug) })),
    changed: group.reduce<Date | null>(
      (last, { updatedAt }) => (last === null || updatedAt > last ? updatedAt : last),
      null,
    ),
  }));
  const urls = [...pages, ...articles].flatMap(({ places, changed }) => {
    const links = places.map(({ language, path }) => {
      const href = escapeHtml(addressIn(deps.publicUrl(), path, language));
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    });
    return places.map(({ language, path }) => {
      const changes = changed ? tag("lastmod", changed.toISOString()) : "";
      const own = tag("loc", addressIn(deps.publicUrl(), path, language));
      return `<url>${own}${changes}${links.join("")}</url>`;
    });
  });
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("\n")}</urlset>\n`;
}

/** RSS 2.0: https://www.rssboard.org/rss-specification */
async function feed(deps: Deps, language: Language): Promise<string> {
  const at = (path: string) => addressIn(deps.publicUrl(), path, language);
  const items = (await newestPosts(deps, language)).map(({ slug, title, excerpt, publishedAt }) => {
    const address = at(BLOG.post(slug));
    const when = publishedAt ? tag("pubDate", publishedAt.toUTCString()) : "";
    return `<item>${tag("title", title)}${tag("link", address)}${tag("guid", address)}${tag("description", excerpt)}${when}</item>`;
  });
  const own = escapeHtml(at(BLOG.feed));
  const head = [
    tag("title", language === DEFAULT_LANGUAGE ? PRODUCT : `${PRODUCT} (${language})`),
    tag("link", at(BLOG.home)),
    tag("description", say(language, ABOUT_FEED)),
    tag("language", language),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
  ];
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head.join("")}${items.join("\n")}</channel></rss>\n`;
}
