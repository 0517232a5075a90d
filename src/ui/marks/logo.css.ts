import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const mark = style({ width: 28, height: 26, flex: "none", fill: "none", strokeWidth: 3.2 });
export const tilde = style({ stroke: vars.color.action.base });
export const hanger = style({ stroke: vars.color.ink.base, strokeLinejoin: "round" });
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontStretch: vars.width.label,
  fontSize: "1.5rem",
  lineHeight: vars.leading.display,
  whiteSpace: "nowrap",
});
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 12,
  color: vars.color.ink.base,
  textDecoration: "none",
});
