import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const stack = style({ display: "grid", gap: 32, minWidth: 0 });
export const sectionTitle = style({ fontSize: 18, fontWeight: 600, marginBottom: 12 });
export const rows = style({ borderTop: `1px solid ${vars.color.line.hair}` });
export const row = style({
  display: "flex",
  alignItems: "baseline",
  gap: 16,
  padding: "12px 0",
  borderBottom: `1px solid ${vars.color.line.hair}`,
});
export const rowName = style({ flex: "0 1 260px" });
export const rowCount = style({
  minWidth: 48,
  textAlign: "end",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
