import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const credits = style({ fontSize: vars.text[13], lineHeight: 1.35, whiteSpace: "nowrap" });
export const line = style({ display: "flex", alignItems: "baseline", gap: 6 });
export const note = style({ color: vars.color.ink.soft });
