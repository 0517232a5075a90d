import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const ways = style({ display: "flex", flexDirection: "column", gap: 16, marginTop: 16 });
/** A word between two hairlines. */
export const or = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: 12,
  fontSize: vars.text[13],
  color: vars.color.ink.soft,
  "::before": { content: "''", height: 1, background: vars.color.line.hair },
  "::after": { content: "''", height: 1, background: vars.color.line.hair },
});
export const waiting = style({ textAlign: "center", fontSize: vars.text[14] });
