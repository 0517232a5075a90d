import { fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { toneDeep } from "#src/theme/tone.css.ts";

const full = fallbackVar(toneDeep, vars.color.action.base);
const empty = vars.color.paper.sunken;

export const wedge = style({ display: "flex", gap: 2, height: 14, width: "100%" });
const cell = style({ flex: 1, background: empty, forcedColorAdjust: "none" });
export const cells = styleVariants({
  full: [cell, { background: full }],
  half: [cell, { background: `linear-gradient(90deg, ${full} 50%, ${empty} 50%)` }],
  empty: [cell],
});
