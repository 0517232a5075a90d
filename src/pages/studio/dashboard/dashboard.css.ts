import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
  borderBlock: `1px solid ${vars.color.line.hair}`,
});
export const figure = style({
  padding: "16px 20px",
  selectors: { "& + &": { borderLeft: `1px solid ${vars.color.line.hair}` } },
});
/** A number and what it counts stay together. */
export const value = style({ whiteSpace: "nowrap" });
export const term = style({ fontSize: 13, color: vars.color.ink.soft });
export const tools = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
  gap: 20,
});
export const tool = style({
  display: "flex",
  minWidth: 0,
  color: vars.color.ink.base,
  textDecoration: "none",
});
export const toolPaper = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: 6,
  padding: "20px",
  minHeight: 150,
  fontSize: 14,
});
export const toolName = style({ fontSize: 20, fontWeight: 600, lineHeight: 1.25 });
export const stack = style({ display: "flex", flexDirection: "column", gap: 32 });
export const sectionTitle = style({ fontSize: 18, fontWeight: 600, marginBottom: 16 });
/** A section's name, and what narrows or explains it at the row's end. */
export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 24px",
});
export const all = style({ paddingTop: 16 });
export const banner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 20px",
  padding: "18px 24px",
});
export const bannerWords = style({ flex: "1 1 280px" });
/** One row: what does not fit is cut off, not shrunk. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
  gridTemplateRows: "auto",
  gridAutoRows: 0,
  columnGap: 12,
  overflow: "hidden",
});
export const shot = style({
  display: "block",
  width: "100%",
  aspectRatio: "3 / 4",
  objectFit: "cover",
  background: vars.color.paper.sunken,
});
