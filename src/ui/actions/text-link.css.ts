import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const link = style({
  display: "inline-block",
  padding: "2px 0",
  border: 0,
  background: "none",
  color: vars.color.action.base,
  fontWeight: 600,
  lineHeight: "20px",
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  textAlign: "start",
  ":hover": { textDecorationThickness: 2 },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.ink.faint, cursor: "not-allowed" },
  },
});

/** On coloured paper a link is ink. */
export const onBackdrop = style({ color: vars.color.ink.base });
