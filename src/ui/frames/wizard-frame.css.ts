import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

export const wizard = style({
  display: "flex",
  flexDirection: "column",
  // Its own height, not its content's: stage and inspector scroll inside.
  flex: "none",
  minWidth: 0,
  height: "100dvh",
  // A low window scrolls as a whole rather than squeezing the stage.
  minHeight: 560,
  "@media": { [media.narrow]: { height: "auto", minHeight: "100dvh" } },
});

export const top = style({
  flex: "none",
  display: "flex",
  alignItems: "stretch",
  gap: "0 24px",
  minHeight: 92,
  padding: "0 24px",
  borderBottom: `1px solid ${vars.color.line.hair}`,
  "@media": { [media.narrow]: { flexWrap: "wrap", padding: 0, gap: 0 } },
});
export const title = style({
  alignSelf: "center",
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { flex: 1, padding: "16px 20px" } },
});
export const end = style({
  alignSelf: "center",
  display: "flex",
  // One above the other: four frames need the width.
  flexDirection: "column",
  alignItems: "flex-end",
  gap: 2,
  "@media": {
    [media.narrow]: { flexDirection: "row", alignItems: "center", gap: 14, padding: "10px 20px" },
  },
});
export const steps = style({
  display: "flex",
  flex: 1,
  minWidth: 0,
  "@media": {
    [media.narrow]: {
      order: 3,
      flex: "1 0 100%",
      padding: "0 10px",
      borderTop: `1px solid ${vars.color.line.hair}`,
    },
  },
});

export const bench = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 404px",
  // The row takes the room there is, so that the inspector scrolls and not the bench.
  gridTemplateRows: "minmax(0, 1fr)",
  minHeight: 0,
  "@media": {
    [media.narrow]: { display: "flex", flexDirection: "column", flex: "1 0 auto" },
  },
});
export const wholeBench = style({ gridTemplateColumns: "minmax(0, 1fr)" });
export const stage = style({ display: "flex", minWidth: 0, minHeight: 0 });
export const inspector = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  borderInlineStart: `1px solid ${vars.color.line.hair}`,
  background: vars.color.paper.base,
  "@media": { [media.narrow]: { borderInlineStart: 0 } },
});
