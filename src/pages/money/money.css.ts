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
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: 14 });
export const scroll = style({ overflowX: "auto" });
export const head = style({
  padding: "8px 12px",
  textAlign: "start",
  fontWeight: 500,
  color: vars.color.ink.soft,
  borderBottom: `1px solid ${vars.color.line.control}`,
  whiteSpace: "nowrap",
});
export const cell = style({
  padding: "10px 12px",
  borderBottom: `1px solid ${vars.color.line.hair}`,
  verticalAlign: "top",
});
export const number = style([
  cell,
  { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
]);
export const numberHead = style([head, { textAlign: "end" }]);
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 20px",
  alignItems: "end",
});
export const lots = style({ display: "grid", gap: 4 });
export const center = style({ display: "flex", justifyContent: "center" });
