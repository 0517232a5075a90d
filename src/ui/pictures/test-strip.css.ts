import { fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { pictureHeight } from "./picture-height.css.ts";

export const strip = style({
  position: "relative",
  display: "inline-block",
  maxWidth: "100%",
  maxHeight: "100%",
  background: vars.color.paper.base,
  boxShadow: vars.shadow.print,
});
export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: fallbackVar(pictureHeight, "100%"),
});
export const veils = style({ position: "absolute", inset: 0, display: "flex" });
const veil = style({
  flex: 1,
  background: "#fff",
  boxShadow: "inset 1px 0 rgb(255 255 255 / 0.35)",
  transition: `opacity ${vars.motion.steady} ${vars.motion.ease}`,
});
export const strips = styleVariants({
  done: [veil, { background: "transparent" }],
  current: [veil, { opacity: 0.55 }],
  ahead: [veil, { opacity: 0.86 }],
});
