import { style } from "@vanilla-extract/css";

export const main = style({ overflowX: "clip", ":focus": { outline: "none" } });
