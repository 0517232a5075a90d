import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "4px 18px",
  alignItems: "center",
  padding: "14px 16px",
  background: vars.color.paper.sunken,
});
export const figure = style({
  gridRow: "span 2",
  fontFamily: vars.font.display,
  fontStretch: vars.width.figure,
  fontWeight: 700,
  fontSize: "2.25rem",
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
});
export const place = createVar();
export const bar = style({
  position: "relative",
  display: "flex",
  gap: 2,
  height: 8,
  marginTop: 10,
});
const band = style({ flex: 1, background: vars.color.line.control });
export const bands = styleVariants({
  other: [band],
  here: [band, { background: vars.color.success.base }],
  away: [band, { background: vars.color.ink.soft }],
});
export const mark = style({
  position: "absolute",
  top: -9,
  left: place,
  width: 0,
  height: 0,
  marginLeft: -5,
  borderInline: "5px solid transparent",
  borderTop: `7px solid ${vars.color.ink.base}`,
});
export const words = style({ fontSize: vars.text[13], lineHeight: 1.5 });
export const note = style({
  gridColumn: "1 / -1",
  fontSize: vars.text[12],
  color: vars.color.ink.soft,
});
