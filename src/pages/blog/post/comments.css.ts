import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const comments = style({ display: "grid", gap: 24, scrollMarginTop: 24 });
export const list = style({ display: "grid", gap: 20 });
export const comment = style({
  display: "grid",
  gap: 4,
  paddingBottom: 20,
  borderBottom: `1px solid ${vars.color.line.hair}`,
});
export const by = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
});
/** As it was typed: plain text with its lines. */
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const soft = style({ color: vars.color.ink.soft, fontSize: vars.text[14] });
