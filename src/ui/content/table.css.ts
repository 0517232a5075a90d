import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

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
/** The name of a row, read out with each of its numbers. */
export const rowHead = style({ textAlign: "start", fontWeight: 400 });
