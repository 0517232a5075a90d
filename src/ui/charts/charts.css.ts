import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { toneBase, toneDeep } from "#src/theme/tone.css.ts";
import { LEGEND_HEIGHT } from "./chart.ts";

/** As wide as what it stands in, whatever was drawn in it before: a window may have grown narrower. */
export const place = style({ minWidth: 0, contain: "inline-size" });
export const drawing = style({ display: "block", overflow: "visible" });
export const axis = style({ stroke: vars.color.line.control });
export const grid = style({ stroke: vars.color.line.hair });
/** Words of an axis; SVG names its colour and weight otherwise than HTML. */
export const tick = style({
  fill: vars.color.ink.soft,
  fontSize: vars.text["12"],
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
export const value = style([tick, { fill: vars.color.ink.base, fontWeight: 600 }]);

const line = style({ fill: "none", strokeWidth: 2, strokeLinejoin: "round" });
/** Told apart by their dashes too. */
export const lines = styleVariants({
  main: [line, { stroke: vars.color.ink.base }],
  failed: [line, { stroke: vars.color.danger.base, strokeDasharray: "5 4" }],
});
export const dots = styleVariants({
  main: { fill: vars.color.ink.base },
  failed: { fill: vars.color.danger.base },
});
export type LineLook = keyof typeof lines;

/** The outline keeps pale papers apart from the page. */
export const bar = style({
  fill: toneBase,
  stroke: toneDeep,
  strokeWidth: 1,
  forcedColorAdjust: "none",
});
export const plainBar = style({ fill: vars.color.ink.base });
/** What is pointed at. */
export const mark = style({ stroke: vars.color.line.control, strokeDasharray: "2 3" });
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 20px",
  minHeight: LEGEND_HEIGHT,
  fontSize: 14,
  listStyle: "none",
});
export const key = style({ display: "inline-flex", alignItems: "center", gap: 8 });
export const count = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
