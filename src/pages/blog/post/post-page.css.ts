import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

const edge = {
  maxWidth: 1120,
  margin: "0 auto",
  padding: "0 48px",
  "@media": { [media.compact]: { padding: "0 20px" } },
} as const;

export const article = style({ display: "grid", gap: 40, paddingTop: 32 });
export const head = style([
  edge,
  { display: "grid", gap: 12, justifyItems: "start", width: "100%" },
]);
export const title = style({ maxWidth: "22ch" });
export const lead = style({ maxWidth: "60ch", color: vars.color.ink.soft });
export const cover = style([edge, { width: "100%" }]);
/** The contents stay in sight beside the text; on a narrow page they stand above it. */
export const body = style([
  edge,
  {
    display: "grid",
    gridTemplateColumns: "minmax(200px, 1fr) minmax(0, 68ch)",
    gap: "32px 72px",
    alignItems: "start",
    width: "100%",
    "@media": {
      [media.compact]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "0 20px" },
    },
  },
]);
export const beside = style({
  display: "grid",
  gap: 32,
  position: "sticky",
  top: 24,
  maxHeight: "calc(100dvh - 48px)",
  overflowY: "auto",
  "@media": { [media.compact]: { position: "static", maxHeight: "none" } },
});
export const column = style({ display: "grid", gap: 40, minWidth: 0 });
export const row = style({ display: "flex", flexWrap: "wrap", gap: 8 });
export const share = style({ display: "grid", gap: 12 });
export const tags = style({ display: "flex", flexWrap: "wrap", gap: "4px 16px" });
export const author = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: 16,
  alignItems: "start",
  padding: "24px 0",
  borderBlock: `1px solid ${vars.color.line.hair}`,
});
export const photo = style({ width: 72, height: 72, objectFit: "cover" });
export const initial = style({
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  background: vars.color.paper.sunken,
  fontFamily: vars.font.display,
  fontSize: vars.text[30],
  fontWeight: 700,
});
export const about = style({ display: "grid", gap: 4 });
export const soft = style({ color: vars.color.ink.soft });
export const related = style({
  maxWidth: 1440,
  margin: "0 auto",
  padding: "72px 48px 0",
  display: "grid",
  gap: 32,
  width: "100%",
  "@media": { [media.compact]: { padding: "56px 20px 0" } },
});
export const newsletter = style({
  paddingTop: 72,
  "@media": { [media.compact]: { paddingTop: 56 } },
});
export const waiting = style([edge, { display: "grid", gap: 24, padding: "48px" }]);
