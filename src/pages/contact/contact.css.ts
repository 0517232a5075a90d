import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/media.ts";

export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(220px, 2fr) minmax(0, 5fr)",
  gap: "32px 48px",
  alignItems: "start",
  "@media": { [media.compact]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const words = style({ display: "grid", gap: 16, maxWidth: "40ch" });
