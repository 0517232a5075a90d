import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const body = style({
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  padding: "20px 22px",
  overflowY: "auto",
  // Room for viewfinder corners, which stand outside their picture.
  scrollPadding: 12,
  "@media": { [media.narrow]: { overflow: "visible", padding: "20px 22px 28px" } },
});
export const foot = style({
  flex: "none",
  padding: "14px 22px",
  borderTop: `1px solid ${vars.color.line.hair}`,
});
export const title = style({ fontSize: vars.text[18], fontWeight: 600, lineHeight: 1.35 });
