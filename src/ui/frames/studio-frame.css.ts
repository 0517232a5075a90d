import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";
import { toneBase } from "#src/theme/tone.css.ts";
import { CLOSED, onRail } from "./rail.ts";

const rail = media.narrow;

export const frame = style({
  display: "grid",
  gridTemplateColumns: "212px minmax(0, 1fr)",
  minHeight: "100dvh",
  background: vars.color.paper.base,
  selectors: { "&[data-sidebar=closed]": { gridTemplateColumns: "64px minmax(0, 1fr)" } },
  "@media": { [rail]: { gridTemplateColumns: "64px minmax(0, 1fr)" } },
});

export const side = style({
  position: "sticky",
  top: 0,
  zIndex: vars.layer.header,
  height: "100dvh",
  display: "flex",
  flexDirection: "column",
  borderInlineEnd: `1px solid ${vars.color.line.hair}`,
  background: vars.color.paper.base,
});

export const brand = style({
  display: "flex",
  flex: "none",
  padding: "18px 16px 14px",
  textDecoration: "none",
  ...onRail({ padding: "18px 0 14px", justifyContent: "center" }),
});
export const brandFull = style(onRail({ display: "none" }));
export const brandMark = style({ display: "none", ...onRail({ display: "inline-flex" }) });

const scrolling = { overflowX: "hidden", overflowY: "auto" } as const;
/** Scrolls alone on low screens. On the rail the names stick out, where all of it fits. */
export const nav = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  selectors: { [CLOSED]: { overflow: "visible" } },
  "@media": {
    [rail]: { overflow: "visible" },
    [media.low]: { ...scrolling, selectors: { [CLOSED]: scrolling } },
  },
});
export const groupHead = style({
  margin: "16px 18px 4px",
  fontSize: vars.text[12],
  fontWeight: 500,
  color: vars.color.ink.faint,
  ...onRail({
    margin: "10px 14px",
    height: 1,
    overflow: "hidden",
    background: vars.color.line.hair,
  }),
});
export const groupWord = style(onRail({ clipPath: "inset(50%)" }));

export const link = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  height: 42,
  padding: "0 18px",
  fontSize: vars.text[14],
  fontWeight: 500,
  color: vars.color.ink.soft,
  textDecoration: "none",
  ":hover": { background: vars.color.paper.floor, color: vars.color.ink.base },
  ":focus-visible": { outlineOffset: -3 },
  selectors: {
    "&[aria-current]": {
      background: vars.color.paper.floor,
      color: vars.color.ink.base,
      fontWeight: 600,
    },
    [CLOSED]: { justifyContent: "center", padding: 0 },
  },
  "@media": { [rail]: { justifyContent: "center", padding: 0 } },
});

export const glyph = style({
  display: "grid",
  placeItems: "center",
  width: 14,
  flex: "none",
  color: vars.color.ink.faint,
});
globalStyle(`${glyph} svg`, { width: 18, height: 18 });

/** The current tool's chip grows to the row's height at the very edge. */
export const chip = style({
  selectors: {
    [`${link}[aria-current] &`]: {
      position: "absolute",
      left: 0,
      top: 0,
      height: "100%",
      background: `linear-gradient(180deg, ${vars.color.ink.hover} 0 5px, ${toneBase} 5px)`,
    },
  },
});
export const besideChip = style({
  selectors: {
    [`${link}[aria-current] &`]: { marginInlineStart: 26 },
    [`[data-sidebar=closed] ${link}[aria-current] &`]: { marginInlineStart: 0 },
  },
  "@media": { [rail]: { selectors: { [`${link}[aria-current] &`]: { marginInlineStart: 0 } } } },
});

/** On the rail a name stands outside, on focus and hover. */
const outside = {
  position: "absolute",
  left: "calc(100% + 6px)",
  zIndex: vars.layer.tooltip,
  padding: "6px 12px",
  borderRadius: vars.radius.control,
  background: vars.color.ink.base,
  color: vars.color.paper.base,
  fontWeight: 500,
  pointerEvents: "none",
} as const;
const resting = `${link}:not(:hover):not(:focus-visible) &`;
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: {
    [CLOSED]: outside,
    [`[data-sidebar=closed] ${resting}`]: { clipPath: "inset(50%)" },
  },
  "@media": {
    [rail]: { ...outside, selectors: { [resting]: { clipPath: "inset(50%)" } } },
  },
});

/** How many wait to be seen; on the rail at the chip's corner. */
export const news = style({
  flex: "none",
  minWidth: 20,
  marginInlineStart: "auto",
  padding: "0 6px",
  borderRadius: 10,
  background: vars.color.action.base,
  color: vars.color.paper.base,
  fontSize: vars.text[12],
  fontWeight: 600,
  lineHeight: "20px",
  textAlign: "center",
  ...onRail({ position: "absolute", top: 2, right: 8, marginInlineStart: 0 }),
});

export const foot = style({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  flex: "none",
  margin: "0 12px",
  padding: "10px 0 14px",
  borderTop: `1px solid ${vars.color.line.hair}`,
  ...onRail({ margin: "0 6px", alignItems: "center" }),
});
export const tools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginInlineStart: -4,
  ...onRail({ flexDirection: "column", gap: 4, marginInlineStart: 0 }),
});
/** In a narrow window the rail is all there is: nothing to fold. */
export const fold = style({ "@media": { [rail]: { display: "none" } } });
export const main = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  ":focus": { outline: "none" },
});
