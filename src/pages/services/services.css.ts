import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const edge = {
  maxWidth: 1440,
  margin: "0 auto",
  // Inline alone: in a query it would take the room above away too.
  paddingInline: 48,
  "@media": { [media.compact]: { paddingInline: 20 } },
} as const;

export const head = style([edge, { display: "grid", gap: vars.space[3], paddingTop: 32 }]);
export const lead = style({ maxWidth: "56ch", color: vars.color.ink.soft });
export const list = style([edge, { display: "grid", gap: 88, marginTop: 64 }]);
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  gap: "32px 88px",
  alignItems: "center",
  "@media": {
    [media.narrow]: { gap: "32px 56px" },
    [media.phone]: { gridTemplateColumns: "1fr", gap: 24 },
  },
});
/** Papers hang left and right in turn. */
export const backdrop = style({
  selectors: { [`${row}:nth-child(even) > &`]: { order: 1 } },
  "@media": {
    [media.phone]: { selectors: { [`${row}:nth-child(even) > &`]: { order: 0 } } },
  },
});
export const paper = style({
  position: "relative",
  height: 460,
  overflow: "hidden",
  "@media": { [media.phone]: { height: 320 } },
});
export const words = style({ display: "grid", gap: vars.space[4], minWidth: 0 });
export const points = style({
  display: "grid",
  gap: 6,
  paddingInlineStart: 18,
  listStyle: "disc",
  color: vars.color.ink.soft,
});
