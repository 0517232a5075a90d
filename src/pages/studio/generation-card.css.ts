import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(168px, 100%), 1fr))",
  gap: "28px 16px",
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: 4,
  minWidth: 0,
  color: vars.color.ink.base,
  textDecoration: "none",
});
/** The same as a button, while one picks many. */
export const choosable = style([
  card,
  {
    width: "100%",
    padding: 0,
    border: 0,
    background: "none",
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    selectors: { '&[aria-disabled="true"]': { cursor: "not-allowed" } },
  },
]);
/** Outside the window, which cuts off what stands over its edge. */
export const frame = style({ display: "block", marginBottom: 6 });
export const window = style({
  position: "relative",
  display: "block",
  aspectRatio: "3 / 4",
  overflow: "hidden",
  background: vars.color.paper.sunken,
});
export const check = style({
  position: "absolute",
  top: 0,
  left: 0,
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  background: vars.color.action.base,
  color: vars.color.paper.base,
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
export const waiting = style([picture, { opacity: 0.45 }]);
export const status = style({
  position: "absolute",
  left: 0,
  bottom: 0,
  padding: "3px 10px",
  background: vars.color.ink.base,
  color: vars.color.paper.base,
  fontSize: 13,
});
export const name = style({
  display: "flex",
  gap: 8,
  alignItems: "baseline",
  fontSize: 14,
  fontWeight: 500,
});
export const words = style(lines(2));
export const time = style({ fontSize: 13, color: vars.color.ink.soft });
