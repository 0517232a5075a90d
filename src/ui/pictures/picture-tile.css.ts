import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";

const ratio = createVar();
export const ratios = styleVariants({
  portrait: { vars: { [ratio]: "3 / 4" } },
  square: { vars: { [ratio]: "1 / 1" } },
});

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
  // A button centres its content: stretched to its row, a tile of fewer lines would sink.
  alignItems: "start",
  gap: "20px 14px",
  // Corners of a chosen tile stand 4 px outside it.
  padding: 5,
});

export const tile = style({
  display: "block",
  width: "100%",
  minWidth: 0,
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "start",
  selectors: { '&[aria-disabled="true"]': { cursor: "not-allowed" } },
});
export const frame = style({
  position: "relative",
  display: "block",
  aspectRatio: ratio,
});
export const window = style({
  position: "absolute",
  inset: 0,
  display: "block",
  overflow: "hidden",
  background: vars.color.paper.sunken,
  selectors: {
    [`${tile}:hover &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.ink.base}` },
    [`${tile}[aria-disabled="true"] &`]: { opacity: 0.45, boxShadow: "none" },
  },
});
export const picture = styleVariants({
  cover: { width: "100%", height: "100%", objectFit: "cover" },
  contain: {
    position: "absolute",
    inset: "6% 8%",
    width: "84%",
    height: "88%",
    objectFit: "contain",
    // Product photos on white lie on the tile's grey without an edge.
    mixBlendMode: "multiply",
  },
});
export const check = style({
  position: "absolute",
  top: 0,
  right: 0,
  zIndex: 4,
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  background: vars.color.action.base,
  color: vars.color.paper.base,
});
export const corner = style({ position: "absolute", left: 0, top: 0, zIndex: 2 });
/** Two lines, so that the names of neighbouring samples differ to the eye. */
export const caption = style({
  ...lines(2),
  paddingTop: 7,
  fontSize: vars.text[13],
  lineHeight: "18px",
  selectors: { '[aria-pressed="true"] &, [aria-checked="true"] &': { fontWeight: 600 } },
});
export const note = style({
  ...lines(2),
  fontSize: vars.text[12],
  lineHeight: "18px",
  color: vars.color.ink.soft,
});
