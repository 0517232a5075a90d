import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { onRail } from "./rail.ts";

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "100%",
  padding: "4px 6px",
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  textAlign: "start",
  ":hover": { background: vars.color.paper.floor },
  ...onRail({ width: "auto", padding: 4 }),
});
export const initials = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 34,
  height: 34,
  overflow: "hidden",
  background: vars.color.backdrop.bodyGenerator.base,
  color: vars.color.ink.base,
  fontSize: vars.text[13],
  fontWeight: 600,
});
export const words = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text[14],
  lineHeight: 1.35,
  ...onRail({ display: "none" }),
});
export const name = style({
  display: "block",
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const note = style({
  display: "block",
  fontSize: vars.text[12],
  color: vars.color.ink.soft,
});
export const arrow = style({ display: "grid", ...onRail({ display: "none" }) });

export const guest = style({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  padding: "0 6px",
  fontSize: vars.text[12],
  color: vars.color.ink.soft,
  ...onRail({ display: "none" }),
});
export const guestHead = style({
  fontSize: vars.text[14],
  fontWeight: 600,
  color: vars.color.ink.base,
});
export const guestRail = style({ display: "none", ...onRail({ display: "block" }) });
