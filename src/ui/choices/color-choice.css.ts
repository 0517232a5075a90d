import { createVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const swatchColor = createVar();
export const top = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  width: "100%",
  marginBottom: 8,
});
export const legend = style({ fontSize: vars.text[14], fontWeight: 600 });
export const chosen = style({ fontSize: vars.text[13], color: vars.color.ink.soft });
export const row = style({ display: "flex", flexWrap: "wrap", gap: 10, padding: 4 });
export const swatch = style({
  position: "relative",
  width: 32,
  height: 32,
  background: swatchColor,
  boxShadow: "inset 0 0 0 1px rgb(20 26 24 / 0.25)",
  forcedColorAdjust: "none",
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": {
      outline: `3px solid ${vars.color.action.base}`,
      outlineOffset: 2,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.ink.base}`, outlineOffset: 4 },
  },
});
export const wide = style({ flex: 1, minWidth: 40, height: 36 });
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
