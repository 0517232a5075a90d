import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Plan } from "#wire/credits.ts";
import { BLOG } from "#wire/pages.ts";
import { PRODUCT } from "#wire/product.ts";
import type { PageHead } from "#wire/rendered-page.ts";

const CONTEXT = "https://schema.org";
const PUBLISHER = { "@type": "Organization", name: PRODUCT, url: "/", logo: "/favicon.svg" };

/** schema.org objects of a page: https://schema.org/docs/full.html */
export function structuredOf(
  path: string,
  head: Omit<PageHead, "structured">,
  plans: readonly Plan[],
): readonly object[] {
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
        offers: plans.flatMap(offerOf),
      },
    ];
  }
  return [breadcrumbs(head), ...(head.article ? [posting(head, head.article)] : [])];
}

/** A plan by the month; one without a price of its own is no offer. */
const offerOf = ({ name, price_monthly: price }: Plan) =>
  price === null
    ? []
    : [
        {
          "@type": "Offer",
          name: name[currentLanguage()],
          price: price.amount,
          priceCurrency: price.currency,
        },
      ];

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
