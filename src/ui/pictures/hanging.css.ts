import { fallbackVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";
import { pictureHeight } from "./picture-height.css.ts";

export const figure = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  minWidth: 0,
  minHeight: 0,
  // Up over the paper's padding to the roller.
  marginTop: -32,
});
/** Long enough to reach up behind the roller from the top of the paper's padding. */
export const hanger = style({
  flex: "none",
  width: 110,
  height: 68,
  marginBottom: -22,
  fill: "none",
  stroke: vars.color.ink.hover,
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
/** As large as the picture in it, so that what is drawn over it lies on it. */
export const hung = style({
  position: "relative",
  display: "flex",
  minHeight: 0,
  maxWidth: "100%",
});
export const picture = style({
  minHeight: 0,
  maxWidth: "100%",
  // The hanger takes 46 px of the height of a print beside it, less the padding it reaches over.
  height: "auto",
  maxHeight: `calc(${fallbackVar(pictureHeight, "100%")} - 14px)`,
  objectFit: "contain",
  filter: "drop-shadow(0 14px 12px rgb(20 26 24 / 0.28))",
});
export const action = style({ flex: "none" });
export const name = style(lines(2));
export const caption = style({
  display: "flex",
  // As wide as the picture, however long the name.
  contain: "inline-size",
  justifyContent: "space-between",
  gap: vars.space[4],
  width: "100%",
  alignItems: "baseline",
  paddingTop: 10,
  fontSize: vars.text[13],
  fontWeight: 600,
});
