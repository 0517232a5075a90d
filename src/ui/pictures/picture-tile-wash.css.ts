import { style } from "@vanilla-extract/css";
import { toneBase } from "#src/theme/tone.css.ts";

export const wash = style({ background: toneBase });
