import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";

export const stack = style({ display: "grid", gap: 24 });
export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: 4,
  minWidth: 0,
});
export const window = style({
  display: "block",
  aspectRatio: "3 / 4",
  marginBottom: 6,
  overflow: "hidden",
  background: vars.color.paper.sunken,
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});
export const name = style([lines(2), { fontSize: 14, fontWeight: 500, overflowWrap: "anywhere" }]);
export const note = style({ fontSize: 13, color: vars.color.ink.soft });
export const more = style({ position: "absolute", top: 4, right: 4, background: "#fff" });
export const center = style({ display: "flex", justifyContent: "center" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: 12 });
export const storage = style({ display: "grid", gap: 6, maxWidth: 420 });
