import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const stack = style({ display: "flex", flexDirection: "column", maxWidth: 880 });
/** The section's title on the left, its fields on the right; hairlines between. */
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(180px, 1fr) 2fr",
  gap: "16px 40px",
  padding: "32px 0",
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line.hair}` } },
  "@media": { [media.narrow]: { gridTemplateColumns: "1fr" } },
});
export const name = style({ fontSize: vars.text[18], fontWeight: 600 });
export const words = style({
  marginTop: 4,
  fontSize: vars.text[14],
  color: vars.color.ink.soft,
  textWrap: "pretty",
});
export const matter = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  gap: 18,
  maxWidth: 480,
});
export const start = style({ display: "flex", flexWrap: "wrap", gap: 12 });
export const sessions = style({ borderTop: `1px solid ${vars.color.line.hair}` });
export const session = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 64,
  padding: "10px 0",
  borderBottom: `1px solid ${vars.color.line.hair}`,
});
export const faint = style({ fontSize: vars.text[13], color: vars.color.ink.soft });
