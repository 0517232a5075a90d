import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const root = style({ minWidth: 0 });
export const list = style({
  display: "flex",
  gap: 20,
  borderBottom: `1px solid ${vars.color.line.hair}`,
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const tab = style({
  flex: "none",
  minWidth: 24,
  minHeight: 40,
  padding: "8px 0 7px",
  border: 0,
  borderBottom: "3px solid transparent",
  background: "none",
  color: vars.color.ink.soft,
  fontSize: vars.text[14],
  fontWeight: 500,
  whiteSpace: "nowrap",
  ":hover": { color: vars.color.ink.base },
  ":focus-visible": { outlineOffset: -3 },
  selectors: {
    "&[data-selected]": {
      color: vars.color.ink.base,
      fontWeight: 600,
      borderBottomColor: vars.color.action.base,
    },
  },
});
export const count = style({ fontWeight: 400, fontVariantNumeric: "tabular-nums" });
export const panel = style({ paddingTop: vars.space[4], ":focus-visible": { outlineOffset: 4 } });
