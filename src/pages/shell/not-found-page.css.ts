import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  gap: "40px 72px",
  alignItems: "center",
  maxWidth: 1200,
  margin: "0 auto",
  padding: "32px 48px 96px",
  "@media": {
    [media.compact]: { gridTemplateColumns: "1fr", padding: "16px 20px 64px" },
  },
});
/** An empty backdrop: a hanger without a garment. */
export const paper = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  minHeight: 440,
  "@media": { [media.compact]: { minHeight: 240 } },
});
export const hanger = style({
  width: "min(58%, 240px)",
  fill: "none",
  stroke: vars.color.ink.base,
  strokeWidth: 4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [media.compact]: { width: 160 } },
});
export const number = style({ marginTop: 24, fontVariantNumeric: "tabular-nums" });
export const words = style({ display: "grid", gap: vars.space[4], minWidth: 0 });
export const asked = style({
  fontSize: vars.text[14],
  color: vars.color.ink.soft,
  overflowWrap: "anywhere",
});
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
export const tools = style({ display: "flex", flexWrap: "wrap", gap: "4px 20px", marginTop: 4 });
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  minHeight: 40,
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 4 },
});
