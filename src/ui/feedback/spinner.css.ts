import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });
export const box = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[3],
  minHeight: 160,
  color: vars.color.ink.soft,
});
export const ring = style({
  width: 20,
  height: 20,
  border: `2px solid ${vars.color.line.hair}`,
  borderTopColor: vars.color.action.base,
  borderRadius: vars.radius.round,
  animation: `${turn} 800ms linear infinite`,
});
