import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { toneBase } from "#src/theme/tone.css.ts";

export const swatch = style({
  display: "inline-block",
  flex: "none",
  width: 14,
  height: 18,
  background: `linear-gradient(180deg, ${vars.color.ink.hover} 0 3px, ${toneBase} 3px)`,
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
});
