import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

/** Stays in sight while the pictures below it are looked through. */
export const note = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  background: vars.color.paper.base,
});
