import { createVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const zoomVar = createVar();
export const xVar = createVar();
export const yVar = createVar();
export const ringX = createVar();
export const ringY = createVar();
export const ringSize = createVar();

export const root = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 14,
  width: "100%",
});
export const window = style({
  position: "relative",
  maxWidth: "100%",
  overflow: "hidden",
  background: vars.color.paper.base,
  boxShadow: vars.shadow.print,
  cursor: "none",
  // A finger or a pen paints; it never scrolls the page.
  touchAction: "none",
  userSelect: "none",
  ":focus-visible": { outline: `3px solid ${vars.color.action.base}`, outlineOffset: 3 },
});
export const plane = style({
  vars: { [zoomVar]: "1", [xVar]: "0px", [yVar]: "0px" },
  position: "relative",
  display: "block",
  transformOrigin: "0 0",
  transform: `translate(${xVar}, ${yVar}) scale(${zoomVar})`,
});
export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "clamp(240px, 100dvh - 400px, 900px)",
});
export const canvas = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0.6,
  pointerEvents: "none",
});
/** The brush at its true size: what the ring encloses is painted. */
export const ring = style({
  vars: { [ringX]: "-999px", [ringY]: "-999px", [ringSize]: "0px" },
  position: "absolute",
  left: ringX,
  top: ringY,
  width: ringSize,
  height: ringSize,
  transform: "translate(-50%, -50%)",
  border: "1px solid #fff",
  outline: "1px solid #141A18",
  borderRadius: vars.radius.round,
  pointerEvents: "none",
});
export const hint = style({ maxWidth: 620, fontSize: vars.text[13], color: vars.color.ink.base });
export const size = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  fontSize: vars.text[13],
});
export const range = style({ width: 120, accentColor: vars.color.action.base });
export const number = style({
  width: "4.5em",
  padding: "2px 6px",
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
});
