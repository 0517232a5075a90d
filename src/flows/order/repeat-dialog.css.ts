import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: 240,
  margin: "0 auto",
  borderRadius: vars.radius.control,
});
