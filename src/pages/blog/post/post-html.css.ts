import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

/** Long reading: a line of some 70 letters, room around every thought. */
export const prose = style({
  maxWidth: "68ch",
  minWidth: 0,
  fontSize: "1.0625rem",
  lineHeight: "1.7",
  overflowWrap: "break-word",
});
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(",")
      .map((part) => `${prose} ${part.trim()}`)
      .join(", "),
    rule,
  );

within("> * + *", { marginTop: "1.1em" });
within("h2, h3, h4", {
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: vars.leading.display,
  textWrap: "balance",
  scrollMarginTop: 24,
});
within("h2", { marginTop: "1.6em", fontSize: vars.text[30], fontStretch: vars.width.label });
within("h3", { marginTop: "1.4em", fontSize: vars.text[22], fontStretch: vars.width.figure });
within("h2 + *, h3 + *", { marginTop: "0.6em" });
within("ul, ol", { display: "grid", gap: "0.4em", paddingInlineStart: "1.4em" });
within("ul", { listStyle: "disc" });
within("ol", { listStyle: "decimal" });
within("li::marker", { color: vars.color.ink.faint });
within("a", {
  color: vars.color.action.base,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});
within("a:hover", { textDecorationThickness: 2 });
within("blockquote", {
  marginInline: 0,
  marginBottom: 0,
  padding: "4px 0 4px 24px",
  borderInlineStart: `4px solid ${vars.color.backdrop.bodyGenerator.base}`,
  fontSize: vars.text[18],
});
within("img", { height: "auto", marginInline: "auto", boxShadow: vars.shadow.print });
within("figure", { margin: "1.6em 0" });
within("figcaption", { paddingTop: 10, fontSize: vars.text[13], color: vars.color.ink.soft });
within("code", {
  padding: "1px 5px",
  background: vars.color.paper.sunken,
  borderRadius: vars.radius.control,
  fontSize: "0.9em",
});
within("pre", {
  padding: 16,
  background: vars.color.paper.floor,
  overflowX: "auto",
  fontSize: vars.text[14],
  lineHeight: vars.leading.text,
});
within("pre code", { padding: 0, background: "none", fontSize: "inherit" });
within("hr", { margin: "2.4em 0", border: 0, borderTop: `1px solid ${vars.color.line.hair}` });
within("table", { display: "block", overflowX: "auto", fontSize: vars.text[15] });
within("th, td", {
  padding: "8px 16px 8px 0",
  borderBottom: `1px solid ${vars.color.line.hair}`,
  textAlign: "start",
  verticalAlign: "top",
});
