import type { LinkPreview } from "#server/domain/publications/link-preview.ts";
import { escapeHtml } from "#server/texts/escape-html.ts";

/**
 * Puts into a page's head what messengers and social networks show of a link (Open Graph, ogp.me).
 * They fetch the picture at once and keep a copy of it.
 */
export function withPreview(html: string, { title, address, image }: LinkPreview): string {
  const values: Record<string, string | number> = {
    "og:type": "website",
    "og:site_name": "Mẫu Studio",
    "og:title": title,
    "og:url": address,
    "og:image": image.url,
    "og:image:type": image.mime,
    ...(image.size && {
      "og:image:width": image.size.width,
      "og:image:height": image.size.height,
    }),
  };
  const tags = Object.entries(values).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}" />`,
  );
  return html.replace("</head>", () => `${tags.join("")}</head>`);
}
