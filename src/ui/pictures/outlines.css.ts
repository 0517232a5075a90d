import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const outlines = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  pointerEvents: "none",
});
globalStyle(`${outlines} path`, {
  fill: "none",
  vectorEffect: "non-scaling-stroke",
  strokeLinejoin: "round",
});
/** Seen on any picture: light beneath, dark dashes above. */
export const under = style({ stroke: "#fff", strokeWidth: 4, opacity: 0.85 });
export const line = style({ stroke: vars.color.ink.base, strokeWidth: 2, strokeDasharray: "7 5" });
