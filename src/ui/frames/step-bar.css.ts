import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const bar = style({ display: "flex", alignItems: "stretch", flex: 1, minWidth: 0 });
export const item = style({
  position: "relative",
  display: "flex",
  minWidth: 0,
  selectors: {
    "& + &::before": {
      content: '""',
      position: "absolute",
      left: 0,
      top: 26,
      bottom: 26,
      width: 1,
      background: vars.color.line.hair,
    },
  },
  "@media": { [media.narrow]: { flex: 1 } },
});

export const step = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  padding: "0 18px",
  border: 0,
  background: "none",
  textAlign: "start",
  fontSize: vars.text[13],
  lineHeight: 1.35,
  color: vars.color.ink.faint,
  selectors: { "button&:hover": { color: vars.color.ink.base } },
  ":focus-visible": { outlineOffset: -3 },
  "@media": { [media.narrow]: { padding: "14px 10px" } },
});
export const frame = style({
  display: "grid",
  placeItems: "center",
  width: 42,
  height: 56,
  flex: "none",
  overflow: "hidden",
  background: vars.color.paper.sunken,
  color: vars.color.ink.faint,
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontStretch: vars.width.figure,
  fontSize: "1.25rem",
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
export const words = style({ display: "block", minWidth: 0 });
export const name = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.text[14],
  fontWeight: 500,
  color: vars.color.ink.soft,
});
export const reached = style({ fontWeight: 600, color: vars.color.ink.base });
export const note = style({
  display: "block",
  // A long file name takes no room from the other frames.
  maxWidth: "34ch",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
