import { style } from "@vanilla-extract/css";

export const item = style({ position: "relative" });
export const more = style({ position: "absolute", top: 4, right: 4, background: "#fff" });
