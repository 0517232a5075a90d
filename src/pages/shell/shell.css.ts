import { style } from "@vanilla-extract/css";

export const stack = style({ display: "flex", flexDirection: "column", gap: 20 });
/** Stands on the dialog's own backdrop, feet at its foot. */
export const figure = style({
  boxSizing: "border-box",
  height: "100%",
  maxHeight: 520,
  paddingTop: 32,
  objectFit: "contain",
  objectPosition: "50% 100%",
});
