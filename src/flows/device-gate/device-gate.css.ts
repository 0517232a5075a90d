import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

/** No box of its own while it is shown: the page lays itself out as if it stood alone. */
export const page = style({ display: "contents" });

export const restriction = style({
  minHeight: "100dvh",
  overflowX: "clip",
  background: vars.color.paper.base,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minHeight: 64,
  padding: "0 20px",
});
export const home = style({ textDecoration: "none" });
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  maxWidth: 560,
  margin: "0 auto",
  padding: "4px 20px 48px",
});
export const paper = style({ display: "grid", placeItems: "center", padding: "28px 16px 32px" });
export const drawing = style({
  width: "100%",
  maxWidth: 260,
  fill: "none",
  stroke: vars.color.ink.base,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const words = style({ display: "grid", gap: vars.space[2], textWrap: "pretty" });
export const reasons = style({ display: "grid", gap: vars.space[2] });
export const reasonsHead = style({ fontSize: vars.text[18], fontWeight: 600 });
export const list = style({
  display: "grid",
  gap: 6,
  paddingInlineStart: 18,
  listStyle: "disc",
  color: vars.color.ink.soft,
});
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
export const handoff = style({
  display: "grid",
  gap: vars.space[3],
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.line.hair}`,
});
/** What a press came to; it takes no room before there is something to say. */
export const said = style({
  selectors: { "&:empty": { marginTop: `calc(-1 * ${vars.space[3]})` } },
});
export const address = style({
  fontSize: vars.text[14],
  color: vars.color.ink.soft,
  overflowWrap: "anywhere",
});
