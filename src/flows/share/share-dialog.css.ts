import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: 16 });
export const line = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: 8,
  alignItems: "end",
});
/** Keeps its line, so that nothing moves when something is said. */
export const said = style({ minHeight: 24, marginTop: -8 });
