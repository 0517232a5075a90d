import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const list = style({ borderTop: `1px solid ${vars.color.line.hair}` });
export const item = style({ borderBottom: `1px solid ${vars.color.line.hair}` });
export const question = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  minHeight: 60,
  padding: "12px 0",
  fontSize: vars.text[18],
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
});
export const sign = style({
  display: "grid",
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { "[open] > summary > &": { transform: "rotate(45deg)" } },
});
export const answer = style({
  maxWidth: "62ch",
  padding: "0 40px 20px 0",
  color: vars.color.ink.soft,
});
export const all = style({ marginTop: 20 });
