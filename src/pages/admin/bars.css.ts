import { createVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { toneBase } from "#src/theme/tone.css.ts";

export const share = createVar();

export const name = style({ width: "1%", whiteSpace: "nowrap" });
export const place = style({ width: "60%", minWidth: 120 });
export const bar = style({ display: "flex", height: 16, marginBlock: 3 });
export const part = style({
  width: share,
  minWidth: 1,
  background: toneBase,
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
});
export const plain = style({ background: vars.color.ink.base });
