import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const page = style({
  display: "grid",
  gap: 24,
  maxWidth: 720,
  margin: "0 auto",
  padding: "48px 48px 88px",
  "@media": { [media.compact]: { padding: "32px 20px 56px" } },
});
export const stack = style({ display: "grid", gap: 24 });
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 20px",
  alignItems: "end",
});
export const lots = style({ display: "grid", gap: 4 });
export const center = style({ display: "flex", justifyContent: "center" });
/** What can be done with an order that waits, beneath its state. */
export const open = style({ display: "flex", flexWrap: "wrap", gap: 8, paddingTop: 8 });
export const aside = style({ color: vars.color.ink.soft });
