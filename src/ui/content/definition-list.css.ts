import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";

export const list = style({ fontSize: vars.text[14] });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  padding: "9px 0",
  borderTop: `1px solid ${vars.color.line.hair}`,
});
export const term = style({ flex: "none", color: vars.color.ink.soft });
export const detail = style({
  ...lines(3),
  fontWeight: 500,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
