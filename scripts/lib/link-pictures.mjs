import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { root } from "./run.mjs";

/** What messengers and social networks show of a link: 1200 × 630 is the size they all take. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
/** Backdrops of src/theme/colors.ts: paper, the deep of its family for small words. */
const TONES = [
  ["#F2A7BF", "#9C1F50"],
  ["#F5CE4E", "#6E5200"],
  ["#86C7C0", "#00575B"],
  ["#A8CCEE", "#1D4F86"],
  ["#C5D86F", "#4A5A12"],
];
const INK = "#141A18";
/** Our own people, cut out (src/pages/site/pictures). */
const PEOPLE = ["hero-aodai", "hero-wrap", "hero-floral", "hero-shirt"];
const TITLE = '"Link Title"';
const TEXT = '"Link Text Latin", "Link Text Vietnamese"';

function takeFonts() {
  const text = "node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro";
  const files = {
    "Link Title": "src/theme/fonts/archivo-display.woff2",
    "Link Text Latin": `${text}-latin-500-normal.woff2`,
    "Link Text Vietnamese": `${text}-vietnamese-500-normal.woff2`,
  };
  for (const [family, file] of Object.entries(files)) {
    if (!GlobalFonts.registerFromPath(join(root, file), family))
      throw new Error(`The font ${file} can't be read.`);
  }
}

/** Lines of a text that fit a width, by words. */
function linesOf(context, text, width) {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One page's picture as JPEG bytes: its title and what it is about on a paper of the house. */
async function draw({ title, description }, [paper, deep], person) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = "#FFFFFF";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  // The roll of paper hangs on the right and runs out under the words.
  context.fillStyle = paper;
  context.fillRect(780, 0, WIDTH - 780, HEIGHT);
  context.globalAlpha = 0.35;
  context.fillRect(0, HEIGHT - 24, 780, 24);
  context.globalAlpha = 1;
  const picture = await loadImage(
    readFileSync(join(root, `src/pages/site/pictures/${person}.webp`)),
  );
  const tall = 860;
  const wide = (picture.width / picture.height) * tall;
  context.drawImage(picture, 780 + (WIDTH - 780 - wide) / 2, 30, wide, tall);
  const room = 780 - 2 * EDGE;
  let size = 84;
  let lines = [];
  for (; size >= 48; size -= 6) {
    context.font = `700 ${size}px ${TITLE}`;
    lines = linesOf(context, title, room);
    if (lines.length <= 3) break;
  }
  context.fillStyle = INK;
  let y = EDGE + 96;
  for (const line of lines) {
    y += size * 1.12;
    context.fillText(line, EDGE, y);
  }
  context.font = `500 27px ${TEXT}`;
  context.fillStyle = deep;
  y += 26;
  for (const line of linesOf(context, description, room).slice(0, 5)) {
    y += 38;
    if (y < HEIGHT - EDGE) context.fillText(line, EDGE, y);
  }
  drawMark(context);
  return canvas.toBuffer("image/jpeg", 84);
}

/** The hanger of "ẫ" with the name, as in the header. */
function drawMark(context) {
  context.save();
  context.translate(EDGE - 8, EDGE - 26);
  context.scale(2.1, 2.1);
  context.translate(-6.4, -3.6);
  context.strokeStyle = INK;
  context.lineWidth = 2.4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(19.4, 16);
  context.lineTo(30.8, 26);
  context.lineTo(8.1, 26);
  context.closePath();
  context.stroke();
  context.beginPath();
  context.moveTo(12.3, 10.3);
  context.bezierCurveTo(13.2, 7.4, 14.8, 6.3, 16.5, 6.3);
  context.bezierCurveTo(19.4, 6.3, 19.6, 8.9, 22, 8.9);
  context.bezierCurveTo(24, 8.9, 25.3, 7.6, 26.5, 5.1);
  context.stroke();
  context.restore();
  context.fillStyle = INK;
  context.font = `700 34px ${TITLE}`;
  context.fillText("Mẫu Studio", EDGE + 60, EDGE + 22);
}

/** Draws every public page's picture in every language into dist/client/og. */
export async function drawLinkPictures() {
  takeFonts();
  const folder = join(root, "dist/client/og");
  mkdirSync(folder, { recursive: true });
  const entry = pathToFileURL(join(root, "dist/pages/entry-server.js"));
  const { languages } = await import(entry.href);
  for (const language of languages) {
    entry.search = language;
    const { linkedPages } = await import(entry.href);
    const pages = await linkedPages(language);
    for (const [n, page] of pages.entries()) {
      const bytes = await draw(page, TONES[n % TONES.length], PEOPLE[n % PEOPLE.length]);
      writeFileSync(join(folder, `${page.file}.${language}.jpg`), bytes);
    }
  }
}
