import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";

export const strip = style({
  display: "flex",
  flexDirection: "column",
  gap: 14,
  width: "min(420px, 100%)",
});
export const picture = style({
  display: "block",
  width: "100%",
  maxHeight: "56vh",
  objectFit: "contain",
  background: vars.color.paper.floor,
});
export const times = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  fontSize: 13,
});
export const inputs = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  fontSize: 13,
  color: vars.color.ink.soft,
});
export const thumb = style({
  width: 54,
  height: 72,
  objectFit: "cover",
  background: vars.color.paper.floor,
});
export const stack = style({ display: "flex", flexDirection: "column", gap: 18 });
export const lead = style({ color: vars.color.ink.soft });
/** Long file names keep to three lines. */
export const names = style(lines(3));
