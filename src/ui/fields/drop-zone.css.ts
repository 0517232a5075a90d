import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const root = style({ width: "100%" });
export const zone = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  width: "100%",
  minHeight: 84,
  padding: "14px 16px",
  border: 0,
  background: vars.color.paper.floor,
  color: vars.color.ink.base,
  textAlign: "start",
  fontSize: vars.text[14],
  lineHeight: 1.45,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ":hover": { background: vars.color.paper.sunken },
  selectors: {
    '&[data-over="true"]': { background: vars.color.action.wash },
    '&[aria-disabled="true"]': { color: vars.color.ink.faint, cursor: "not-allowed" },
  },
});
export const tall = style({
  flexDirection: "column",
  justifyContent: "center",
  minHeight: 240,
  textAlign: "center",
});
export const title = style({ display: "block", fontWeight: 500 });
export const verb = style({
  fontWeight: 600,
  whiteSpace: "nowrap",
  color: vars.color.action.base,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
export const hint = style({
  display: "block",
  fontSize: vars.text[12],
  color: vars.color.ink.soft,
});
export const error = style({
  display: "flex",
  gap: 6,
  marginTop: 8,
  fontSize: vars.text[13],
  color: vars.color.danger.base,
});
export const reason = style({ marginTop: 8, fontSize: vars.text[13], color: vars.color.ink.soft });
