import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const lost = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  boxSizing: "border-box",
  background: vars.color.paper.sunken,
  color: vars.color.ink.soft,
  textAlign: "center",
  fontSize: vars.text[13],
  lineHeight: "18px",
  mixBlendMode: "normal",
});
/** What stands where a picture did not come, by the room there is for it. */
export const rooms = styleVariants({
  wide: [lost, { gap: 12, minWidth: 200, minHeight: 200, padding: 16 }],
  card: [lost, { gap: 6, padding: 8 }],
  thumb: [lost],
});
