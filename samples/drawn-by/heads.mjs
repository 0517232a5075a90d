/**
 * Draws the heads of the twenty hairstyle templates and of "custom" into public/hairstyles. Run:
 * node samples/drawn-by/heads.mjs. Cut-paper style, 200 × 240 units: flat shapes, and strands as lines.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { STYLES } from "./head-styles.mjs";

const OUT = join(dirname(fileURLToPath(import.meta.url)), "../../public/hairstyles");

const mirrored = (drawing) => `<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;
const both = (drawing) => drawing + mirrored(drawing);
const shape = (d, fill, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const FACE = {
  female:
    "M69 100C69 72 82 60 100 60s31 12 31 40c0 24-11 45-21 54-4 3.500-7 5-10 5s-6-1.500-10-5C80 145 69 124 69 100Z",
  male: "M68 98c-1-28 12-40 32-40s33 12 32 40c0 20-4 38-12 49-7 9-13 13-20 13s-13-4-20-13c-8-11-12-29-12-49Z",
};
const SHIRT = {
  female: "M20 240c4-28 20-42 42-49 6 20 22 30 38 30s32-10 38-30c22 7 38 21 42 49Z",
  male: "M16 240c2-34 18-48 42-55l24-9c4 20 12 28 18 34 6-6 14-14 18-34l24 9c24 7 40 21 42 55Z",
};

function person({ gender, skin, shade, lip, top }) {
  const male = gender === "male";
  const half = male ? 17 : 13;
  const [left, right] = [100 - half, 100 + half];
  const neck =
    shape(
      `M${left} 136V172C${male ? "76 186 44 190 30 208" : "80 186 54 192 40 210"}L26 240H174L${
        male ? "170 208C156 190 124 186" : "160 210C146 192 120 186"
      } ${right} 172V136Z`,
      skin,
    ) +
    shape(
      `M${left} 146c6 14 9 21 13 21s8-9 ${half} -21v14c-5 16-21 16-26 0Z`,
      shade,
      ' opacity=".6"',
    );
  const ink = "#2A1E1A";
  const features = [
    both(shape("M70 100c-6-3-9 2-7 10 1 7 4 11 8 9Z", skin)),
    shape(FACE[gender], skin),
    shape(
      "M131 100c0 24-11 45-21 54-4 3.500-7 5-10 5 12-11 20-33 21-58 0-20-5-32-13-39 14 3 23 14 23 38Z",
      shade,
      ' opacity=".28"',
    ),
    both(
      line(male ? "M76 95c5-4 12-4 17-1" : "M76 95.500c5-4 12-4 17-1", "#3A2A24", male ? 3.2 : 2.1),
    ),
    both(
      line("M77 106c4-4.500 12-4.500 16 0", ink, male ? 1.8 : 2.2) +
        shape("M79 106c3 3.500 9 3.500 12 0-3-3.400-9-3.400-12 0Z", "#fff") +
        `<circle cx="85.400" cy="105.800" r="2.700" fill="${ink}"/>` +
        (male ? "" : line("M77 106l-3-2", ink, 1.6)),
    ),
    line("M101 104c1 10 4 17 3.500 20.500-1.500 2.500-6.500 2.900-8.900 1.500", shade, 1.8),
    male
      ? shape("M89 139c5-2.400 8-2 11-1 3-1 6-1.400 11 1-5 4-17 4-22 0Z", lip, ' opacity=".8"')
      : shape(
          "M89 138.600c5-4 8.500-3.800 11-2.200 2.500-1.600 6-1.800 11 2.200-4 6.900-18 6.900-22 0Z",
          lip,
        ) + line("M89 138.600c6 1.400 16 1.400 22 0", "#7d2f30", 1),
  ].join("");
  return { neck, shirt: shape(SHIRT[gender], top), features };
}

/** Paths drawn on both sides, then those drawn once, with their strands over them. */
function layer({ both: pairs = [], once = [], strands = [], dashes } = {}, { hair, light }) {
  const attributes = dashes
    ? `#D5DBD8" stroke="${hair}" stroke-width="2" stroke-dasharray="5 4`
    : hair;
  return (
    pairs.map((d) => both(shape(d, attributes))).join("") +
    once.map((d) => shape(d, attributes)).join("") +
    strands.map((d) => both(line(d, light, 1.4))).join("")
  );
}

function head(style) {
  const { neck, shirt, features } = person(style);
  const stubble = style.stubble ? shape(style.stubble.d, style.stubble.fill) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">${layer(style.back, style)}${neck}${shirt}${stubble}${features}${layer(style.front, style)}</svg>\n`;
}

mkdirSync(OUT, { recursive: true });
for (const [id, style] of Object.entries(STYLES))
  writeFileSync(join(OUT, `${id}.svg`), head(style));
console.log(`${Object.keys(STYLES).length} heads in public/hairstyles`);
