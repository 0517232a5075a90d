import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const matter = style({ display: "flex", flexDirection: "column", gap: 16 });
export const pages = style({ display: "flex", gap: 16, fontSize: vars.text[14] });
export const why = style({ fontSize: vars.text[13], color: vars.color.ink.soft });
