import { isPage, pathIn } from "#wire/pages.ts";
import type { RenderedPage } from "#wire/rendered-page.ts";
import { LANGUAGE_QUERY, type Language, PAGE_DATA_ID } from "#wire/values.ts";
import type { PageFiles } from "./client-files.ts";
import { headTags, jsonScript } from "./head-tags.ts";

/**
 * The document of a rendered page, from the client's built index.html: its head, the files its
 * routes need, its body and what it was made from. Scripts are asked for after what is seen.
 */
export function pageDocument(
  index: string,
  page: RenderedPage,
  given: {
    language: Language;
    /** The address alone says the language: the page's links must go on saying it. */
    byAddress: boolean;
    origin: string;
    files: PageFiles;
  },
): string {
  const { pictures, body: sent } = withoutPreloads(page.body);
  const body = given.byAddress ? linksIn(sent, given.language) : sent;
  const { early, scripts } = given.files;
  const styles = given.files.styles.filter((href) => !index.includes(href));
  const head = [
    headTags(page.head, given.language, given.origin),
    // The face of the headings, which are what is seen first.
    ...given.files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
    ),
    // It fetches the scripts once the page is seen (src/early/code.ts).
    `<script type="module" async src="${early}" data-code="${scripts.join(" ")}"></script>`,
    ...pictures,
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
  ].join("");
  return index
    .replaceAll(/<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g, "")
    .replace(/<html lang="[^"]*">/, () => `<html lang="${given.language}">`)
    .replace(/<meta name="description"[^>]*>\s*/, "")
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, "")
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body}</div>${jsonScript("application/json", page.data, PAGE_DATA_ID)}`,
    );
}

/** The same body with links to the product's pages in a language. */
const linksIn = (body: string, language: Language): string =>
  body.replace(/(<a\b[^>]*?\shref=")(\/[^"#]*)/g, (whole, before: string, href: string) => {
    const [path = ""] = href.split("?");
    if (!isPage(path) || new RegExp(`[?;&]${LANGUAGE_QUERY}=`).test(href)) return whole;
    return before + pathIn(href, language).replace(/&(?!amp;)/g, "&amp;");
  });

/**
 * React names pictures ahead of the body. Those that matter most are asked for in the head, the
 * others are found where they stand.
 */
function withoutPreloads(rendered: string): { pictures: string[]; body: string } {
  const [named = ""] = /^(?:<link rel="preload"[^>]*>)+/.exec(rendered) ?? [];
  const links = named.match(/<link[^>]*>/g) ?? [];
  return {
    pictures: links.filter((link) => /fetchpriority="high"/i.test(link)),
    body: rendered.slice(named.length),
  };
}
