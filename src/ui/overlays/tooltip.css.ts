import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const fade = keyframes({ from: { opacity: 0 } });
export const tip = style({
  maxWidth: 280,
  padding: "6px 10px",
  borderRadius: vars.radius.control,
  background: vars.color.ink.base,
  color: vars.color.paper.base,
  fontSize: vars.text[13],
  fontWeight: 500,
  animation: `${fade} ${vars.motion.quick} ${vars.motion.ease}`,
});
export const layer = style({ zIndex: `${vars.layer.tooltip} !important` });
