import { style } from "@vanilla-extract/css";

export const detail = style({
  maxWidth: 480,
  margin: "0 auto",
  padding: "0 20px 20px",
  overflowWrap: "anywhere",
});
