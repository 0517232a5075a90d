import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { hidden } from "#src/ui/content/visually-hidden.css.ts";

export const title = style({ marginBottom: 12 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "16px 32px",
  marginBottom: 24,
});
export const lead = style({ color: vars.color.ink.soft, maxWidth: 720 });
export const cycle = style({ display: "grid", gap: 6, justifyItems: "end" });
const columns = "minmax(150px, 1.2fr) minmax(170px, 1.2fr) minmax(110px, 0.8fr) 2fr 236px";
/** The board's own head: what the columns are. */
export const titles = style({
  display: "grid",
  gridTemplateColumns: columns,
  gap: 24,
  padding: "0 24px 8px",
  fontSize: 13,
  color: vars.color.ink.soft,
  borderBottom: `1px solid ${vars.color.line.hair}`,
  "@media": { [media.compact]: { display: "none" } },
});
export const row = style({
  display: "grid",
  gridTemplateColumns: columns,
  alignItems: "center",
  gap: 24,
  padding: "16px 24px",
  "@media": {
    [media.compact]: { gridTemplateColumns: "1fr 1fr", gap: "8px 16px", padding: "16px" },
  },
});
export const plain = style({ borderBottom: `1px solid ${vars.color.line.hair}` });
export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 });
/** What a number counts: where the board has no head, and always for who hears it. */
export const unit = style([
  hidden,
  {
    "@media": {
      [media.compact]: {
        position: "static",
        width: "auto",
        height: "auto",
        margin: 0,
        clipPath: "none",
        fontFamily: vars.font.text,
        fontSize: 13,
        fontWeight: 400,
      },
    },
  },
]);
/** Under its price, for a long one leaves no room beside it. */
export const perMonth = style([
  unit,
  { "@media": { [media.phone]: { display: "block", lineHeight: vars.leading.text } } },
]);
export const small = style({ fontSize: 13 });
export const figure = style({ fontSize: 18, fontWeight: 600 });
export const wide = style({ "@media": { [media.compact]: { gridColumn: "1 / -1" } } });
// The row has its line already.
globalStyle(`${wide} > details`, { borderTop: "none" });
export const action = style([wide, { display: "grid", justifyItems: "end", gap: 6 }]);
export const features = style({ display: "grid", gap: 4, paddingTop: 8 });
export const feature = style({ display: "flex", gap: 8, alignItems: "center", fontSize: 14 });
export const lacking = style({ color: vars.color.ink.soft });
export const current = style({
  display: "flex",
  gap: 8,
  alignItems: "center",
  fontWeight: 600,
});
export const foot = style({ paddingTop: 20, fontSize: 13, color: vars.color.ink.soft });
