import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const stack = style({ display: "grid", gap: 16 });
export const plans = style({ borderTop: `1px solid ${vars.color.line.hair}` });
export const plan = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  padding: "12px 0",
  borderBottom: `1px solid ${vars.color.line.hair}`,
});
export const name = style({ fontWeight: 600 });
export const total = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 16,
});
export const soft = style({ color: vars.color.ink.soft });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12 });
/** Ways to elsewhere, quieter than the one on. */
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 20px",
  padding: "10px 4px",
});
