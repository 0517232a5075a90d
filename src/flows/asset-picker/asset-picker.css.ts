import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: 16 });
/** One height for every state: the dialog does not jump while one types. */
export const list = style({
  display: "grid",
  alignContent: "start",
  gap: 16,
  height: "min(46dvh, 440px)",
  overflowY: "auto",
  paddingRight: 4,
});
export const film = style({ width: "100%", display: "block" });
export const films = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
  gap: 16,
});
export const filmName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
