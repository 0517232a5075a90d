import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const box = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
  padding: "40px 20px",
  textAlign: "center",
});
export const drawing = style({
  width: 112,
  height: 96,
  marginBottom: 4,
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const title = style({ fontSize: vars.text[18], fontWeight: 600, lineHeight: 1.35 });
export const words = style({ maxWidth: "46ch", color: vars.color.ink.soft, textWrap: "balance" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  paddingTop: 4,
});
