import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const edge = {
  maxWidth: 1440,
  margin: "0 auto",
  // Inline alone: in a query it would take the room above away too.
  paddingInline: 48,
  "@media": { [media.compact]: { paddingInline: 20 } },
} as const;

export const head = style([edge, { display: "grid", gap: vars.space[3], paddingTop: 32 }]);
export const lead = style({ maxWidth: "56ch", color: vars.color.ink.soft });
export const body = style([
  edge,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 40,
    marginTop: 32,
    paddingBottom: 88,
    "@media": { [media.compact]: { gap: 32, marginTop: 24, paddingBottom: 56 } },
  },
]);
/** In as many lines as they need: sideways the last one, the current one too, was cut. */
export const categories = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  borderBottom: `1px solid ${vars.color.line.hair}`,
});
export const categoryLink = style({
  display: "block",
  padding: "12px 0",
  fontWeight: 500,
  whiteSpace: "nowrap",
  textDecoration: "none",
  color: vars.color.ink.soft,
  outlineOffset: -3,
  ":hover": { color: vars.color.action.base },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.ink.base,
      fontWeight: 600,
      boxShadow: `inset 0 -3px ${vars.color.action.base}`,
    },
  },
});
export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(240px, 2fr) repeat(auto-fit, minmax(150px, 1fr))",
  gap: 16,
  alignItems: "end",
  "@media": {
    [media.compact]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "1fr 1fr" },
  },
});
globalStyle(`${filters} > :first-child`, {
  "@media": { [media.compact]: { gridColumn: "1 / -1" } },
});
export const narrow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
});
export const count = style({ color: vars.color.ink.soft, fontSize: vars.text[14] });
/** Room between the papers for the rollers' ends. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "56px 48px",
  "@media": {
    [media.compact]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "48px 40px" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 48 },
  },
});
export const list = style({ display: "grid", gap: 64 });
export const waiting = style({ display: "grid", gap: 16 });
export const stale = style({ opacity: 0.6 });
export const newsletter = style([
  edge,
  {
    paddingBottom: 88,
    "@media": { [media.compact]: { paddingInline: 20, paddingBottom: 56 } },
  },
]);
