import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const list = style({ borderTop: `1px solid ${vars.color.line.hair}` });
export const message = style({
  display: "grid",
  gridTemplateColumns: "minmax(200px, 1fr) minmax(0, 3fr)",
  gap: "12px 32px",
  padding: "20px 0",
  borderBottom: `1px solid ${vars.color.line.hair}`,
  "@media": { [media.compact]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const who = style({ display: "grid", gap: 6, alignContent: "start" });
export const line = style({ fontSize: vars.text[14], overflowWrap: "anywhere" });
export const said = style({ display: "grid", gap: 10, alignContent: "start" });
/** As it was typed, line by line. */
export const text = style({ maxWidth: "72ch", whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const files = style({ display: "flex", flexWrap: "wrap", gap: 10 });
