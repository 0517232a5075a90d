import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/media.ts";

export const desk = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(260px, 2fr)",
  gap: "24px 40px",
  alignItems: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: 16, minWidth: 0 });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 });
export const theirs = style({
  maxHeight: 360,
  overflow: "auto",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
