import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const code = style({
  width: 208,
  height: 208,
  background: vars.color.paper.base,
  border: `1px solid ${vars.color.line.hair}`,
  fill: vars.color.ink.base,
  shapeRendering: "crispEdges",
});
