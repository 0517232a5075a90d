import { style } from "@vanilla-extract/css";

export const start = style({ display: "flex", flexWrap: "wrap", gap: 12 });
