import { createVar, styleVariants } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

/** The paper a part stands on; set by a `tone` class, read by everything inside it. */
export const toneBase = createVar();
export const toneDeep = createVar();
export const toneWash = createVar();

const papers = {
  ...vars.color.backdrop,
  grey: {
    base: vars.color.judging.grey,
    deep: vars.color.ink.soft,
    wash: vars.color.paper.floor,
  },
};

export const tone = styleVariants(papers, ({ base, deep, wash }) => ({
  vars: { [toneBase]: base, [toneDeep]: deep, [toneWash]: wash },
}));
