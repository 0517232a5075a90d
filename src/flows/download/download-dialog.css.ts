import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const stack = style({ display: "flex", flexDirection: "column", gap: 20 });
export const note = style({ fontSize: 13, color: vars.color.ink.soft });
