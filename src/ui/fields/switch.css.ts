import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const row = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 12,
  minHeight: 32,
  cursor: "pointer",
});
export const input = style({
  appearance: "none",
  position: "relative",
  flex: "none",
  width: 44,
  height: 24,
  margin: 0,
  borderRadius: 12,
  background: vars.color.line.control,
  cursor: "inherit",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  "::after": {
    content: '""',
    position: "absolute",
    top: 3,
    left: 3,
    width: 18,
    height: 18,
    borderRadius: vars.radius.round,
    background: vars.color.paper.base,
    transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  },
  selectors: {
    "&:checked": { background: vars.color.action.base },
    "&:checked::after": { transform: "translateX(20px)" },
  },
});
export const box = style({
  flex: "none",
  width: 20,
  height: 20,
  margin: "2px 0 0",
  accentColor: vars.color.action.base,
});
export const checkRow = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  cursor: "pointer",
  minHeight: 24,
});
export const note = style({
  display: "block",
  fontSize: vars.text[13],
  color: vars.color.ink.soft,
});
export const error = style({ fontSize: vars.text[13], color: vars.color.danger.base });
export const hint = style({ paddingTop: 4, fontSize: vars.text[13], color: vars.color.ink.soft });
