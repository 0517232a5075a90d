import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const row = style({ display: "flex", flexWrap: "wrap", gap: 8 });
export const mark = style({
  width: 52,
  height: 34,
  border: `1px solid ${vars.color.line.hair}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper.base,
});
