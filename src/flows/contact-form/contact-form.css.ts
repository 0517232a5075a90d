import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

/** Two short fields side by side where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 18,
  "@media": { [media.compact]: { gridTemplateColumns: "1fr" } },
});
export const files = style({ display: "grid", gap: 8 });
export const filesLabel = style({ fontSize: vars.text[14], fontWeight: 600 });
export const optional = style({ fontWeight: 400, color: vars.color.ink.soft });
export const list = style({ borderTop: `1px solid ${vars.color.line.hair}` });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: 16,
  minHeight: 48,
  borderBottom: `1px solid ${vars.color.line.hair}`,
  fontSize: vars.text[14],
});
export const name = style({ overflowWrap: "anywhere" });
export const size = style({ color: vars.color.ink.soft, whiteSpace: "nowrap" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" });
export const sent = style({ display: "grid", gap: 16, justifyItems: "start", maxWidth: "62ch" });
