import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const box = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[2],
  padding: "18px 20px",
  background: vars.color.danger.wash,
});
export const title = style({
  display: "flex",
  gap: 8,
  fontWeight: 600,
  color: vars.color.danger.base,
});
export const words = style({ maxWidth: "60ch", fontSize: vars.text[14] });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  paddingTop: 8,
});
