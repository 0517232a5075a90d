import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/media.ts";

export const paper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)",
  alignItems: "end",
  gap: 24,
  minHeight: 560,
  padding: "0 48px",
  overflow: "hidden",
  "@media": {
    [media.compact]: { gridTemplateColumns: "1fr", minHeight: 0, padding: "0 20px" },
  },
});
export const words = style({
  alignSelf: "center",
  padding: "40px 0",
  "@media": { [media.compact]: { padding: "28px 0 0" } },
});
export const lead = style({ margin: "8px 0 24px" });
export const people = style({
  width: "100%",
  height: "auto",
  maxHeight: 500,
  marginBottom: 8,
  objectFit: "contain",
  objectPosition: "50% 100%",
});
