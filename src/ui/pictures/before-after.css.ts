import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { pictureHeight } from "./picture-height.css.ts";

/** No slider moves without a script: then the two pictures stand side by side, whole. */
const unscripted = "(scripting: none)";

/** How much of "before" is in sight, set from the slider's value. */
export const cut = createVar();

export const root = style({
  vars: { [cut]: "50%" },
  position: "relative",
  display: "block",
  width: "fit-content",
  maxWidth: "100%",
  userSelect: "none",
  "@media": {
    [unscripted]: { display: "grid", gridTemplateColumns: "1fr 1fr", alignItems: "end", gap: 12 },
  },
});
export const picture = style({
  display: "block",
  maxWidth: "100%",
  width: "auto",
  height: "auto",
  maxHeight: fallbackVar(pictureHeight, "none"),
});
export const before = style({
  position: "absolute",
  inset: 0,
  clipPath: `inset(0 calc(100% - ${cut}) 0 0)`,
  "@media": { [unscripted]: { position: "static", order: -1, clipPath: "none" } },
});
export const after = style({ height: "100%" });
/** "After" shows only right of the cut: pictures on transparent ground must not show through. */
export const afterCut = style({
  clipPath: `inset(0 0 0 ${cut})`,
  "@media": { [unscripted]: { clipPath: "none" } },
});

export const divider = style({
  position: "absolute",
  zIndex: 2,
  top: 0,
  bottom: 0,
  left: cut,
  width: 2,
  marginLeft: -1,
  background: vars.color.ink.base,
  boxShadow: "0 0 0 1px rgb(255 255 255 / 0.7)",
  pointerEvents: "none",
  "@media": { [unscripted]: { display: "none" } },
});
export const handle = style({
  position: "absolute",
  left: "50%",
  bottom: "16%",
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 40,
  marginLeft: -28,
  borderRadius: vars.radius.control,
  background: vars.color.ink.base,
  color: vars.color.paper.base,
});

/** The real control: a range input over the whole picture. Its thumb is 1 px so that value = place. */
export const range = style({
  position: "absolute",
  inset: 0,
  zIndex: 3,
  width: "100%",
  height: "100%",
  margin: 0,
  appearance: "none",
  background: "transparent",
  opacity: 0,
  cursor: "ew-resize",
  touchAction: "pan-y",
  "@media": { [unscripted]: { display: "none" } },
  "::-webkit-slider-thumb": { appearance: "none", width: 1, height: 1 },
  "::-moz-range-thumb": { width: 1, height: 1, border: 0 },
});
export const focus = style({
  selectors: {
    [`${range}:focus-visible ~ ${divider} &`]: {
      outline: `3px solid ${vars.color.paper.base}`,
      boxShadow: `0 0 0 6px ${vars.color.ink.base}`,
    },
  },
});
const label = { position: "absolute", top: 14, zIndex: 2, pointerEvents: "none" } as const;
export const labelBefore = style({ ...label, left: 12 });
export const labelAfter = style({ ...label, right: 12 });
/** Beside the picture; above it where the sides have no room. */
export const outsideBefore = style({
  ...label,
  top: "12%",
  right: "calc(100% - 28px)",
  "@media": { [media.narrow]: { top: -36, right: "calc(50% + 6px)" } },
});
export const outsideAfter = style({
  ...label,
  top: "12%",
  left: "calc(100% - 28px)",
  "@media": { [media.narrow]: { top: -36, left: "calc(50% + 6px)" } },
});
