import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  gap: "32px 72px",
  alignItems: "end",
  maxWidth: 1440,
  margin: "0 auto",
  padding: "32px 48px 0",
  "@media": {
    [media.compact]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "20px 20px 0" },
  },
});
export const words = style({ display: "grid", gap: vars.space[4], paddingBottom: 32 });
export const lead = style({ maxWidth: "48ch" });
export const paper = style({ padding: "40px 24px 0", overflow: "hidden" });
export const people = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: "clamp(0px, 1vw, 16px)",
  marginBottom: 10,
});
export const person = style({ width: "100%", height: "auto" });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "32px 48px",
  "@media": { [media.compact]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({
  display: "grid",
  alignContent: "start",
  gap: 8,
  paddingTop: 16,
  borderTop: `2px solid ${vars.color.ink.base}`,
});
export const soft = style({ maxWidth: "56ch", color: vars.color.ink.soft });
export const rules = style({ borderBottom: `1px solid ${vars.color.line.hair}` });
export const rule = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: "4px 32px",
  padding: "18px 0",
  borderTop: `1px solid ${vars.color.line.hair}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const ruleName = style({ fontSize: vars.text[18], fontWeight: 600 });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 24 });
