import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: 48 });
