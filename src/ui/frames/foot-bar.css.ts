import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: vars.layer.sticky,
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: "8px 20px",
  minHeight: 76,
  padding: "10px 24px",
  borderTop: `1px solid ${vars.color.line.hair}`,
  background: vars.color.paper.base,
  "@media": { [media.narrow]: { padding: "10px 20px", gap: "8px 12px" } },
});
export const start = style({ display: "flex", alignItems: "center", gap: vars.space[4] });
export const said = style({
  flex: 1,
  minWidth: 0,
  textAlign: "end",
  fontSize: vars.text[13],
  lineHeight: 1.5,
  color: vars.color.ink.soft,
});
export const cost = style({ display: "block", fontWeight: 600, color: vars.color.ink.base });
export const end = style({ display: "flex", alignItems: "center", gap: vars.space[3] });
