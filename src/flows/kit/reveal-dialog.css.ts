import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: 16 });
export const said = style({ minHeight: 24 });
