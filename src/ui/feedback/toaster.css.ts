import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

export const region = style({
  position: "fixed",
  right: 20,
  // Above the foot bar, so that no toast hides its button.
  bottom: 92,
  zIndex: vars.layer.toast,
  width: 360,
  maxWidth: "calc(100vw - 40px)",
  pointerEvents: "none",
  selectors: { "&:focus": { outline: `3px solid ${vars.color.action.base}`, outlineOffset: 6 } },
});
export const list = style({ display: "flex", flexDirection: "column-reverse", gap: vars.space[2] });
export const toast = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  padding: "12px 8px 12px 16px",
  borderRadius: vars.radius.control,
  background: vars.color.paper.base,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text[14],
  lineHeight: 1.45,
  pointerEvents: "auto",
  animation: `${rise} ${vars.motion.steady} ${vars.motion.ease}`,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-visible="false"]': { opacity: 0 } },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const glyph = styleVariants({
  success: { color: vars.color.success.base },
  error: { color: vars.color.danger.base },
  plain: { color: vars.color.ink.soft },
});
export const picture = style({
  flex: "none",
  width: 48,
  height: 64,
  objectFit: "cover",
  borderRadius: vars.radius.control,
  background: vars.color.paper.floor,
});
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ fontWeight: 600 });
export const description = style({ fontSize: vars.text[13], color: vars.color.ink.soft });
