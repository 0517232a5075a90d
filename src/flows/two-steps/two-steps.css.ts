import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: 12 });
/** Two columns of codes to be written down: every sign as wide as the next. */
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: "6px 24px",
  padding: 16,
  background: vars.color.paper.floor,
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.text[16],
  userSelect: "text",
});
