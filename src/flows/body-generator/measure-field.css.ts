import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const typed = style({
  width: "4.5em",
  padding: "2px 6px",
  border: 0,
  borderBottom: `1px solid ${vars.color.line.control}`,
  background: "none",
  textAlign: "end",
  fontFamily: vars.font.display,
  fontStretch: vars.width.figure,
  fontWeight: 700,
  fontSize: vars.text[22],
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
});
export const unit = style({ fontSize: vars.text[14], paddingInlineStart: 6 });
export const error = style({
  fontSize: vars.text[13],
  color: vars.color.danger.base,
  marginTop: 4,
});
