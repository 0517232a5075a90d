import { fallbackVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";
import { pictureHeight } from "./picture-height.css.ts";

export const figure = style({
  display: "flex",
  flexDirection: "column",
  maxWidth: "100%",
  minHeight: 0,
});
export const print = style({
  position: "relative",
  display: "flex",
  minHeight: 0,
  background: vars.color.paper.base,
  boxShadow: vars.shadow.print,
});
export const action = style({ flex: "none" });
export const name = style(lines(2));
export const picture = style({
  display: "block",
  maxWidth: "100%",
  height: "auto",
  maxHeight: fallbackVar(pictureHeight, "100%"),
  objectFit: "contain",
});
export const caption = style({
  display: "flex",
  // As wide as the picture, however long the name.
  contain: "inline-size",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[3],
  paddingTop: 10,
  fontSize: vars.text[13],
  fontWeight: 600,
});
