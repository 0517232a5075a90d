import { createVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

/** Share of the way from min to max, 0–1. */
export const share = createVar();
const thumb = 14;
const filled = `calc(${thumb / 2}px + (100% - ${thumb}px) * ${share})`;

export const root = style({ vars: { [share]: "0" }, minWidth: 0 });
export const top = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  marginBottom: 6,
});
export const label = style({ fontSize: vars.text[14], fontWeight: 600 });
export const figure = style({
  fontSize: vars.text[14],
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const bigFigure = style({
  fontFamily: vars.font.display,
  fontStretch: vars.width.figure,
  fontWeight: 700,
  fontSize: vars.text[22],
});
export const hint = style({ marginTop: 4, fontSize: vars.text[13], color: vars.color.ink.soft });

const thumbLook = {
  appearance: "none",
  width: thumb,
  height: 24,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.action.base,
} as const;
export const input = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: 32,
  margin: 0,
  borderRadius: vars.radius.control,
  background: `linear-gradient(90deg, ${vars.color.action.base} ${filled}, ${vars.color.line.control} ${filled}) center / 100% 4px no-repeat`,
  cursor: "pointer",
  "::-webkit-slider-thumb": thumbLook,
  "::-moz-range-thumb": thumbLook,
});

/** The measuring form: a tape with ticks and figures, the filled part washed. */
export const tape = style({
  position: "relative",
  height: 46,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: `linear-gradient(90deg, ${vars.color.action.wash} ${filled}, ${vars.color.paper.base} ${filled})`,
});
export const tapeInput = style([
  input,
  {
    position: "absolute",
    inset: 0,
    height: "100%",
    background: "none",
    "::-webkit-slider-thumb": { ...thumbLook, height: 46, width: thumb },
  },
]);
export const ticks = style({
  position: "absolute",
  left: thumb / 2,
  top: 0,
  width: `calc(100% - ${thumb}px)`,
  height: 16,
  stroke: vars.color.ink.soft,
  strokeWidth: 1,
  overflow: "visible",
});
export const figures = style({
  position: "absolute",
  insetInline: thumb / 2,
  bottom: 3,
  display: "flex",
  justifyContent: "space-between",
  fontSize: vars.text[12],
  lineHeight: "16px",
  fontVariantNumeric: "tabular-nums",
  color: vars.color.ink.soft,
  pointerEvents: "none",
});
/** Zero wide, so that each figure stands centred on its tick; the outer two stay inside the tape. */
export const figureAt = style({
  display: "flex",
  justifyContent: "center",
  width: 0,
  ":first-child": { justifyContent: "flex-start" },
  ":last-child": { justifyContent: "flex-end" },
});
