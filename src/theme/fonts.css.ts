import { globalFontFace } from "@vanilla-extract/css";

const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const vietnamese =
  "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB";

const range = `${latin}, ${vietnamese}`;

// One file a family, all weights and widths in it, latin and vietnamese: fonts/README.md.
const shared = { fontStyle: "normal", fontDisplay: "swap", unicodeRange: range } as const;
globalFontFace("Archivo Display", {
  ...shared,
  src: 'url("./fonts/archivo-display.woff2") format("woff2")',
  fontWeight: "700",
  fontStretch: "62% 75%",
});
globalFontFace("Be Vietnam Pro", {
  ...shared,
  src: 'url("./fonts/be-vietnam-pro.woff2") format("woff2")',
  fontWeight: "400 600",
});

/**
 * What stands in the place of the display face until it has come: a system's bold face drawn as wide
 * and as high, so that no line breaks elsewhere. Widths measured on this product's headings; ascent
 * and descent are Archivo's 0.88 and 0.21, divided by the same.
 */
const standIn = (fonts: readonly string[], width: number) => ({
  src: fonts.map((font) => `local("${font}")`).join(", "),
  fontWeight: "700",
  sizeAdjust: `${width * 100}%`,
  ascentOverride: `${Math.round(88 / width)}%`,
  descentOverride: `${Math.round(21 / width)}%`,
  lineGapOverride: "0%",
});
globalFontFace("Archivo Wait", [
  standIn(["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"], 0.65),
]);
globalFontFace("Archivo Wait Wide", [standIn(["DejaVu Sans Bold", "DejaVuSans-Bold"], 0.56)]);
