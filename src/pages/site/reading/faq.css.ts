import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const search = style({ maxWidth: 480 });
export const group = style({ display: "grid", gap: 8, scrollMarginTop: 24 });
export const count = style({ fontSize: vars.text[14], color: vars.color.ink.soft });
