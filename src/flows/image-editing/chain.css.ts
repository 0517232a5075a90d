import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const chain = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  fontSize: vars.text[13],
  fontWeight: 600,
});
export const link = style({
  display: "block",
  width: 48,
  height: 64,
  padding: 0,
  border: 0,
  background: vars.color.paper.sunken,
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
