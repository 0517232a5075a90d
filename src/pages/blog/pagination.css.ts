import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: 4,
  paddingTop: 24,
  borderTop: `1px solid ${vars.color.line.hair}`,
});
const box = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minHeight: 44,
  minWidth: 44,
  padding: "0 12px",
  borderRadius: vars.radius.control,
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { background: vars.color.paper.floor },
} as const;
export const step = style({ ...box, fontWeight: 600, color: vars.color.action.base });
export const page = style({
  ...box,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.ink.base,
      color: vars.color.paper.base,
    },
  },
});
export const gap = style({ minWidth: 24, textAlign: "center", color: vars.color.ink.faint });
