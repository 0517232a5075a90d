import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const teeth = [0, 16.6, 33.3, 50, 66.6, 83.3, 100];
const left = teeth.map((y, i) => `${i % 2 ? "4px" : "0"} ${y}%`);
const right = [...teeth].reverse().map((y, i) => `${i % 2 ? "calc(100% - 4px)" : "100%"} ${y}%`);

const tape = style({
  display: "inline-block",
  padding: "3px 13px",
  fontSize: vars.text[12],
  fontWeight: 600,
  lineHeight: "18px",
  whiteSpace: "nowrap",
  clipPath: `polygon(${[...left, ...right].join(", ")})`,
});

export const look = styleVariants({
  canary: [
    tape,
    { background: vars.color.backdrop.bodyGenerator.base, color: vars.color.ink.base },
  ],
  ink: [tape, { background: vars.color.ink.base, color: vars.color.paper.base }],
  paper: [tape, { background: vars.color.paper.base, color: vars.color.ink.base }],
});
