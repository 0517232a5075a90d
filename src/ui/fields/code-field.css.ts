import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { box } from "./field.css.ts";

/** Six cells under one input: a figure is 1ch wide and sits in a 2.4ch cell. */
export const code = style([
  box,
  {
    height: 56,
    fontSize: vars.text[28],
    fontWeight: 500,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.55em",
  },
]);
