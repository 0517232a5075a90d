import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: 6, minWidth: 0 });
export const top = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[3],
});
globalStyle(`${top} > a, ${top} > button`, { fontSize: vars.text[13] });
export const label = style({ fontSize: vars.text[14], fontWeight: 600 });
export const optional = style({ fontWeight: 400, color: vars.color.ink.soft });
export const note = styleVariants({
  hint: { fontSize: vars.text[13], color: vars.color.ink.soft },
  error: {
    display: "flex",
    gap: 6,
    alignItems: "flex-start",
    fontSize: vars.text[13],
    color: vars.color.danger.base,
  },
});

/** Shared by every box one types into. */
export const box = style({
  width: "100%",
  minHeight: vars.height.control,
  padding: "0 12px",
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper.base,
  color: vars.color.ink.base,
  // iOS zooms the page into inputs under 16 px.
  fontSize: vars.text[16],
  lineHeight: vars.leading.text,
  "::placeholder": { color: vars.color.ink.faint, opacity: 1 },
  ":hover": { borderColor: vars.color.ink.base },
  selectors: {
    '&[aria-invalid="true"]': { border: `2px solid ${vars.color.danger.base}`, paddingInline: 11 },
    "&:disabled, &:read-only": { background: vars.color.paper.floor },
  },
  "@media": { [media.still]: { transition: "none" } },
});

export const area = style([
  box,
  { minHeight: 96, padding: "10px 12px", resize: "vertical", fieldSizing: "content" },
]);

/** What grows with its text takes no notice of its rows: a letter's room, and a page's. */
export const letter = style([area, { minHeight: 180 }]);
export const page = style([area, { minHeight: "min(60vh, 420px)" }]);

export const control = style({ position: "relative", display: "flex", alignItems: "center" });
export const leading = style({
  position: "absolute",
  left: 12,
  display: "grid",
  color: vars.color.ink.soft,
  pointerEvents: "none",
});
export const withLeading = style({ paddingInlineStart: "42px !important" });
export const trailing = style({ position: "absolute", right: 4, display: "grid" });
export const withTrailing = style({ paddingInlineEnd: "46px !important" });
export const inBox = style({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  color: vars.color.ink.base,
});
