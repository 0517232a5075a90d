import { style } from "@vanilla-extract/css";

/** Out of sight for everybody, in the form for programs. */
export const honeypot = style({
  position: "absolute",
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: "hidden",
});
