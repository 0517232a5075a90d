import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const legend = style({ marginBottom: 6, fontSize: vars.text[14], fontWeight: 600 });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 14,
  padding: 5,
});
export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: 4,
  width: "100%",
  minWidth: 0,
  padding: "12px 14px",
  border: 0,
  background: vars.color.paper.sunken,
  textAlign: "start",
  fontSize: vars.text[13],
  lineHeight: 1.45,
  color: vars.color.ink.soft,
  selectors: {
    "&:hover": { boxShadow: `inset 0 0 0 1px ${vars.color.ink.base}` },
    '&[aria-disabled="true"]': { cursor: "not-allowed", boxShadow: "none", opacity: 0.6 },
  },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: vars.text[14],
  fontWeight: 600,
  color: vars.color.ink.base,
});
export const check = style({
  position: "absolute",
  top: 0,
  right: 0,
  display: "grid",
  placeItems: "center",
  width: 22,
  height: 22,
  background: vars.color.action.base,
  color: vars.color.paper.base,
});
