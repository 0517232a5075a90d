import { style } from "@vanilla-extract/css";

export const more = style({ display: "flex", justifyContent: "center", paddingTop: 24 });
export const stack = style({ display: "flex", flexDirection: "column", gap: 24 });
