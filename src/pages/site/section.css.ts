import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

/** Public pages keep 48 px at the sides, 20 px on phones: room for the roller's ends. */
export const section = style({
  maxWidth: 1440,
  margin: "0 auto",
  padding: "88px 48px 0",
  // A page's last section keeps off the footer's line.
  selectors: { "&:last-child": { paddingBottom: 88 } },
  "@media": {
    [media.compact]: {
      padding: "56px 20px 0",
      selectors: { "&:last-child": { paddingBottom: 56 } },
    },
  },
});
/** Far below a page's beginning: drawn, and its pictures fetched, when one comes near. */
export const later = style({ contentVisibility: "auto", containIntrinsicSize: "auto 900px" });
export const band = style({
  marginTop: 96,
  background: vars.color.paper.floor,
  "@media": { [media.compact]: { marginTop: 56 } },
});
export const bandInner = style({
  maxWidth: 1440,
  margin: "0 auto",
  padding: "72px 48px",
  "@media": { [media.compact]: { padding: "48px 20px" } },
});
/** A large heading on the left, its content on the right. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(220px, 2fr) 5fr",
  gap: "24px 48px",
  alignItems: "start",
  "@media": { [media.compact]: { gridTemplateColumns: "1fr" } },
});
/** What stands under a section's heading. */
export const spaced = style({ marginTop: 32 });
