import { style } from "@vanilla-extract/css";

export const stack = style({ display: "flex", flexDirection: "column", gap: 20 });
/** The figure on the dialog's backdrop, standing on its lower edge. */
export const figure = style({
  boxSizing: "border-box",
  height: "100%",
  maxHeight: 520,
  paddingTop: 32,
  objectFit: "contain",
  objectPosition: "50% 100%",
});
