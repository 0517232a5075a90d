import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  justifyContent: "center",
  color: vars.color.ink.soft,
  fontSize: 14,
});
export const sent = style({ display: "flex", flexDirection: "column", gap: 12 });
