import { createVar, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/contract.css.ts";
import { lines } from "#src/theme/lines.ts";
import { pictureHeight } from "#src/ui/pictures/picture-height.css.ts";

export const stack = style({ display: "flex", flexDirection: "column", gap: 16 });
export const skeletons = style({ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 14 });
export const placeholder = style({
  display: "grid",
  placeItems: "center",
  textAlign: "center",
  minHeight: 320,
  minWidth: 220,
  padding: 24,
  color: vars.color.ink.base,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 14px",
});
export const resultTitle = style({ display: "flex", flexDirection: "column", gap: 4 });
/** Names of files may be long: three lines, the whole in the tooltip. */
export const resultName = style(lines(3));
export const done = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  color: vars.color.success.base,
  fontWeight: 600,
  fontSize: 14,
});
export const shots = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 14,
  width: "100%",
});
/** Width over height of the picture being judged. */
export const ratio = createVar();
/** As high as the room between step bar and tools, as wide as the picture then is. */
export const compare = style({ height: pictureHeight, aspectRatio: ratio, maxWidth: "100%" });
export const closeLook = style({ height: pictureHeight, width: "100%" });
export const film = style({ display: "block", width: "100%", height: "100%" });
export const source = style({ display: "grid", gap: 12, justifyItems: "stretch" });
export const inputs = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
  gap: 12,
});
export const input = style({ display: "grid", alignContent: "start", gap: 2, fontSize: 13 });
export const inputPicture = style({
  width: "100%",
  aspectRatio: "3 / 4",
  objectFit: "contain",
  background: vars.color.paper.sunken,
});
export const inputName = style({ color: vars.color.ink.soft, overflowWrap: "anywhere" });
export const code = style({
  maxHeight: "46dvh",
  padding: 16,
  overflow: "auto",
  background: vars.color.paper.floor,
  fontSize: 13,
  lineHeight: 1.5,
});
