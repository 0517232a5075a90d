import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";
import { media } from "#src/theme/media.ts";

/** A column no wider than the page: a wide table inside scrolls by itself. */
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 } as const;
export const stack = style({ ...column, gap: 32 });
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
/** What is less told of a row, below it. */
export const under = style({ display: "block", fontSize: 13, color: vars.color.ink.soft });
export const rowEnd = style({ marginInlineStart: "auto", textAlign: "end" });
export const amount = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const rowCount = style({
  minWidth: 48,
  textAlign: "end",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const message = style({
  display: "grid",
  gap: 2,
  padding: "12px 0",
  borderBottom: `1px solid ${vars.color.line.hair}`,
});
export const excerpt = style(lines(2));
/** The way back stands apart from what is worked on. */
export const back = style({ paddingBottom: 20 });
export const more = style({ paddingTop: 12 });
export const list = style({ ...column, gap: 16 });
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  fontSize: 14,
  color: vars.color.ink.soft,
});
export const filters = style({
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
  gap: "12px 20px",
  alignItems: "end",
});
/** What a row is about: its name, and below it what distinguishes it. */
export const named = style({ display: "grid", gap: 2, minWidth: 140, overflowWrap: "anywhere" });
export const soft = style({ fontSize: 13, color: vars.color.ink.soft });
export const off = style({ color: vars.color.danger.base });
export const partTitle = style({ fontSize: 16, fontWeight: 600, marginBottom: 8 });
export const halves = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  gap: "32px 40px",
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12 });
export const cases = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
  gap: "24px 32px",
});
export const caseBox = style({
  display: "grid",
  gridTemplateColumns: "132px minmax(0, 1fr)",
  gap: 16,
  alignContent: "start",
});
export const shot = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: 132,
  alignSelf: "start",
  background: vars.color.paper.sunken,
});
export const picture = style({
  display: "block",
  width: "100%",
  maxHeight: 200,
  objectFit: "contain",
});
export const play = style({
  position: "absolute",
  insetInlineStart: 8,
  bottom: 8,
  display: "grid",
});
export const words = style({ display: "grid", gap: 8, alignContent: "start", fontSize: 14 });
export const caseName = style({ fontSize: 15, fontWeight: 600 });
export const quote = style({
  margin: 0,
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${vars.color.line.control}`,
  overflowWrap: "anywhere",
});
export const details = style({ display: "grid", gap: 2, overflowWrap: "anywhere" });
export const code = style({ fontSize: 13, overflowWrap: "anywhere" });
/** A column a tablet has no room for; the account's own page says it too. */
export const roomy = style({
  whiteSpace: "nowrap",
  "@media": { [media.compact]: { display: "none" } },
});
/** A person in a list. */
export const face = style({ objectFit: "cover" });
