import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const page = style({
  display: "grid",
  alignContent: "center",
  gap: 24,
  maxWidth: 640,
  minHeight: 420,
  margin: "0 auto",
  padding: "48px 20px",
});
export const title = style({ fontSize: vars.text[22] });
