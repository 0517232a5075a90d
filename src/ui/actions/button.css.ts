import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const locked = '&[aria-disabled="true"]:not([aria-busy="true"])';

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minHeight: vars.height.control,
  padding: "6px 20px",
  border: "1px solid",
  borderRadius: vars.radius.control,
  fontSize: vars.text[15],
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "center",
  textDecoration: "none",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [locked]: {
      background: vars.color.paper.sunken,
      borderColor: vars.color.paper.sunken,
      color: vars.color.ink.faint,
      cursor: "not-allowed",
    },
    '&[aria-busy="true"]': { cursor: "progress" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { [locked]: { color: "GrayText" } } },
  },
});

const filled = (rest: string, hover: string) => ({
  background: rest,
  borderColor: rest,
  color: vars.color.paper.base,
  ":hover": { background: hover, borderColor: hover },
});

export const look = styleVariants({
  plain: [
    base,
    {
      background: vars.color.paper.base,
      borderColor: vars.color.line.control,
      color: vars.color.ink.base,
      ":hover": { background: vars.color.paper.floor, borderColor: vars.color.ink.base },
    },
  ],
  primary: [base, filled(vars.color.action.base, vars.color.action.deep)],
  ink: [base, filled(vars.color.ink.base, vars.color.ink.hover)],
  quiet: [
    base,
    {
      background: "transparent",
      borderColor: "transparent",
      color: vars.color.ink.base,
      paddingInline: 10,
      ":hover": { background: "rgb(20 26 24 / 0.07)" },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.paper.base,
      borderColor: vars.color.danger.base,
      color: vars.color.danger.base,
      ":hover": { background: vars.color.danger.wash },
    },
  ],
  destroy: [base, filled(vars.color.danger.base, vars.color.danger.deep)],
});

export const size = styleVariants({
  normal: {},
  large: { minHeight: 54, paddingInline: 26, fontSize: vars.text[18] },
  small: { minHeight: vars.height.small, padding: "4px 12px", fontSize: vars.text[14] },
  square: { width: vars.height.small, minHeight: vars.height.small, padding: 0 },
});

export const wide = style({ width: "100%" });

export const withReason = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
});
export const withReasonBelow = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
});
export const reason = style({ fontSize: vars.text[13], color: vars.color.ink.soft });

const run = keyframes({ "0%, 100%": { opacity: 0.35 }, "40%": { opacity: 1 } });
export const busy = style({ display: "inline-flex", gap: 2 });
export const busyCell = styleVariants({ a: "0ms", b: "150ms", c: "300ms" }, (animationDelay) => ({
  width: 5,
  height: 8,
  background: "currentColor",
  animation: `${run} 900ms ${animationDelay} infinite`,
}));
