import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { onRail } from "./rail.ts";

export const pill = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  alignSelf: "start",
  minHeight: 32,
  padding: "0 14px 0 10px",
  border: `1px solid ${vars.color.line.hair}`,
  borderRadius: vars.radius.round,
  color: vars.color.ink.base,
  fontSize: vars.text[14],
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { background: vars.color.paper.floor },
  ...onRail({ alignSelf: "center", gap: 0, padding: "0 10px" }),
});
/** On the rail the number alone is left. */
export const rest = style({
  display: "flex",
  ...onRail({ display: "none" }),
});
