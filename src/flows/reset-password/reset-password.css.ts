import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

/** A sheet that hangs from its roller, as wide as the login's words. */
export const place = style({ maxWidth: 520, margin: "56px auto 96px", padding: "0 20px" });
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  padding: "40px clamp(20px, 8vw, 48px) 44px",
  background: vars.color.paper.base,
  boxShadow: vars.shadow.floating,
});
export const head = style({ display: "flex", flexDirection: "column", gap: 4 });
export const words = style({ color: vars.color.ink.soft });
