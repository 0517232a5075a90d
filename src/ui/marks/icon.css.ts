import { style, styleVariants } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const size = styleVariants({
  small: { width: 16, height: 16, strokeWidth: 2 },
  normal: { width: 20, height: 20 },
  large: { width: 28, height: 28, strokeWidth: 1.25 },
});
