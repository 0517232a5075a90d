import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const contents = style({ display: "grid", gap: 8 });
export const list = style({ borderInlineStart: `1px solid ${vars.color.line.hair}` });
export const deeper = style({ paddingInlineStart: 14 });
export const link = style({
  display: "block",
  padding: "5px 0 5px 14px",
  fontSize: vars.text[14],
  lineHeight: "20px",
  color: vars.color.ink.soft,
  textDecoration: "none",
  ":hover": { color: vars.color.action.base, textDecoration: "underline" },
  selectors: {
    '&[aria-current="location"]': {
      color: vars.color.ink.base,
      fontWeight: 600,
      boxShadow: `inset 3px 0 ${vars.color.action.base}`,
    },
  },
});
