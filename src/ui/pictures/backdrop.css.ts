import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { toneBase } from "#src/theme/tone.css.ts";

const mix = (share: string, other: string) => `color-mix(in oklab, ${toneBase} ${share}, ${other})`;

const unroll = keyframes({
  from: { clipPath: "inset(0 0 100% 0)" },
  to: { clipPath: "inset(0 0 0 0)" },
});

/** The roller stands 7 px past the paper on each side, its metal ends 9 px further. */
export const backdrop = style({ position: "relative", display: "flex", flexDirection: "column" });

export const roller = style({
  position: "relative",
  zIndex: 2,
  flex: "none",
  height: 14,
  margin: "0 -7px",
  background: `linear-gradient(180deg, ${mix("60%", "#fff")}, ${toneBase} 45%, ${mix("74%", "#000")})`,
  "::before": end("left"),
  "::after": end("right"),
});

function end(side: "left" | "right") {
  return {
    content: '""',
    position: "absolute",
    top: 2,
    bottom: 2,
    [side]: -9,
    width: 9,
    background: "linear-gradient(180deg, #8b9490, #3a423f 60%, #222826)",
  } as const;
}

/** Seamless paper: shaded under the roller, a soft bend where wall becomes floor. */
export const paper = style({
  position: "relative",
  flex: "1 1 auto",
  minHeight: 0,
  color: vars.color.ink.base,
  background: `linear-gradient(180deg, ${mix("92%", "#000")} 0, ${toneBase} 22px, ${toneBase} 74%, ${mix("95.5%", "#000")} 86%, ${mix("97%", "#fff")} 100%)`,
  animation: `${unroll} ${vars.motion.steady} ${vars.motion.ease}`,
});

// Teal on teal would vanish: on coloured paper the focus ring is ink.
globalStyle(`${paper} :focus-visible`, { outlineColor: vars.color.ink.base });
