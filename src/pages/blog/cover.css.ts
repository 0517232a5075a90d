import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const backdrop = style({ minWidth: 0 });
const frame = { overflow: "hidden", display: "grid" } as const;
export const paper = style({ ...frame, aspectRatio: "3 / 2" });
export const wide = style({ ...frame, aspectRatio: "2 / 1" });
export const picture = style({
  gridArea: "1 / 1",
  width: "100%",
  height: "100%",
  minHeight: 0,
  objectFit: "cover",
  // A person's photo is tall: their face stays in it.
  objectPosition: "50% 12%",
});
export const hanger = style({
  justifySelf: "center",
  width: "42%",
  fill: "none",
  stroke: vars.color.ink.hover,
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
