import { both, button, fold, gleam, mirrored, piece, rounded, seam, stitch } from "./cloth.mjs";

const ARMHOLE = "M305,142 C292,190 286,260 287,332";

/** Body and short sleeves of a plain T-shirt. */
const TEE_BODY = mirrored(
  [500, 158],
  [
    [462, 158, 436, 134, 424, 98],
    [384, 116, 340, 128, 305, 142],
    [292, 190, 286, 260, 287, 332],
    [284, 440, 284, 560, 280, 690],
    [350, 702, 430, 704, 500, 704],
  ],
);
const TEE_SLEEVE =
  "M306,141 C250,160 208,196 150,268 Q190,330 242,374 L287,332 C286,260 292,190 306,141Z";

const teeSleeve = (tone, inside = "") =>
  both(
    piece(TEE_SLEEVE, {
      across: [
        [0, tone.dark],
        [0.35, tone.base],
        [0.7, tone.light],
        [1, tone.base],
      ],
      inside: `${fold("M300,200 C270,240 262,280 268,330", 22, 0.22)}${gleam("M262,190 C236,220 220,246 208,276", 16, 0.18)}${fold("M240,220 C252,262 258,300 256,352", 12, 0.16)}${inside}`,
    }) + stitch("M163,262 Q200,322 250,364", tone.dark, 0.8),
  );

const teeFolds = `${both(
  fold("M300,330 C318,380 330,420 332,500", 20, 0.16) +
    fold("M296,420 C312,500 316,600 306,700", 22, 0.18) +
    fold("M372,300 C352,440 360,560 350,704", 26, 0.1, "#000", 14) +
    gleam("M334,380 C330,480 334,580 328,690", 20, 0.16, 14) +
    fold("M300,250 C330,300 372,320 420,322", 14, 0.1, "#000", 14),
)}${gleam("M470,240 C462,400 470,560 462,690", 44, 0.12, 24)}`;

const LOTUS = (x, y, s, colour) =>
  `<g transform="translate(${x},${y}) scale(${s})" fill="${colour}"><path d="M0,0 C-10,-15 -8,-36 0,-48 C8,-36 10,-15 0,0Z"/><path d="M-4,0 C-21,-9 -27,-28 -24,-41 C-11,-34 -4,-18 -4,0Z" opacity=".85"/><path d="M4,0 C21,-9 27,-28 24,-41 C11,-34 4,-18 4,0Z" opacity=".85"/><path d="M-8,2 C-27,2 -42,-10 -45,-24 C-28,-23 -13,-12 -8,2Z" opacity=".7"/><path d="M8,2 C27,2 42,-10 45,-24 C28,-23 13,-12 8,2Z" opacity=".7"/><path d="M-46,12 Q0,26 46,12" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></g>`;

const lotusMark = (colour) =>
  `${LOTUS(500, 372, 1.9, colour)}<path d="M412,428 H588" stroke="${colour}" stroke-width="4"/>`;

/** Narrow bands across the body, sagging a little in the middle. */
function sailorBands(colour) {
  let bands = "";
  for (let y = 216; y < 690; y += 44) {
    bands += `<path d="M270,${y} Q500,${y + 14} 730,${y} V${y + 15} Q500,${y + 29} 270,${y + 15}Z" fill="${colour}"/>`;
  }
  return bands;
}

/** The same bands on a short sleeve. */
function sleeveBands(colour) {
  let bands = "";
  for (let k = 0; k < 5; k++) {
    bands += `<path d="M${262 - k * 28},${150 + k * 32} Q${292 - k * 22},${250 + k * 24} ${332 - k * 20},${318 + k * 18}" fill="none" stroke="${colour}" stroke-width="12"/>`;
  }
  return bands;
}

/** A T-shirt; `print` colours a lotus on the chest. */
export const tee = (tone, print) => roundNecked(tone, print ? lotusMark(print) : "");
/** A T-shirt with narrow cross bands. */
export const stripedTee = (tone, stripe) =>
  roundNecked(tone, sailorBands(stripe), sleeveBands(stripe));

function roundNecked(tone, mark, sleeveMark = "") {
  return (
    teeSleeve(tone, sleeveMark) +
    piece(TEE_BODY, { across: rounded(tone), inside: mark + teeFolds }) +
    both(
      seam(ARMHOLE, tone.dark, 2.4) + stitch("M282,676 C350,688 430,690 500,690", tone.dark, 0.8),
    ) +
    piece(
      mirrored(
        [500, 158],
        [
          [462, 158, 436, 134, 424, 98],
          [418, 100, 412, 103, 406, 105],
          [418, 150, 452, 179, 500, 179],
        ],
      ),
      {
        across: [
          [0, tone.base],
          [0.5, tone.light],
          [1, tone.base],
        ],
        texture: "knit",
        edge: 0.3,
      },
    ) +
    both(stitch("M402,110 C414,156 450,186 500,186", tone.dark, 0.7))
  );
}

/** A polo shirt with cross stripes. */
export function polo(tone, stripe) {
  let bands = "";
  for (let y = 190; y < 720; y += 62) {
    bands += `<path d="M270,${y} Q500,${y + 14} 730,${y} V${y + 24} Q500,${y + 38} 270,${y + 24}Z" fill="${stripe}"/>`;
  }
  let sleeveBands = "";
  for (let k = 0; k < 4; k++) {
    sleeveBands += `<path d="M${262 - k * 34},${152 + k * 40} Q${290 - k * 26},${250 + k * 30} ${330 - k * 24},${320 + k * 22}" fill="none" stroke="${stripe}" stroke-width="17"/>`;
  }
  return (
    teeSleeve(tone, sleeveBands) +
    piece(TEE_BODY, { across: rounded(tone), inside: bands + teeFolds, texture: "knit" }) +
    both(seam(ARMHOLE, tone.dark, 2.4) + stitch("M282,676 C350,688 430,690 500,690", tone.dark)) +
    `<path d="M480,176 L520,176 L522,300 L478,300Z" fill="${tone.base}"/>` +
    seam("M478,182 V300 H522 V182", tone.dark, 2) +
    [208, 244, 280].map((y) => button(500, y, "#f3eee2", 6)).join("") +
    both(
      piece("M500,184 C470,172 440,140 426,92 C412,96 398,106 388,116 C396,160 422,200 448,224 Z", {
        across: [
          [0, stripe],
          [1, stripe],
        ],
        texture: "knit",
        inside: gleam("M404,124 C414,164 430,190 450,210", 10, 0.25),
      }),
    )
  );
}

/** A shirt with collar, placket, cuffs and long sleeves. */
export function shirt(tone, buttons) {
  const sleeve =
    "M306,146 C262,158 222,190 204,250 C182,350 152,520 128,664 Q176,690 224,684 C248,560 276,440 289,352 C288,270 294,196 306,146Z";
  const body = mirrored(
    [500, 176],
    [
      [470, 160, 448, 130, 436, 100],
      [390, 118, 344, 132, 306, 146],
      [294, 196, 288, 270, 289, 352],
      [286, 470, 284, 590, 278, 716],
      [300, 748, 352, 764, 400, 766],
      [440, 768, 470, 764, 500, 760],
    ],
  );
  return (
    both(
      piece(sleeve, {
        across: [
          [0, tone.dark],
          [0.3, tone.base],
          [0.6, tone.light],
          [1, tone.base],
        ],
        texture: "slub",
        inside:
          fold("M292,230 C284,290 280,330 270,400", 20, 0.2) +
          fold("M214,330 C238,350 262,352 284,342", 14, 0.16) +
          fold("M196,400 C222,424 246,426 268,412", 16, 0.18) +
          gleam("M204,378 C226,396 250,398 268,390", 12, 0.3) +
          fold("M176,500 C200,516 226,516 244,504", 14, 0.14) +
          gleam("M236,240 C212,340 190,470 172,600", 18, 0.2, 14) +
          fold("M158,640 L172,560", 8, 0.2, "#000", 3) +
          fold("M190,650 L198,580", 8, 0.18, "#000", 3),
      }) +
        piece("M132,644 Q178,668 228,664 L222,712 Q172,716 124,694Z", {
          across: [
            [0, tone.dark],
            [0.5, tone.light],
            [1, tone.base],
          ],
          texture: "slub",
          edge: 0.25,
        }) +
        stitch("M136,652 Q178,674 224,671", tone.dark) +
        button(206, 690, buttons, 5),
    ) +
    piece(body, {
      across: rounded(tone),
      texture: "slub",
      inside: `${both(
        fold("M300,350 C322,420 326,520 312,700", 24, 0.18) +
          fold("M380,330 C366,460 372,600 362,760", 26, 0.12, "#000", 14) +
          gleam("M340,330 C332,470 338,600 328,740", 22, 0.24, 14) +
          fold("M296,270 C330,320 370,336 420,332", 14, 0.12, "#000", 14) +
          fold("M440,190 C436,360 444,560 440,762", 20, 0.1, "#000", 14),
      )}`,
    }) +
    both(
      seam("M306,146 C294,196 288,270 289,352", tone.dark, 2.2) +
        stitch("M280,706 C302,736 354,752 400,754 C440,756 470,752 500,748", tone.dark, 0.7),
    ) +
    `<path d="M482,180 L518,180 L520,762 L480,762Z" fill="${tone.light}" fill-opacity=".55"/>` +
    stitch("M484,190 V758", tone.dark, 0.7) +
    stitch("M516,190 V758", tone.dark, 0.7) +
    [232, 318, 404, 490, 576, 662].map((y) => button(500, y, buttons, 6)).join("") +
    `<path d="M566,300 h92 v84 l-46,22 l-46,-22Z" fill="${tone.base}" fill-opacity=".5"/>${seam("M566,300 h92 v84 l-46,22 l-46,-22Z", tone.dark, 1.6)}${stitch("M566,316 h92", tone.dark)}` +
    both(
      piece(
        "M500,184 C474,170 450,136 438,92 C422,94 404,104 392,116 C398,158 412,196 428,232 C452,222 478,204 500,184Z",
        {
          across: [
            [0, tone.base],
            [0.6, tone.light],
            [1, tone.base],
          ],
          texture: "slub",
          inside: fold("M440,130 C452,160 474,180 496,190", 12, 0.2),
        },
      ) + stitch("M402,120 C408,158 420,192 434,220", tone.dark, 0.7),
    )
  );
}

/** A silk camisole on thin straps. */
export function camisole(tone) {
  const body = mirrored(
    [500, 262],
    [
      [470, 262, 430, 240, 398, 196],
      [376, 232, 330, 262, 300, 292],
      [306, 400, 300, 500, 282, 636],
      [350, 656, 430, 660, 500, 660],
    ],
  );
  return (
    both(
      `<path d="M392,206 L408,206 L424,92 L414,92Z" fill="${tone.base}"/>${seam("M392,206 L414,92 M408,206 L424,92", tone.dark, 1.6)}`,
    ) +
    piece(body, {
      across: rounded(tone),
      texture: "slub",
      grain: 0.12,
      crease: 0.24,
      inside: `${both(
        fold("M400,210 C396,280 420,320 452,330", 18, 0.2) +
          gleam("M372,250 C372,320 400,350 440,356", 18, 0.4) +
          fold("M330,320 C340,440 330,540 322,650", 22, 0.18) +
          gleam("M356,360 C352,460 350,560 344,650", 16, 0.42) +
          fold("M420,400 C410,500 414,580 408,656", 20, 0.16) +
          gleam("M452,380 C448,480 452,580 448,656", 14, 0.34),
      )}${fold("M440,290 C470,318 530,318 560,290", 16, 0.2)}`,
    }) +
    both(
      seam("M500,262 C470,262 430,240 398,196 C376,232 330,262 300,292", tone.light, 4, 0.8) +
        stitch("M284,622 C350,642 430,646 500,646", tone.dark, 0.6),
    )
  );
}

/** A ribbed tank top with wide shoulder straps. */
export function tank(tone) {
  const body = mirrored(
    [500, 226],
    [
      [450, 226, 420, 180, 412, 100],
      [394, 104, 374, 110, 356, 116],
      [366, 200, 340, 276, 292, 316],
      [296, 420, 292, 540, 284, 660],
      [350, 676, 430, 680, 500, 680],
    ],
  );
  const ribs = Array.from({ length: 40 }, (_, k) =>
    seam(`M${280 + k * 11},90 V690`, tone.dark, 2.4, 0.28),
  ).join("");
  return (
    piece(body, {
      across: rounded(tone),
      texture: "knit",
      inside: `${ribs}${both(
        fold("M300,340 C318,400 326,520 316,670", 20, 0.16) +
          gleam("M350,340 C346,460 350,560 342,670", 20, 0.2, 14) +
          fold("M400,300 C390,440 398,560 392,676", 22, 0.1, "#000", 14),
      )}`,
    }) +
    both(
      seam("M500,226 C450,226 420,180 412,100", tone.light, 8, 0.8) +
        seam("M356,116 C366,200 340,276 292,316", tone.light, 8, 0.8) +
        stitch("M288,640 C350,656 430,660 500,660", tone.dark, 0.7),
    )
  );
}
