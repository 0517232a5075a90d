import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const layer = style({ zIndex: `${vars.layer.menu} !important` });
export const list = style({
  minWidth: 208,
  padding: "6px 0",
  borderRadius: vars.radius.control,
  background: vars.color.paper.base,
  boxShadow: vars.shadow.floating,
  ":focus-visible": { outline: "none" },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 40,
  padding: "6px 16px",
  color: vars.color.ink.base,
  fontSize: vars.text[14],
  fontWeight: 500,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&[data-highlighted]": { background: vars.color.paper.floor, outline: "none" },
    "&[data-disabled]": { color: vars.color.ink.faint, cursor: "not-allowed" },
  },
});
export const danger = style({ color: vars.color.danger.base });
export const rule = style({
  margin: "6px 0",
  border: 0,
  borderTop: `1px solid ${vars.color.line.hair}`,
});
export const note = style({ fontSize: vars.text[12], fontWeight: 400, color: vars.color.ink.soft });
