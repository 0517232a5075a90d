import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  gap: "24px 40px",
  alignItems: "start",
});
export const column = style({ display: "grid", gap: 18, minWidth: 0 });
export const title = style({ fontSize: vars.text[18], fontWeight: 600 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12 });
