import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

const box = style({ display: "flex", gap: 10, padding: "12px 16px", fontSize: vars.text[14] });
/** What can be done about it, in a row. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });
export const look = styleVariants({
  plain: [box, { background: vars.color.paper.floor }],
  done: [box, { background: vars.color.success.wash, color: vars.color.success.base }],
  caution: [box, { background: vars.color.backdrop.bodyGenerator.wash }],
});
