import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

/** Over everything, also while a dialog is open. */
export const panel = style({
  position: "fixed",
  left: 8,
  bottom: 8,
  zIndex: 9999,
  pointerEvents: "auto",
  fontSize: vars.text[12],
});
globalStyle(`${panel} > button`, {
  padding: "4px 8px",
  color: vars.color.paper.base,
  background: vars.color.ink.base,
  border: 0,
  borderRadius: vars.radius.control,
  cursor: "pointer",
});
export const list = style({
  position: "absolute",
  left: 0,
  bottom: 32,
  width: "min(460px, calc(100vw - 16px))",
  maxHeight: "70vh",
  overflow: "auto",
  padding: 8,
  color: vars.color.ink.base,
  background: vars.color.paper.base,
  border: `1px solid ${vars.color.line.control}`,
  boxShadow: vars.shadow.floating,
});
globalStyle(`${list} summary`, { padding: 4, cursor: "pointer", overflowWrap: "anywhere" });
globalStyle(`${list} pre`, {
  padding: 8,
  margin: "4px 0",
  background: vars.color.paper.floor,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
