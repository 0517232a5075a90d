import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";

export const alive = style({ display: "contents" });
/** What waits for its script looks as it will: only typing into it comes too early. */
globalStyle(`${alive}:disabled :is(input, textarea, select)`, {
  background: vars.color.paper.base,
  cursor: "progress",
});
