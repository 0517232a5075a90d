import { PRODUCT } from "#src/pages/shell/page-title.ts";
import { BLOG } from "#wire/pages.ts";
import type { PageHead } from "./head.ts";

const CONTEXT = "https://schema.org";
const PUBLISHER = { "@type": "Organization", name: PRODUCT, url: "/", logo: "/favicon.svg" };

/** schema.org objects of a page: https://schema.org/docs/full.html */
export function structuredOf(path: string, head: Omit<PageHead, "structured">): readonly object[] {
  if (path === "/") {
    return [
      { "@context": CONTEXT, ...PUBLISHER },
      {
        "@context": CONTEXT,
        "@type": "SoftwareApplication",
        name: PRODUCT,
        url: "/",
        description: head.description,
        applicationCategory: "MultimediaApplication",
        operatingSystem: "Web",
        offers: { "@type": "Offer", price: 0, priceCurrency: "VND" },
      },
    ];
  }
  return [breadcrumbs(head), ...(head.article ? [posting(head, head.article)] : [])];
}

const nameOf = ({ title }: { title: string }) => title.replace(` · ${PRODUCT}`, "");

const breadcrumbs = (head: Pick<PageHead, "path" | "title">) => {
  const above = head.path.startsWith(`${BLOG.home}/`) ? [{ name: "Blog", item: BLOG.home }] : [];
  const ways = [{ name: PRODUCT, item: "/" }, ...above, { name: nameOf(head), item: head.path }];
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: ways.map((way, n) => ({ "@type": "ListItem", position: n + 1, ...way })),
  };
};

const posting = (
  head: Omit<PageHead, "structured">,
  { publishedAt, modifiedAt, author }: NonNullable<PageHead["article"]>,
) => ({
  "@context": CONTEXT,
  "@type": "BlogPosting",
  headline: nameOf(head),
  description: head.description,
  mainEntityOfPage: head.path,
  ...(head.image && { image: head.image }),
  datePublished: publishedAt,
  dateModified: modifiedAt,
  author: { "@type": "Organization", name: author },
  publisher: PUBLISHER,
});
