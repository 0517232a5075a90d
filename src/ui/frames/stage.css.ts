import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

/** The backdrop hangs 24 px in, its roller 18 px below the step bar. */
export const hung = style({
  flex: 1,
  display: "flex",
  minWidth: 0,
  minHeight: 0,
  padding: "18px 24px 0",
  "@media": { [media.narrow]: { padding: "12px 20px 0", minHeight: 460 } },
});
export const backdrop = style({ flex: 1, minWidth: 0 });
export const paper = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "safe center",
  padding: "32px",
  overflow: "auto",
  "@media": { [media.narrow]: { padding: 20, overflow: "visible" } },
});

const judging = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "safe center",
  gap: vars.space[3],
  minWidth: 0,
  minHeight: 0,
  padding: "20px 24px",
  overflow: "auto",
  transition: `background-color ${vars.motion.steady} ${vars.motion.ease}`,
  "@media": { [media.narrow]: { padding: 20, overflow: "visible" } },
});
export const judge = styleVariants({
  white: [judging, { background: vars.color.judging.white }],
  grey: [judging, { background: vars.color.judging.grey }],
  black: [judging, { background: vars.color.judging.black }],
});
