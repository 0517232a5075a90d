import { createVar, keyframes, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const fade = keyframes({ from: { opacity: 0 } });

export const layer = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  pointerEvents: "none",
  animation: `${fade} ${vars.motion.steady} ${vars.motion.ease}`,
});
/** 300 ms: the machine's endDelay. */
export const leaving = style({
  opacity: 0,
  transition: "opacity 300ms ease-out",
  "@media": { [media.still]: { transition: "none" } },
});
export const veil = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
});
export const shade = style({
  fill: "rgb(20 26 24 / 0.6)",
  fillRule: "evenodd",
  pointerEvents: "auto",
  "@media": { [media.forcedColors]: { fill: "Canvas", fillOpacity: 0.8 } },
});
/** Over a target that may be looked at but not pressed. */
export const pane = style({ fill: "transparent", pointerEvents: "all" });
export const rim = style({ fill: "none", stroke: vars.color.paper.base, strokeWidth: 2 });

export const left = createVar();
export const top = createVar();
export const card = style({
  position: "absolute",
  left,
  top,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  width: 320,
  maxWidth: "calc(100vw - 32px)",
  minHeight: 200,
  maxHeight: "calc(100dvh - 32px)",
  padding: "20px 20px 16px",
  overflowY: "auto",
  background: vars.color.paper.base,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  pointerEvents: "auto",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
export const words = style({ flex: 1, display: "grid", alignContent: "start", gap: 6 });
export const title = style({ fontSize: vars.text[18], fontWeight: 600, lineHeight: 1.35 });
export const content = style({
  fontSize: vars.text[14],
  color: vars.color.ink.soft,
  textWrap: "pretty",
});
export const countdown = style({ fontSize: vars.text[12], color: vars.color.ink.faint });
export const way = style({ display: "flex", alignItems: "center", gap: vars.space[3] });
export const track = style({ flex: 1, height: 4, background: vars.color.paper.sunken });
export const share = createVar();
export const done = style({
  width: share,
  height: "100%",
  background: vars.color.action.base,
  transition: `width ${vars.motion.steady} ${vars.motion.ease}`,
  "@media": { [media.forcedColors]: { background: "Highlight" } },
});
export const count = style({
  fontSize: vars.text[13],
  color: vars.color.ink.soft,
  fontVariantNumeric: "tabular-nums",
});
export const foot = style({ display: "flex", alignItems: "center", gap: vars.space[2] });
export const end = style({ display: "flex", gap: vars.space[2], marginInlineStart: "auto" });

export const start = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  fontSize: vars.text[13],
  whiteSpace: "nowrap",
});
