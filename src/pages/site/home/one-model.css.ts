import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

/** The photo takes two and a half of seven columns; the four results stand on its floor line. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.72fr) repeat(4, minmax(0, 1fr))",
  gridTemplateRows: "auto 1fr",
  gap: "0 14px",
  alignItems: "end",
  "@media": {
    [media.compact]: {
      gridTemplateColumns: "2fr 1fr 1fr",
      gridTemplateRows: "none",
      gap: "20px 12px",
    },
    [media.phone]: { gridTemplateColumns: "1fr 1fr" },
  },
});
export const title = style({
  gridColumn: "2 / -1",
  gridRow: 1,
  alignSelf: "start",
  maxWidth: "11em",
  marginBottom: 20,
  "@media": {
    [media.compact]: { gridColumn: "1 / -1", gridRow: "auto", maxWidth: "none", marginBottom: 0 },
  },
});
export const original = style({
  gridColumn: 1,
  gridRow: "1 / 3",
  "@media": {
    [media.compact]: { gridRow: "span 2" },
    [media.phone]: { gridColumn: "1 / -1", gridRow: "auto" },
  },
});
export const picture = style({ width: "100%", height: "auto" });
export const caption = style({
  paddingTop: 6,
  fontSize: vars.text[13],
  lineHeight: "18px",
  color: vars.color.ink.soft,
});
