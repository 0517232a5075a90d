import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

const display = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: vars.leading.display,
  letterSpacing: "-0.003em",
  textWrap: "balance",
});

/** Big words: Archivo, narrow. Sizes are px at 16 px root; heads shrink with the page. */
export const heading = styleVariants({
  hero: [display, { fontSize: "clamp(2.5rem, 8.9vw, 8rem)", fontStretch: vars.width.display }],
  page: [display, { fontSize: "clamp(2.25rem, 6vw, 4.25rem)", fontStretch: vars.width.display }],
  section: [display, { fontSize: "clamp(2.25rem, 4.6vw, 4rem)", fontStretch: vars.width.display }],
  title: [display, { fontSize: "clamp(2rem, 4.2vw, 2.75rem)", fontStretch: vars.width.title }],
  small: [display, { fontSize: vars.text[30], fontStretch: vars.width.label }],
  label: [display, { fontSize: vars.text[28], fontStretch: vars.width.label }],
  figure: [display, { fontSize: vars.text[28], fontStretch: vars.width.figure }],
});

export const text = styleVariants({
  lead: {
    fontSize: "clamp(1rem, 1.4vw, 1.25rem)",
    lineHeight: vars.leading.text,
    textWrap: "pretty",
  },
  head: { fontSize: vars.text[18], fontWeight: 600 },
  body: { fontSize: vars.text[15] },
  soft: { fontSize: vars.text[13], color: vars.color.ink.soft },
  faint: { fontSize: vars.text[12], color: vars.color.ink.faint },
});

/** Figures that must not dance: money, credits, running clocks. */
export const tabular = style({ fontVariantNumeric: "tabular-nums" });
