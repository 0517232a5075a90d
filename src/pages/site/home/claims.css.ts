import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const place = style({ paddingTop: "40px !important" });
export const claims = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  borderBlock: `1px solid ${vars.color.line.hair}`,
  "@media": { [media.compact]: { gridTemplateColumns: "1fr 1fr" } },
});
export const claim = style({
  display: "flex",
  flexDirection: "column",
  padding: "16px 24px",
  selectors: {
    "&:first-child": { paddingInlineStart: 0 },
    "& + &": { borderInlineStart: `1px solid ${vars.color.line.hair}` },
  },
  "@media": {
    [media.compact]: {
      padding: "12px 12px 12px 0",
      selectors: { "& + &": { borderInlineStart: 0 } },
    },
  },
});
export const words = style({ fontSize: vars.text[14], color: vars.color.ink.soft });
