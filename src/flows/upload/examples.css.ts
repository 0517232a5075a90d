import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const list = style({
  display: "flex",
  gap: "12px 8px",
  maxWidth: 480,
  "@media": { [media.phone]: { flexWrap: "wrap" } },
});
const cell = style({ display: "flex", flexDirection: "column", gap: 6, minWidth: 0 });
/** What works has more to say. */
export const item = styleVariants({
  works: [cell, { flex: "0 1 116px" }],
  fails: [cell, { flex: "0 1 72px" }],
});
export const frame = style({ position: "relative", display: "block", width: 56, maxWidth: "100%" });
export const drawing = style({
  display: "block",
  width: "100%",
  aspectRatio: "3 / 4",
  background: vars.color.paper.sunken,
  overflow: "hidden",
  forcedColorAdjust: "none",
});
const base = style({
  position: "absolute",
  right: 0,
  bottom: 0,
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  color: vars.color.paper.base,
});
export const mark = styleVariants({
  works: [base, { background: vars.color.success.base }],
  fails: [base, { background: vars.color.danger.base }],
});
export const words = style({
  fontSize: vars.text[12],
  lineHeight: 1.35,
  color: vars.color.ink.soft,
  textWrap: "balance",
});

export const glance = style({ display: "inline-flex", gap: 4, marginInlineStart: "auto" });
const small = style({ display: "block", width: 22, borderBottom: "3px solid" });
export const mini = styleVariants({
  works: [small, { borderColor: vars.color.success.base }],
  fails: [small, { borderColor: vars.color.danger.base }],
});
