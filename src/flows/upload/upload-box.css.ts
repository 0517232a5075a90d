import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const stack = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: 12,
});
export const box = style([
  stack,
  { alignItems: "stretch", padding: 16, background: vars.color.paper.floor },
]);
/** Fills the given width without asking for any itself. */
export const whole = style({ alignSelf: "stretch", contain: "inline-size" });
export const name = style({ fontSize: 14, fontWeight: 500, overflowWrap: "anywhere" });
