import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const footer = style({
  borderTop: `1px solid ${vars.color.line.hair}`,
  fontSize: vars.text[14],
  "@media": { print: { display: "none" } },
});
export const inner = style({
  display: "grid",
  gridTemplateColumns: "minmax(220px, 1.5fr)",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: 40,
  maxWidth: 1440,
  margin: "0 auto",
  padding: "56px 48px 28px",
  "@media": {
    [media.compact]: {
      gridTemplateColumns: "repeat(3, 1fr)",
      gridAutoFlow: "row",
      gap: "32px 20px",
      padding: "40px 20px 20px",
    },
    [media.phone]: { gridTemplateColumns: "1fr 1fr" },
  },
});
export const brand = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[3],
  maxWidth: 300,
  color: vars.color.ink.soft,
  "@media": { [media.compact]: { gridColumn: "1 / -1" } },
});
export const home = style({ textDecoration: "none" });
export const head = style({ marginBottom: 10, fontSize: vars.text[13], fontWeight: 600 });
export const link = style({
  display: "inline-block",
  padding: "4px 0",
  color: vars.color.ink.soft,
  textDecoration: "none",
  ":hover": { color: vars.color.ink.base, textDecoration: "underline" },
});
export const words = style({ padding: "4px 0", color: vars.color.ink.soft });
export const small = style({
  maxWidth: 1440,
  margin: "0 auto",
  padding: "0 48px 36px",
  "@media": { [media.compact]: { padding: "0 20px 28px" } },
  fontSize: vars.text[12],
  color: vars.color.ink.faint,
});
