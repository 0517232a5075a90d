import { style } from "@vanilla-extract/css";

export const select = style({
  appearance: "none",
  paddingInlineEnd: "40px !important",
  textOverflow: "ellipsis",
  cursor: "pointer",
});
export const arrow = style({
  position: "absolute",
  right: 12,
  display: "grid",
  pointerEvents: "none",
});
