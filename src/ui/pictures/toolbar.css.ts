import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 8px",
  maxWidth: "100%",
  padding: "5px 8px",
  borderRadius: vars.radius.control,
  background: vars.color.paper.base,
  boxShadow: "0 6px 18px -8px rgb(20 26 24 / 0.28)",
});
export const rule = style({
  alignSelf: "stretch",
  width: 1,
  margin: "6px 6px",
  background: vars.color.line.hair,
});
export const words = style({
  fontSize: vars.text[13],
  color: vars.color.ink.soft,
  fontVariantNumeric: "tabular-nums",
});
export const grounds = style({ display: "flex", alignItems: "center", gap: 10 });
const ground = style({
  width: 28,
  height: 28,
  padding: 0,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: 2,
  forcedColorAdjust: "none",
  selectors: {
    '&[aria-pressed="true"]': {
      boxShadow: `0 0 0 2px ${vars.color.paper.base}, 0 0 0 5px ${vars.color.action.base}`,
    },
  },
});
export const groundLook = styleVariants(vars.color.judging, (background) => [
  ground,
  { background },
]);
