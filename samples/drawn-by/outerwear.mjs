import { both, button, fold, gleam, piece, seam, stitch } from "./cloth.mjs";

const SLEEVE =
  "M302,150 C252,164 206,196 190,260 C166,380 138,560 116,706 Q164,732 220,724 C244,590 272,460 288,360 C286,270 292,200 302,150Z";

const sleeveFolds =
  fold("M288,230 C280,300 276,340 264,420", 22, 0.22) +
  fold("M202,350 C228,372 256,374 282,362", 16, 0.18) +
  fold("M186,430 C214,454 242,456 268,440", 16, 0.18) +
  gleam("M194,404 C220,424 246,428 272,414", 12, 0.22) +
  fold("M160,560 C188,578 214,578 238,564", 14, 0.14) +
  gleam("M226,250 C202,360 178,500 158,660", 18, 0.18, 14);

/** A blazer that stands open in a deep V and closes on one button. */
export function blazer(tone, buttonColour) {
  const half =
    "M424,92 C384,116 344,136 302,150 C292,200 286,270 288,360 C290,470 286,580 272,730 Q372,752 474,736 C486,668 496,600 501,520 C470,420 440,260 424,92Z";
  const lapel =
    "M428,84 C404,104 386,130 376,156 L404,214 L382,238 C408,330 450,440 501,520 C480,400 452,240 440,100 Z";
  return (
    both(
      piece(SLEEVE, {
        across: [
          [0, tone.dark],
          [0.35, tone.base],
          [0.65, tone.light],
          [1, tone.base],
        ],
        texture: "slub",
        grain: 0.36,
        inside: sleeveFolds,
      }) + [652, 676, 700].map((y) => button(212 - (y - 652) * 0.12, y, buttonColour, 5)).join(""),
    ) +
    both(
      piece(half, {
        across: [
          [0, tone.base],
          [0.3, tone.base],
          [0.6, tone.light],
          [1, tone.base],
        ],
        texture: "slub",
        grain: 0.36,
        inside:
          fold("M300,360 C312,470 310,600 296,730", 22, 0.18) +
          fold("M372,300 C360,440 366,600 356,740", 24, 0.1, "#000", 14) +
          gleam("M336,340 C334,480 334,600 326,720", 18, 0.2, 14) +
          fold("M500,520 C440,500 390,500 330,520", 14, 0.14) +
          fold("M500,530 C450,560 410,580 360,590", 12, 0.12),
      }) +
        `<path d="M318,600 L430,588 L432,612 L320,624Z" fill="${tone.base}" stroke="${tone.dark}" stroke-width="2"/>` +
        fold("M320,628 L432,616", 8, 0.22, "#000", 3) +
        seam("M372,360 C364,460 366,560 360,600", tone.dark, 1.8, 0.4) +
        seam("M302,150 C292,200 286,270 288,360", tone.dark, 2.4, 0.6) +
        piece(lapel, {
          across: [
            [0, tone.base],
            [0.6, tone.light],
            [1, tone.base],
          ],
          texture: "slub",
          grain: 0.36,
          edge: 0.2,
          inside: fold("M440,120 C452,260 470,400 498,510", 12, 0.2),
        }) +
        stitch("M386,160 L412,214 L392,240 C416,328 452,424 494,500", tone.dark, 0.5),
    ) +
    button(494, 540, buttonColour, 10) +
    `<path d="M604,300 L672,290 L673,306 L605,316Z" fill="${tone.base}" stroke="${tone.dark}" stroke-width="1.8"/>`
  );
}

/** A denim jacket, buttoned. */
export function denimJacket(tone, thread) {
  const half =
    "M500,176 C470,160 446,130 432,100 C388,120 344,138 302,150 C292,200 286,270 288,360 C288,440 288,520 292,592 L292,650 Q400,664 500,660Z";
  const line = (d) => seam(d, tone.dark, 3, 0.7) + stitch(d, thread, 0.95, 2);
  return (
    both(
      piece(SLEEVE, {
        across: [
          [0, tone.dark],
          [0.35, tone.base],
          [0.65, tone.light],
          [1, tone.base],
        ],
        grain: 0.5,
        inside: sleeveFolds,
      }) +
        piece("M124,660 Q172,686 228,678 L220,726 Q164,734 116,708Z", {
          across: [
            [0, tone.dark],
            [0.5, tone.base],
            [1, tone.dark],
          ],
          grain: 0.5,
        }) +
        stitch("M126,668 Q172,694 226,686", thread, 0.95, 2) +
        button(206, 706, "#b98a4b", 7),
    ) +
    both(
      piece(half, {
        across: [
          [0, tone.base],
          [0.3, tone.base],
          [0.65, tone.light],
          [1, tone.base],
        ],
        grain: 0.5,
        inside:
          `<ellipse cx="400" cy="470" rx="44" ry="120" fill="#fff" fill-opacity=".14" filter="url(#blur24)"/>` +
          fold("M300,360 C316,440 314,520 304,600", 20, 0.18) +
          fold("M360,400 C352,480 354,540 350,600", 18, 0.12) +
          `<path d="M288,594 L500,604 V664 H288Z" fill="${tone.dark}" fill-opacity=".4"/>`,
      }) +
        line("M294,268 C360,282 430,286 482,284") +
        line("M340,286 C352,400 366,500 384,598") +
        line("M446,288 C440,400 430,500 424,600") +
        line("M292,596 C360,604 430,606 500,606") +
        stitch("M292,640 C360,650 430,652 500,650", thread, 0.95, 2) +
        `<path d="M366,284 h76 v16 l-38,26 l-38,-26Z" fill="${tone.base}" stroke="${tone.dark}" stroke-width="2"/>${stitch("M372,288 h64 v10 l-32,22 l-32,-22Z", thread, 0.95, 1.8)}` +
        button(404, 306, "#b98a4b", 6) +
        line("M302,150 C292,200 286,270 288,360"),
    ) +
    `<path d="M480,178 H520 V660 H480Z" fill="${tone.light}" fill-opacity=".25"/>` +
    stitch("M482,186 V656", thread, 0.95, 2) +
    stitch("M518,186 V656", thread, 0.95, 2) +
    [214, 290, 366, 442, 518, 628].map((y) => button(500, y, "#b98a4b", 8)).join("") +
    both(
      piece(
        "M500,184 C472,168 446,134 434,92 C416,96 398,108 386,122 C392,160 404,196 420,226 C452,220 480,204 500,184Z",
        {
          across: [
            [0, tone.base],
            [0.6, tone.light],
            [1, tone.base],
          ],
          grain: 0.5,
        },
      ) + stitch("M396,128 C402,160 412,190 426,214 C450,210 474,198 490,184", thread, 0.95, 2),
    )
  );
}

/** A long knitted cardigan, worn open. */
export function cardigan(tone, buttonColour) {
  const half =
    "M428,96 C386,118 344,136 302,150 C292,200 286,270 288,360 C286,520 276,720 262,900 Q366,920 464,912 C470,700 474,560 478,470 C452,370 434,230 428,96Z";
  const band =
    "M414,92 L438,88 C444,230 460,360 488,462 C486,600 478,760 472,914 L440,914 C446,760 452,600 454,470 C432,366 418,230 414,92Z";
  let ribs = "";
  for (let x = 270; x < 480; x += 12)
    ribs += seam(`M${x},150 C${x - 4},400 ${x - 10},700 ${x - 16},920`, tone.dark, 2, 0.22);
  return (
    both(
      piece(SLEEVE, {
        across: [
          [0, tone.dark],
          [0.35, tone.base],
          [0.65, tone.light],
          [1, tone.base],
        ],
        texture: "knit",
        grain: 0.5,
        inside: sleeveFolds,
      }) +
        `<path d="M128,630 Q178,656 232,648 L220,724 Q164,732 116,706Z" fill="${tone.dark}" fill-opacity=".3"/>`,
    ) +
    both(
      piece(half, {
        across: [
          [0, tone.base],
          [0.3, tone.base],
          [0.65, tone.light],
          [1, tone.base],
        ],
        texture: "knit",
        grain: 0.5,
        inside:
          ribs +
          fold("M300,370 C314,520 304,720 286,900", 22, 0.16) +
          fold("M380,320 C372,520 366,720 352,910", 26, 0.1, "#000", 14) +
          `<path d="M262,850 L470,862 V925 H255Z" fill="${tone.dark}" fill-opacity=".25"/>`,
      }) +
        `<path d="M300,640 h110 v130 h-112Z" fill="${tone.base}" fill-opacity=".6" stroke="${tone.dark}" stroke-width="2" stroke-opacity=".6"/><path d="M300,640 h110 v22 h-110Z" fill="${tone.dark}" fill-opacity=".3"/>` +
        seam("M302,150 C292,200 286,270 288,360", tone.dark, 2.4, 0.5) +
        piece(band, {
          across: [
            [0, tone.base],
            [1, tone.light],
          ],
          texture: "knit",
          grain: 0.5,
          edge: 0.2,
        }),
    ) +
    [500, 600, 700, 800].map((y) => button(533 - (y - 500) * 0.02, y, buttonColour, 9)).join("")
  );
}
