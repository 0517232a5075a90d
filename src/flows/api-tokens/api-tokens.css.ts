import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const stack = style({ display: "grid", gap: 24 });
export const form = style({ display: "grid", gap: 16 });
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
  borderBlock: `1px solid ${vars.color.line.hair}`,
});
export const figure = style({ padding: "16px 20px" });
export const term = style({ fontSize: 13, color: vars.color.ink.soft });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 24px",
  padding: "14px 0",
  borderBottom: `1px solid ${vars.color.line.hair}`,
});
export const name = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const soft = style({ fontSize: 14, color: vars.color.ink.soft });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12 });
export const services = style({ display: "grid", gap: 8 });
export const legend = style({ fontWeight: 600, marginBottom: 8 });
export const error = style({ color: vars.color.danger.base, fontSize: 14 });
