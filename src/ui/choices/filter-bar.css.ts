import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const bar = style({ display: "flex", flexWrap: "wrap", gap: 4 });
export const choice = style({
  minHeight: 34,
  padding: "6px 10px",
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "none",
  color: vars.color.ink.soft,
  fontSize: vars.text[13],
  fontWeight: 500,
  ":hover": { background: vars.color.paper.floor, color: vars.color.ink.base },
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.ink.base,
      borderColor: vars.color.ink.base,
      color: vars.color.paper.base,
    },
  },
});
