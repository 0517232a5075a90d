import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 14 });
export const other = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  fontSize: vars.text[13],
});
export const picker = style({
  width: 40,
  height: 32,
  padding: 0,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: "none",
});
