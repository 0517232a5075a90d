import type { PageHead } from "./head.ts";

const CONTEXT = "https://schema.org";
const PUBLISHER = { "@type": "Organization", name: "Mẫu Studio", url: "/", logo: "/favicon.svg" };

/** schema.org objects of a page by its address: https://schema.org/docs/full.html */
export function structuredOf(
  path: string,
  head: Pick<PageHead, "title" | "description">,
): readonly object[] {
  if (path === "/") {
    return [
      { "@context": CONTEXT, ...PUBLISHER },
      {
        "@context": CONTEXT,
        "@type": "SoftwareApplication",
        name: "Mẫu Studio",
        url: "/",
        description: head.description,
        applicationCategory: "MultimediaApplication",
        operatingSystem: "Web",
        offers: { "@type": "Offer", price: 0, priceCurrency: "VND" },
      },
    ];
  }
  return [breadcrumbs(path, head.title)];
}

const breadcrumbs = (path: string, title: string) => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Mẫu Studio", item: "/" },
    { "@type": "ListItem", position: 2, name: title.split(" · ")[0], item: path },
  ],
});
