import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const colour = createVar();
const length = createVar();
const weight = createVar();
/** Distance of the frame from its content. */
export const gap = createVar();

const corner = (x: string, y: string) =>
  `linear-gradient(${colour}, ${colour}) ${x} ${y} / ${length} ${weight} no-repeat, ` +
  `linear-gradient(${colour}, ${colour}) ${x} ${y} / ${weight} ${length} no-repeat`;

const frame = style({
  position: "relative",
  "::after": {
    content: '""',
    position: "absolute",
    inset: `calc(-1 * ${gap})`,
    zIndex: 3,
    pointerEvents: "none",
    background: [
      corner("0", "0"),
      corner("100%", "0"),
      corner("0", "100%"),
      corner("100%", "100%"),
    ].join(", "),
    transition: `inset ${vars.motion.quick} ${vars.motion.ease}`,
  },
  "@media": {
    [media.forcedColors]: { "::after": { border: "2px solid Highlight", background: "none" } },
  },
});

const solid = { [length]: "16px", [weight]: "3px" };

/** solid: selected or current; open (grey, thin): drop here; ink: as solid, on coloured paper. */
export const viewfinder = styleVariants({
  solid: [frame, { vars: { ...solid, [colour]: vars.color.action.base, [gap]: "6px" } }],
  ink: [frame, { vars: { ...solid, [colour]: vars.color.ink.base, [gap]: "6px" } }],
  open: [
    frame,
    {
      vars: { [length]: "12px", [weight]: "2px", [colour]: vars.color.line.control, [gap]: "0px" },
    },
  ],
});

export const gaps = styleVariants({
  none: { vars: { [gap]: "0px" } },
  close: { vars: { [gap]: "4px" } },
  normal: { vars: { [gap]: "6px" } },
});
