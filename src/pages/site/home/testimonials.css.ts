import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const head = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: 12,
});
export const quotes = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "40px 56px",
  "@media": { [media.phone]: { gridTemplateColumns: "1fr", gap: 28 } },
});
export const quote = style({ margin: 0, fontSize: vars.text[18], lineHeight: vars.leading.text });
export const who = style({ marginTop: 10, fontSize: vars.text[13], color: vars.color.ink.soft });
export const body = style({ display: "grid", gap: 56 });
