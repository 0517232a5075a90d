import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const part = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  selectors: { "& + &": { marginTop: vars.space[4] } },
});
export const head = style({ fontSize: vars.text[16], fontWeight: 600 });
export const name = style({ fontSize: vars.text[14], fontWeight: 500 });
export const photo = style({ display: "grid", gap: 6 });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
export const answer = style({ color: vars.color.ink.soft, textWrap: "pretty" });
