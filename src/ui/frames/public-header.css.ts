import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const header = style({
  position: "relative",
  zIndex: vars.layer.header,
  display: "flex",
  alignItems: "center",
  gap: 36,
  minHeight: 72,
  maxWidth: 1440,
  margin: "0 auto",
  padding: "0 48px",
  background: vars.color.paper.base,
  "@media": {
    [media.narrow]: { gap: 24, padding: "0 48px" },
    [media.compact]: { gap: 12, padding: "0 20px", minHeight: 64 },
    "screen and (max-width: 359.98px)": { padding: "0 12px", gap: 8 },
    print: { display: "none" },
  },
});

export const home = style({ textDecoration: "none", flex: "none" });
/** Nav and language: part of the row, and under 1000 px the panel that opens below it. */
export const fold = style({
  display: "contents",
  "@media": {
    [media.compact]: {
      display: "block",
      position: "absolute",
      top: "100%",
      left: 0,
      right: 0,
      maxHeight: "calc(100dvh - 64px)",
      padding: "8px 20px 16px",
      overflowY: "auto",
      borderTop: `1px solid ${vars.color.line.hair}`,
      background: vars.color.paper.base,
      boxShadow: vars.shadow.floating,
    },
  },
});
export const folded = style({ "@media": { [media.compact]: { display: "none" } } });
export const nav = style({ marginInlineEnd: "auto" });
export const language = style({
  "@media": { [media.compact]: { marginTop: 12, marginInlineStart: -10 } },
});
export const list = style({
  display: "flex",
  gap: 28,
  fontWeight: 500,
  "@media": {
    [media.narrow]: { gap: 18 },
    [media.compact]: { flexDirection: "column", gap: 0 },
  },
});
export const item = style({
  position: "relative",
  "@media": { [media.compact]: { borderBottom: `1px solid ${vars.color.line.hair}` } },
});

const word = {
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 40,
  padding: "8px 0",
  border: 0,
  background: "none",
  color: vars.color.ink.base,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { color: vars.color.action.base },
  selectors: {
    '&[aria-current], &[data-current="true"]': {
      boxShadow: `inset 0 -3px ${vars.color.action.base}`,
    },
  },
  "@media": {
    [media.compact]: {
      width: "100%",
      justifyContent: "space-between",
      minHeight: 48,
      selectors: {
        '&[aria-current], &[data-current="true"]': { boxShadow: "none", fontWeight: 600 },
      },
    },
  },
} as const;
export const link = style(word);
export const opener = style(word);

export const submenu = style({
  position: "absolute",
  top: "100%",
  left: -16,
  minWidth: 232,
  padding: "8px 0",
  background: vars.color.paper.base,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  "@media": {
    [media.compact]: { position: "static", boxShadow: "none", padding: "0 0 8px 16px" },
  },
});
export const sublink = style({
  display: "flex",
  alignItems: "center",
  minHeight: 40,
  padding: "6px 16px",
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { background: vars.color.paper.floor },
  selectors: { "&[aria-current]": { fontWeight: 600 } },
});

export const end = style({
  display: "flex",
  alignItems: "center",
  gap: 16,
  whiteSpace: "nowrap",
  "@media": { [media.compact]: { marginInlineStart: "auto", gap: 8 } },
});
// At 320 px the name, the action and the menu share 296 px.
globalStyle(`${end} > a`, {
  "@media": {
    [media.phone]: { minHeight: 36, paddingInline: 12, fontSize: vars.text[14] },
  },
});
export const menuButton = style({
  display: "none",
  "@media": { [media.compact]: { display: "block" } },
});
