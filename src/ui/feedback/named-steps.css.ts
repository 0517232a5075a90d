import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { toneBase } from "#src/theme/tone.css.ts";

export const list = style({ borderTop: `1px solid ${vars.color.line.hair}` });
const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: 48,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line.hair}` } },
});
export const rows = styleVariants({
  done: [row],
  current: [row, { fontWeight: 600 }],
  ahead: [row, { color: vars.color.ink.faint }],
});
const box = style({
  display: "grid",
  placeItems: "center",
  width: 22,
  height: 22,
  flex: "none",
  fontSize: vars.text[12],
  fontWeight: 600,
  color: vars.color.ink.base,
});
export const boxes = styleVariants({
  done: [box, { background: vars.color.action.base, color: vars.color.paper.base }],
  current: [box, { background: toneBase }],
  ahead: [box, { background: vars.color.paper.sunken, color: vars.color.ink.faint }],
});
export const time = style({
  marginInlineStart: "auto",
  fontSize: vars.text[13],
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.ink.soft,
  whiteSpace: "nowrap",
});
