import type { LinkPreview } from "#server/domain/publications/link-preview.ts";
import { openGraph } from "./open-graph.ts";

/**
 * Puts into a page's head what is shown of a link to it. Who shows it fetches the picture at once
 * and keeps a copy of it.
 */
export function withPreview(html: string, preview: LinkPreview): string {
  return html.replace("</head>", () => `${openGraph({ type: "website", ...preview })}</head>`);
}
