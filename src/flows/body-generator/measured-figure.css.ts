import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { pictureHeight } from "#src/ui/pictures/picture-height.css.ts";

export const sheet = style({
  display: "block",
  width: "100%",
  height: "clamp(300px, 100dvh - 290px, 760px)",
  "@media": { [media.narrow]: { height: pictureHeight } },
  maxWidth: 720,
  margin: "0 auto",
  overflow: "visible",
});
export const ink = style({ stroke: vars.color.ink.base, strokeWidth: 0.5 });
export const rule = style({
  fill: vars.color.paper.base,
  stroke: vars.color.ink.base,
  strokeWidth: 0.6,
});
export const figures = style({ fontSize: 5.6, fill: vars.color.ink.base });
export const body = style({
  fill: vars.color.paper.base,
  stroke: vars.color.ink.base,
  strokeWidth: 0.9,
});
export const arm = style({
  fill: "none",
  stroke: vars.color.paper.base,
  strokeLinecap: "round",
});
export const armEdge = style({ fill: "none", stroke: vars.color.ink.base, strokeLinecap: "round" });
export const measure = style({
  fill: "none",
  stroke: vars.color.ink.base,
  strokeWidth: 0.6,
  strokeDasharray: "2.4 1.6",
});
export const told = style({ fontSize: 7, fontWeight: 600, fill: vars.color.ink.base });
export const ground = style({ fill: vars.color.ink.base, opacity: 0.14 });
