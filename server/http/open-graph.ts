import { escapeHtml } from "#server/texts/escape-html.ts";
import { PRODUCT } from "#wire/product.ts";

/** What messengers and social networks are told of a link. Addresses are whole. */
export interface LinkFacts {
  type: "website" | "article";
  title: string;
  description?: string;
  address: string;
  /** As "vi_VN". */
  locale?: string;
  image: { url: string; mime?: string; size?: { width: number; height: number } | null };
}

/** A link's facts as tags of a page's head (Open Graph, https://ogp.me). */
export function openGraph(facts: LinkFacts): string {
  const { type, title, description, address, locale, image } = facts;
  const values: Readonly<Record<string, string | number | undefined>> = {
    "og:site_name": PRODUCT,
    "og:type": type,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:locale": locale,
    "og:image": image.url,
    "og:image:type": image.mime,
    "og:image:width": image.size?.width,
    "og:image:height": image.size?.height,
  };
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? "" : property(name, String(value))))
    .join("");
}

export const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
