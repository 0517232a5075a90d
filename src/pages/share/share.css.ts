import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const page = style({
  maxWidth: 1120,
  margin: "0 auto",
  padding: "40px 48px 72px",
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(260px, 3fr)",
  gap: "32px 48px",
  alignItems: "start",
  "@media": { [media.compact]: { padding: "24px 20px 48px", gridTemplateColumns: "1fr" } },
});
/** A picture is judged on grey, as in the studio. */
export const stage = style({
  display: "grid",
  placeItems: "center",
  padding: 32,
  minHeight: 320,
  background: "#dadada",
  "@media": { [media.compact]: { padding: 16 } },
});
export const picture = style({
  display: "block",
  width: "auto",
  height: "auto",
  maxWidth: "100%",
  maxHeight: "72dvh",
  boxShadow: vars.shadow.print,
});
export const words = style({ display: "grid", gap: 16, justifyItems: "start" });
export const soft = style({ color: vars.color.ink.soft });
export const made = style({ display: "flex", gap: 8, alignItems: "center" });
