import { globalStyle } from "@vanilla-extract/css";
import "./fonts.css.ts";
import { vars } from "./contract.css.ts";
import { media } from "./media.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  colorScheme: "light",
  scrollPaddingTop: vars.space[8],
});
globalStyle("body", {
  margin: 0,
  minWidth: 320,
  background: vars.color.paper.base,
  color: vars.color.ink.base,
  fontFamily: vars.font.text,
  fontSize: vars.text[15],
  lineHeight: vars.leading.text,
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend", {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: 600 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { minWidth: 0 });
globalStyle("img, video, canvas", { display: "block", maxWidth: "100%" });
globalStyle("a", { color: "inherit" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button", { cursor: "pointer" });
globalStyle("table", { borderCollapse: "collapse", width: "100%" });
globalStyle("[hidden]", { display: "none !important" });

globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.action.base}`,
  outlineOffset: 3,
});
// A programmatic landing place (main, dialog title) is not a control.
globalStyle("[tabindex='-1']:focus-visible", { outline: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.still]: {
      transitionDuration: "0.01ms !important",
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
