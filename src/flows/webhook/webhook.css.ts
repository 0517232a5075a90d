import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const section = style({ display: "grid", gap: 12, maxWidth: 560 });
export const words = style({ color: vars.color.ink.soft });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12 });
