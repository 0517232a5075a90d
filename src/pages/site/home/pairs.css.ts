import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const pairs = style({ display: "grid", gap: 20 });
export const words = style({ display: "grid", gap: 4 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 24,
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 320px)", gap: 28 },
  },
});
/** The place of a pair is kept before its pictures arrive. */
export const pair = style({
  minWidth: "100%",
  aspectRatio: "480 / 600",
  // Without a script they stand beside each other.
  "@media": { "(scripting: none)": { aspectRatio: "960 / 600" } },
});
export const caption = style({
  paddingTop: 6,
  fontSize: vars.text[13],
  lineHeight: "18px",
  color: vars.color.ink.soft,
});
