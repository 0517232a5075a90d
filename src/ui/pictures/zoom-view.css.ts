import { createVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const zoomVar = createVar();
export const turnVar = createVar();

export const view = style({
  display: "grid",
  flex: 1,
  width: "100%",
  height: "100%",
  minHeight: 0,
  overflow: "auto",
  ":focus-visible": { outlineOffset: -3 },
});
/** Grows with the zoom, so that the whole picture can be scrolled into view. */
export const plane = style({
  display: "grid",
  // Not auto: such a track would grow with a tall picture, which would then be cropped.
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  width: `calc(100% * max(1, ${zoomVar}))`,
  height: `calc(100% * max(1, ${zoomVar}))`,
  minHeight: 0,
});
export const picture = style({
  maxWidth: "100%",
  maxHeight: "100%",
  objectFit: "contain",
  transform: `rotate(${turnVar}) scale(min(1, ${zoomVar}))`,
  boxShadow: vars.shadow.print,
  transition: `transform ${vars.motion.steady} ${vars.motion.ease}`,
});
/** A picture turned by 90° must fit with its width and height exchanged. */
export const sideways = style({ maxWidth: "100cqh", maxHeight: "100cqw" });
export const sized = style({ containerType: "size" });
