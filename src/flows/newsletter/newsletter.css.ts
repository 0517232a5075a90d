import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const paper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "24px 72px",
  alignItems: "center",
  padding: "56px 48px",
  "@media": {
    [media.compact]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "40px 24px" },
  },
});
export const words = style({ display: "grid", gap: 12, maxWidth: "44ch" });
export const form = style({ display: "grid", gap: 16, minWidth: 0 });
// Red on canary is too faint: what is wrong stands in ink.
globalStyle(`${form} [id$="-error"]`, { color: vars.color.ink.base, fontWeight: 600 });
export const sent = style({ display: "grid", gap: 4 });
export const ways = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 16 });
export const refused = style({ fontWeight: 600 });
