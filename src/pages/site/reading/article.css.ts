import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { media } from "#src/theme/media.ts";

/** The contents stand beside the text where there is room for both, and above it elsewhere. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(200px, 2fr) 5fr",
  columnGap: 48,
  maxWidth: 1440,
  margin: "0 auto",
  padding: "32px 48px 96px",
  "@media": {
    [media.compact]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: "20px 20px 64px",
    },
    print: { display: "block", maxWidth: "none", padding: 0 },
  },
});
export const head = style({
  display: "grid",
  gap: vars.space[4],
  gridColumn: "1 / -1",
  maxWidth: "44rem",
  marginBottom: 48,
  "@media": { [media.compact]: { marginBottom: 28 } },
});
export const lead = style({ color: vars.color.ink.soft });
export const revised = style({ fontSize: vars.text[13], color: vars.color.ink.soft });

export const contents = style({
  position: "sticky",
  top: 24,
  alignSelf: "start",
  maxHeight: "calc(100dvh - 48px)",
  overflowY: "auto",
  "@media": {
    [media.compact]: {
      position: "static",
      maxHeight: "none",
      marginBottom: 36,
      padding: "16px 0",
      borderBlock: `1px solid ${vars.color.line.hair}`,
    },
    print: { display: "none" },
  },
});
export const contentsHead = style({ marginBottom: 8, fontSize: vars.text[14], fontWeight: 600 });
export const contentsLink = style({
  display: "block",
  padding: "5px 0",
  fontSize: vars.text[14],
  color: vars.color.ink.soft,
  textDecoration: "none",
  ":hover": { color: vars.color.action.base, textDecoration: "underline" },
});

/** Lines of a measure that is read without losing one's place. */
export const text = style({
  display: "grid",
  gap: 48,
  maxWidth: "68ch",
  fontSize: vars.text[16],
  lineHeight: 1.65,
});
export const chapter = style({ display: "grid", gap: 14, scrollMarginTop: 24 });
export const chapterHead = style({ marginBottom: 2, breakAfter: "avoid" });
export const list = style({
  display: "grid",
  gap: 8,
  paddingInlineStart: 20,
  listStyle: "disc",
});
/** The name beside its words; above them on phones. */
export const facts = style({
  borderBottom: `1px solid ${vars.color.line.hair}`,
  fontSize: vars.text[15],
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(120px, 1fr) minmax(0, 2.4fr)",
  gap: "2px 24px",
  padding: "10px 0",
  borderTop: `1px solid ${vars.color.line.hair}`,
  breakInside: "avoid",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const term = style({ fontWeight: 600 });
globalStyle(`${text} p, ${text} li`, { textWrap: "pretty" });

/** On paper there is the text alone, and where each of its links leads. */
globalStyle(`${text} a[href^="/"]::after`, {
  "@media": { print: { content: '" (" attr(href) ")"', fontWeight: 400 } },
});
