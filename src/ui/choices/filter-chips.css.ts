import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const legend = style({ fontSize: vars.text[14], fontWeight: 600, marginBottom: 6 });
export const row = style({ display: "flex", flexWrap: "wrap", gap: 8 });
export const chip = style({
  minHeight: 32,
  padding: "3px 12px",
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper.base,
  fontSize: vars.text[13],
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.action.wash,
      borderColor: vars.color.action.base,
      fontWeight: 600,
    },
  },
});
export const note = style({ paddingTop: 6, fontSize: vars.text[13], color: vars.color.ink.soft });
