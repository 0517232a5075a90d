import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { FEATURES } from "#wire/values.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "8px 48px",
  marginBottom: 44,
  "@media": { [media.compact]: { marginBottom: 28 } },
});
export const aside = style({ maxWidth: 410, paddingBottom: 10, color: vars.color.ink.soft });

/** 34 px apart: two rollers' ends and a hair. */
export const row = style({
  display: "grid",
  gridTemplateColumns: `repeat(${FEATURES.length}, minmax(0, 1fr))`,
  gap: 34,
  alignItems: "start",
  "@media": { [media.compact]: { gridTemplateColumns: "1fr", gap: 28 } },
});
export const tool = style({
  display: "block",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: 18 },
  "@media": {
    [media.compact]: {
      display: "grid",
      gridTemplateColumns: "112px minmax(0, 1fr)",
      gap: 28,
      alignItems: "start",
      ":focus-visible": { outlineOffset: 8 },
    },
  },
});

const paper = style({
  position: "relative",
  overflow: "hidden",
  "@media": { [media.compact]: { height: 148 } },
});
/** Hung at different lengths, as in a studio between two shoots. */
export const papers = styleVariants({
  tryOn: [paper, { height: 470 }],
  bodyGenerator: [paper, { height: 410 }],
  hairstyle: [paper, { height: 350 }],
  imageToVideo: [paper, { height: 410 }],
  imageEditing: [paper, { height: 470 }],
});

export const name = style({
  marginTop: 16,
  selectors: { [`${tool}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 4 } },
  "@media": { [media.compact]: { marginTop: 0, fontSize: vars.text[22] } },
});
export const words = style({ color: vars.color.ink.soft });
export const cost = style({ marginTop: 6, fontSize: vars.text[13], color: vars.color.ink.soft });

const standing = style({
  position: "absolute",
  left: 0,
  width: "100%",
  bottom: "3%",
  height: "86%",
  objectFit: "contain",
  objectPosition: "50% 100%",
});
export const shots = styleVariants({
  standing: [standing],
  head: [standing, { bottom: 0, height: "76%" }],
  /** Two fainter frames behind the last one: a still that begins to move. */
  ghostFar: [standing, { left: "-28%", opacity: 0.35 }],
  ghostNear: [standing, { left: "-16%", opacity: 0.5 }],
  moving: [standing, { left: "8%" }],
  halfBefore: [standing, { clipPath: "inset(0 50% 0 0)" }],
  halfAfter: [standing, { clipPath: "inset(0 0 0 50%)" }],
});
export const frame = style({ position: "absolute", inset: "8% 12% 5%" });
export const fill = style({ height: "100%" });
