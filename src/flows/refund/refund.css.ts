import { style } from "@vanilla-extract/css";

export const done = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12 });
