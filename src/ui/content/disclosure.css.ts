import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const root = style({ borderTop: `1px solid ${vars.color.line.hair}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: "12px 0",
  fontSize: vars.text[14],
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
  "::marker": { content: '""' },
});
export const arrow = style({
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { "[open] > summary > &": { transform: "rotate(180deg)" } },
});
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: 18,
  padding: "4px 0 12px",
});
