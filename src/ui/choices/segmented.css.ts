import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const group = style({
  display: "inline-flex",
  maxWidth: "100%",
  border: `1px solid ${vars.color.ink.base}`,
  borderRadius: vars.radius.control,
  overflow: "hidden",
  selectors: {
    "&:focus-within:has(:focus-visible)": {
      outline: `3px solid ${vars.color.action.base}`,
      outlineOffset: 3,
    },
  },
});
export const wide = style({ display: "flex" });
export const option = style({
  position: "relative",
  flex: "1 1 auto",
  display: "grid",
  placeItems: "center",
  minHeight: 42,
  padding: "6px 16px",
  fontSize: vars.text[14],
  fontWeight: 500,
  textAlign: "center",
  cursor: "pointer",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.color.line.hair}` },
    "&:hover": { background: vars.color.paper.floor },
    "&:has(:checked)": {
      background: vars.color.ink.base,
      color: vars.color.paper.base,
      fontWeight: 600,
    },
    "&:has(:disabled)": {
      color: vars.color.ink.faint,
      background: vars.color.paper.sunken,
      cursor: "not-allowed",
    },
  },
});
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
export const legend = style({ marginBottom: 6, fontSize: vars.text[14], fontWeight: 600 });
export const reason = style({ marginTop: 6, fontSize: vars.text[13], color: vars.color.ink.soft });
