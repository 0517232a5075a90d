import { TOOLS } from "./tools/tools.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, type Language } from "./values.ts";

/** Addresses of the blog; what a name stands for is escaped. */
export const BLOG = {
  home: "/blog",
  feed: "/blog/rss.xml",
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  category: (slug: string) => `/blog/category/${encodeURIComponent(slug)}`,
  tag: (slug: string) => `/blog/tag/${encodeURIComponent(slug)}`,
} as const;
/** What the links in the newsletter's mails are for; each has a page of its own. */
export const NEWSLETTER_LINKS = ["confirm", "leave"] as const;
export type NewsletterLinkKind = (typeof NEWSLETTER_LINKS)[number];
export const newsletterPage = (kind: NewsletterLinkKind): string => `/newsletter/${kind}`;
/** A mailed link: its page, and where the page's button is sent. `tried`: to no avail just now. */
export function newsletterPress(
  kind: NewsletterLinkKind,
  token: string,
  language: Language,
  tried = false,
): string {
  const query = `token=${encodeURIComponent(token)}${tried ? "&tried=true" : ""}`;
  return pathIn(`${newsletterPage(kind)}?${query}`, language);
}

/** Pages for everyone that stand at one address each. */
export const PUBLIC_PAGES: readonly string[] = [
  "/",
  "/about",
  BLOG.home,
  "/contact",
  "/faq",
  "/pricing",
  "/privacy",
  "/services",
  "/shipping",
  "/terms",
  "/warranty",
];
/** Pages that the server renders whole, so that they are read without a script. */
const AHEAD_PAGES: readonly string[] = [
  ...PUBLIC_PAGES,
  "/blog/:id",
  "/blog/category/:id",
  "/blog/tag/:id",
  ...NEWSLETTER_LINKS.map(newsletterPage),
];

/**
 * The addresses that have a page. The client's router has a route for each (a test compares them);
 * the server answers any other with the not-found page and 404. `:id` stands for one part.
 */
export const PAGES: readonly string[] = [
  ...Object.values(TOOLS).flatMap(({ address, aliases }) => [address, ...aliases]),
  ...AHEAD_PAGES,
  "/checkout",
  "/reset-password",
  "/api-management",
  "/assets",
  "/credits",
  "/dashboard",
  "/history",
  "/history/:id",
  "/profile",
  "/studio-pricing",
  "/studio/pricing",
  "/payment/cancel",
  "/payment/cancelled",
  "/payment/error",
  "/payment/success",
  "/auth/google/callback",
  "/s/:id",
  "/admin",
  "/admin/dashboard",
  "/admin/users",
  "/admin/analytics",
  "/admin/payments",
  "/admin/moderation",
  "/admin/audit",
  "/admin/contact",
  "/admin/blog",
  "/admin/subscribers",
];

const patternsOf = (pages: readonly string[]) =>
  pages.map((page) => new RegExp(`^${page === "/" ? "/" : page.replace(/:id/, "[^/]+")}/?$`));
const patterns = patternsOf(PAGES);
const ahead = patternsOf(AHEAD_PAGES);
/** Whether an address without its query has a page. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
/** Whether the server renders that page whole; that there is none is told whole as well. */
export const isRenderedAhead = (path: string): boolean =>
  !isPage(path) || ahead.some((pattern) => pattern.test(path));

/** Name of the picture drawn for links to a public page, without language and ending. */
export const drawnName = (page: string): string =>
  page === "/" ? "home" : page.slice(1).replaceAll("/", "-");
/** Its address: JPEG, 1200 × 630. */
export const drawnPicture = (page: string, language: Language): string =>
  `/og/${drawnName(PUBLIC_PAGES.includes(page) ? page : "/")}.${language}.jpg`;
/** A page's path and query in a language: the house's own has the bare one. */
export function pathIn(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${LANGUAGE_QUERY}=${language}`;
}
/** A public picture as link previews are given it: JPEG, which all of them read. */
export const linkPictureOf = (url: string): string => url.replace(/\.webp$/, ".jpg");
