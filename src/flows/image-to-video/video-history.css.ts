import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const root = style({
  display: "flex",
  flexDirection: "column",
  gap: 14,
  paddingTop: 18,
  borderTop: `1px solid ${vars.color.line.hair}`,
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
  gap: "18px 14px",
});
export const item = style({ display: "block", minWidth: 0, fontSize: vars.text[13] });
export const video = style({
  display: "block",
  width: "100%",
  aspectRatio: "3 / 4",
  objectFit: "cover",
  background: vars.color.paper.sunken,
});
