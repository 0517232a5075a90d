import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const grey = style({ display: "block", background: vars.color.paper.sunken });
export const shape = styleVariants({
  line: [grey, { height: 14, width: "70%", borderRadius: vars.radius.control }],
  title: [grey, { height: 30, width: "45%", borderRadius: vars.radius.control }],
  control: [grey, { height: 44, borderRadius: vars.radius.control }],
  picture: [grey, { aspectRatio: "3 / 4" }],
  square: [grey, { aspectRatio: "1 / 1" }],
  fill: [grey, { height: "100%", minHeight: 120 }],
});
