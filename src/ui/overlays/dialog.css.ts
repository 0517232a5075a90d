import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const fade = keyframes({ from: { opacity: 0 } });
const drop = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });

export const veil = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  background: "rgb(20 26 24 / 0.6)",
  animation: `${fade} ${vars.motion.quick} ${vars.motion.ease}`,
});

export const positioner = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "grid",
  justifyItems: "center",
  alignItems: "center",
  padding: vars.space[5],
  overflowY: "auto",
  "@media": { [media.phone]: { padding: "12px 20px", alignItems: "start" } },
});

export const content = style({
  position: "relative",
  width: "100%",
  animation: `${drop} ${vars.motion.steady} ${vars.motion.ease}`,
  ":focus-visible": { outline: "none" },
});

export const width = styleVariants({
  small: { maxWidth: 440 },
  normal: { maxWidth: 560 },
  wide: { maxWidth: 960 },
  pictured: { maxWidth: 872 },
});

/** The sheet that hangs from the roller (or stands alone in the plain form). */
export const sheet = style({
  display: "flex",
  background: vars.color.paper.base,
  boxShadow: vars.shadow.floating,
});
export const rounded = style({ borderRadius: vars.radius.control });

export const side = style({
  flex: "0 0 40.4%",
  display: "flex",
  minWidth: 0,
  "@media": { [media.phone]: { display: "none" } },
});
globalStyle(`${side} img`, { width: "100%", objectFit: "contain", objectPosition: "50% 100%" });

export const body = style({
  position: "relative",
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  padding: vars.space[5],
});
export const bodyRoomy = style({
  padding: "44px 48px 36px",
  "@media": { [media.phone]: { padding: "40px 20px 24px" } },
});

export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: 2,
  paddingInlineEnd: 36,
});
export const plainTitle = style({ fontSize: vars.text[18], fontWeight: 600 });
export const description = style({ color: vars.color.ink.soft });
export const close = style({ position: "absolute", top: 14, right: 14, zIndex: 1 });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[3],
  paddingTop: vars.space[2],
});
