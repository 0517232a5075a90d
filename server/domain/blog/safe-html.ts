import sanitizeHtml from "sanitize-html";
import { isOwnPath } from "#server/security/paths.ts";

/** Where the blog's own pictures are served. */
export const PICTURES = "/blog/pictures/";
/** A picture's address, on whichever host it was copied from, and its name. */
export const PICTURE_ADDRESS = /^(?:https?:\/\/[^/\s]+)?\/blog\/pictures\/([a-f0-9]{32}\.webp)$/;

const TAGS = [
  ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "ul", "ol", "li", "pre", "code"],
  ...["em", "strong", "s", "a", "img", "table", "thead", "tbody", "tr", "th", "td"],
];

const isWithin = (href: string): boolean => href.startsWith("#") || isOwnPath(href);
const isMail = (href: string): boolean => /^mailto:[^\s]+@/i.test(href);

function linkAttributes(href: string, home: string): sanitizeHtml.Attributes {
  if (isWithin(href) || isMail(href)) return { href };
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return {};
  return new URL(href).origin === home ? { href } : { href, rel: "nofollow noopener" };
}

/**
 * Only what a post needs: no element that loads, sends, styles or runs anything, no attribute but
 * those named here, pictures of the blog alone, links to pages and mail addresses. `home` is the
 * origin whose links are our own.
 */
export const safeHtml = (html: string, home: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      h2: ["id"],
      h3: ["id"],
      ol: ["start"],
    },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = "" }) => ({ tagName, attribs: linkAttributes(href, home) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      const isOurs = attribs.src?.startsWith(PICTURES) && PICTURE_ADDRESS.test(attribs.src);
      return tag === "img" && !isOurs;
    },
  });
