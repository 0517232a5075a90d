import { createVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { tone, toneWash } from "#src/theme/tone.css.ts";

const figureHeight = createVar();

export const hero = style({
  maxWidth: 1440,
  margin: "0 auto",
  padding: "0 48px",
  "@media": { [media.compact]: { padding: "0 20px" } },
});
export const paper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  columnGap: "clamp(24px, 9vw, 132px)",
  minHeight: 736,
  padding: "0 48px",
  "@media": {
    "screen and (max-width: 1199.98px)": { columnGap: 40, minHeight: 600, padding: "0 32px" },
    [media.compact]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: 12,
      minHeight: 0,
      padding: "0 20px",
    },
  },
});
export const words = style({
  paddingTop: 28,
  paddingBottom: 32,
  "@media": { [media.compact]: { gridColumn: "1 / -1", paddingTop: 20 } },
});
/** Two lines of its own on wide pages; it breaks where it must on phones. */
export const title = style({ display: "block", fontSize: "clamp(2.75rem, 8.9vw, 8rem)" });
export const lead = style({ maxWidth: "32em", marginTop: 20 });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 20px",
  margin: "28px 0 16px",
});
export const note = style({ fontSize: vars.text[14] });

export const figure = style({
  vars: { [figureHeight]: "664px" },
  position: "relative",
  alignSelf: "end",
  justifySelf: "center",
  height: figureHeight,
  aspectRatio: "400 / 984",
  marginBottom: 10,
  "@media": {
    "screen and (max-width: 1199.98px)": { vars: { [figureHeight]: "540px" } },
    [media.compact]: { vars: { [figureHeight]: "440px" }, marginTop: 44 },
    // Two figures beside each other: there is no slider.
    "(scripting: none)": { aspectRatio: "800 / 984" },
  },
  "::before": {
    content: '""',
    position: "absolute",
    left: "-6%",
    right: "-6%",
    bottom: -8,
    height: 34,
    background: "radial-gradient(50% 50%, rgb(20 26 24 / 0.42), transparent)",
  },
});

export const outfits = style({
  alignSelf: "center",
  display: "flex",
  flexDirection: "column",
  gap: 18,
  "@media": { [media.compact]: { alignSelf: "center", gap: 10 } },
});
export const outfit = style([
  tone.tryOn,
  {
    display: "block",
    width: 84,
    padding: 0,
    border: 0,
    background: "none",
    fontSize: vars.text[12],
    lineHeight: "18px",
    textAlign: "center",
    selectors: { '&[aria-pressed="true"]': { fontWeight: 600 } },
    "@media": { [media.compact]: { width: 72 } },
  },
]);
export const window = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  height: 104,
  marginBottom: 4,
  background: `color-mix(in oklab, ${toneWash} 62%, transparent)`,
  "@media": { [media.compact]: { height: 68 } },
});
export const garment = style({ width: "78%", height: "84%", objectFit: "contain" });
