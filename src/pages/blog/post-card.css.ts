import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";
import { media } from "#src/theme/media.ts";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gap: 20,
  minWidth: 0,
});
/** The newest: picture and words side by side. */
export const first = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  gap: "24px 56px",
  alignItems: "center",
  "@media": { [media.compact]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 20 } },
});
export const words = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: 8,
  minWidth: 0,
});
export const category = style({
  // Over the title's link, which covers the whole card.
  position: "relative",
  zIndex: 1,
  padding: "2px 0",
  fontSize: vars.text[13],
  fontWeight: 600,
  lineHeight: "20px",
  color: vars.color.action.base,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline", textDecorationThickness: 2, textUnderlineOffset: 4 },
});
export const excerpt = style([lines(3), { color: vars.color.ink.soft }]);
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 4,
  fontSize: vars.text[13],
  color: vars.color.ink.soft,
});
globalStyle(`${meta} > :not(:last-child)::after`, { content: '","' });
