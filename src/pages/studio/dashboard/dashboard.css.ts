import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
  borderBlock: `1px solid ${vars.color.line.hair}`,
});
export const figure = style({
  padding: "16px 20px",
  selectors: { "& + &": { borderLeft: `1px solid ${vars.color.line.hair}` } },
});
export const term = style({ fontSize: 13, color: vars.color.ink.soft });
export const tool = style({
  display: "block",
  color: vars.color.ink.base,
  textDecoration: "none",
  maxWidth: 560,
});
export const toolPaper = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: 24,
  alignContent: "center",
  padding: "20px 24px",
  minHeight: 176,
});
export const toolPicture = style({
  gridRow: "1 / span 2",
  height: 136,
  width: 102,
  objectFit: "cover",
});
export const toolName = style({ fontSize: 22, fontWeight: 600, alignSelf: "end" });
export const stack = style({ display: "flex", flexDirection: "column", gap: 32 });
export const sectionTitle = style({ fontSize: 18, fontWeight: 600, marginBottom: 16 });
