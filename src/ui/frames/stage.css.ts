import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { pictureHeight } from "../pictures/picture-height.css.ts";

/** The backdrop hangs 24 px in, its roller 18 px below the step bar. */
export const hung = style({
  flex: 1,
  display: "flex",
  minWidth: 0,
  minHeight: 0,
  padding: "18px 24px 0",
  "@media": { [media.narrow]: { padding: "12px 20px 0", minHeight: 280 } },
});
export const backdrop = style({ flex: 1, minWidth: 0 });
export const paper = style({
  display: "flex",
  justifyContent: "safe center",
  padding: "32px",
  overflow: "auto",
  "@media": { [media.narrow]: { padding: "32px 20px", overflow: "visible" } },
});
/**
 * One picture with its wedge or toolbar and two lines below must fit a low window. Where the
 * inspector lies below, what is to be filled in or pressed there must begin above the fold.
 */
const fitted = (share: string) => ({
  vars: { [pictureHeight]: "clamp(240px, 100dvh - 340px, 900px)" },
  "@media": { [media.narrow]: { vars: { [pictureHeight]: `clamp(200px, ${share}, 96vw)` } } },
});
export const stacked = style([
  { flexDirection: "column", alignItems: "center", justifyContent: "flex-start" },
  fitted("38dvh"),
]);
/** What stands below a print does not squeeze it: the stage scrolls. */
globalStyle(`${stacked} > *`, { flexShrink: 0 });
/** One picture height for all, so that a figure and the garment beside it agree. */
export const across = style({
  vars: { [pictureHeight]: "clamp(220px, 100dvh - 380px, 620px)" },
  gap: 64,
  alignItems: "flex-start",
  "@media": { [media.narrow]: { gap: 32, vars: { [pictureHeight]: "clamp(220px, 48vw, 420px)" } } },
});

const judging = style([
  fitted("44dvh"),
  {
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
  },
]);
export const judge = styleVariants({
  white: [judging, { background: vars.color.judging.white }],
  grey: [judging, { background: vars.color.judging.grey }],
  black: [judging, { background: vars.color.judging.black }],
});
