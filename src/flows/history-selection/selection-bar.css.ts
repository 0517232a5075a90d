import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: vars.layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  padding: "12px 32px",
  borderTop: `1px solid ${vars.color.line.hair}`,
  background: vars.color.paper.base,
});
export const said = style({ fontWeight: 600, marginInlineEnd: "auto" });
export const fault = style({ flexBasis: "100%" });
