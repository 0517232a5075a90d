import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const base = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[2],
  padding: "18px 20px",
});
export const box = styleVariants({
  fault: [base, { background: vars.color.danger.wash }],
  asked: [base, { background: vars.color.paper.floor }],
});
const line = style({ display: "flex", gap: 8, fontWeight: 600 });
export const title = styleVariants({
  fault: [line, { color: vars.color.danger.base }],
  asked: [line],
});
export const words = style({ maxWidth: "60ch", fontSize: vars.text[14] });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  paddingTop: 8,
});
