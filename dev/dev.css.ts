import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const hair = `1px solid ${vars.color.line.hair}`;

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 24px",
  padding: "12px 24px",
  borderBottom: hair,
});
export const places = style({ display: "flex", flexWrap: "wrap", gap: 4, marginRight: "auto" });
export const place = style({
  padding: "8px 12px",
  fontSize: vars.text[14],
  textDecoration: "none",
  borderRadius: vars.radius.control,
  ":hover": { background: vars.color.paper.floor },
  selectors: { '&[aria-current="page"]': { background: vars.color.paper.sunken, fontWeight: 600 } },
});
export const main = style({ padding: 24, maxWidth: 1500, margin: "0 auto" });
export const group = style({ marginBottom: 32 });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });
export const signIn = style({ maxWidth: 420, margin: "12px 0" });
export const intro = style({ maxWidth: 760, marginBottom: 24, color: vars.color.ink.soft });

/** One thing shown by itself: the way back above it. */
export const shownBar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  marginBottom: 16,
});
export const shown = style({ border: hair, minHeight: 360, overflow: "clip", padding: 0 });
export const padded = style({ padding: 24 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(200px, 1fr) minmax(0, 2.2fr) minmax(0, 1.8fr)",
  gap: 24,
  alignItems: "start",
  "@media": { "(max-width: 1100px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const list = style({ display: "grid", gap: 2 });
export const entry = style({
  display: "block",
  border: 0,
  background: "none",
  textAlign: "left",
  cursor: "pointer",
  padding: "6px 10px",
  fontSize: vars.text[14],
  textDecoration: "none",
  borderRadius: vars.radius.control,
  ":hover": { background: vars.color.paper.floor },
  selectors: { '&[aria-current="true"]': { background: vars.color.action.wash, fontWeight: 600 } },
});
export const panel = style({ display: "grid", gap: 16, minWidth: 0 });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 12 });

/** A state and, indented, those inside it. */
export const states = style({ listStyle: "none", display: "grid", gap: 4, padding: 0 });
globalStyle(`${states} ${states}`, { paddingLeft: 18, borderLeft: hair, marginTop: 4 });
export const state = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: 8,
  padding: "3px 8px",
  fontWeight: 600,
  fontSize: vars.text[14],
  textAlign: "left",
  background: "none",
  border: hair,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  ":hover": { background: vars.color.paper.floor },
  selectors: {
    '&[aria-current="true"]': {
      background: vars.color.ink.base,
      borderColor: vars.color.ink.base,
      color: vars.color.paper.base,
    },
  },
});
export const about = style({ fontSize: vars.text[13], color: vars.color.ink.soft });
export const ways = style({
  margin: "2px 0 4px 12px",
  fontSize: vars.text[13],
  color: vars.color.ink.soft,
  overflowWrap: "anywhere",
});
export const code = style({
  maxHeight: 480,
  overflow: "auto",
  padding: 12,
  background: vars.color.paper.floor,
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.text[12],
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
