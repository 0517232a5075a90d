import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 24px",
  minHeight: 84,
  padding: "12px 32px",
  borderBottom: `1px solid ${vars.color.line.hair}`,
  "@media": { [media.narrow]: { padding: "12px 20px", minHeight: 75 } },
});
export const end = style({ display: "flex", alignItems: "center", gap: vars.space[4] });
export const body = style({
  padding: "24px 32px 64px",
  "@media": { [media.narrow]: { padding: "20px 20px 48px" } },
});
