import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const skip = style({
  position: "fixed",
  top: 8,
  left: 8,
  zIndex: vars.layer.toast,
  padding: "10px 16px",
  borderRadius: vars.radius.control,
  background: vars.color.ink.base,
  color: vars.color.paper.base,
  fontWeight: 600,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});
