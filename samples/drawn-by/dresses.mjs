import { both, fold, gleam, mirrored, piece, rounded, scatter, seam, stitch } from "./cloth.mjs";

const lotus = (x, y, s, colour, turn = 0) =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${s})" fill="${colour}"><path d="M0,0 C-10,-15 -8,-36 0,-48 C8,-36 10,-15 0,0Z"/><path d="M-4,0 C-21,-9 -27,-28 -24,-41 C-11,-34 -4,-18 -4,0Z" opacity=".85"/><path d="M4,0 C21,-9 27,-28 24,-41 C11,-34 4,-18 4,0Z" opacity=".85"/><path d="M-8,2 C-27,2 -42,-10 -45,-24 C-28,-23 -13,-12 -8,2Z" opacity=".65"/><path d="M8,2 C27,2 42,-10 45,-24 C28,-23 13,-12 8,2Z" opacity=".65"/></g>`;

const LOTUS_PRINT = (colour) =>
  seam("M540,1230 C552,1130 520,1050 544,950", colour, 4, 0.8) +
  seam("M470,1230 C456,1150 428,1100 424,1030", colour, 4, 0.8) +
  seam("M590,1230 C602,1180 622,1150 626,1106", colour, 4, 0.8) +
  lotus(544, 952, 1.9, colour, 4) +
  lotus(424, 1034, 1.4, colour, -10) +
  lotus(626, 1108, 1.2, colour, 12) +
  lotus(430, 300, 0.8, colour, -10) +
  `<path d="M380,1190 q44,-34 92,-4 q-44,30 -92,4Z M560,1206 q52,-34 104,4 q-52,26 -104,-4Z" fill="${colour}" fill-opacity=".4"/>`;

const PLUM_PRINT = (colour) => {
  const next = scatter(77);
  let print = seam(
    "M660,1240 C600,1100 640,980 560,860 M610,1050 C560,1010 540,980 530,930",
    colour,
    5,
    0.85,
  );
  for (let i = 0; i < 26; i++) {
    const t = next();
    const x = 660 - t * 130 + (next() - 0.5) * 150;
    const y = 1230 - t * 400 + (next() - 0.5) * 60;
    const r = 6 + next() * 7;
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * Math.PI * 2 + t * 6;
      print += `<circle cx="${x + Math.cos(a) * r}" cy="${y + Math.sin(a) * r}" r="${r * 0.72}" fill="${colour}" fill-opacity=".85"/>`;
    }
    print += `<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#fff3c4"/>`;
  }
  for (const [x, y] of [
    [430, 300],
    [446, 322],
    [420, 330],
  ])
    print += `<circle cx="${x}" cy="${y}" r="9" fill="${colour}" fill-opacity=".9"/>`;
  return print;
};

/** Áo dài: a long slit tunic with a standing collar, worn over wide trousers. */
export function aoDai(tone, trousers, print, printColour) {
  const leg = "M500,560 L330,560 C316,760 306,1040 300,1300 Q394,1322 486,1302 L500,700Z";
  const sleeve =
    "M318,150 C282,164 250,186 238,236 C222,320 206,470 186,610 Q226,634 268,622 C284,520 296,430 308,336 C318,260 322,200 330,152Z";
  const body = mirrored(
    [500, 134],
    [
      [470, 132, 452, 124, 440, 112],
      [402, 128, 358, 138, 318, 150],
      [308, 200, 306, 260, 312, 330],
      [338, 390, 346, 440, 344, 480],
      [340, 530, 322, 570, 318, 620],
      [316, 780, 318, 1000, 314, 1236],
      [380, 1252, 440, 1256, 500, 1256],
    ],
  );
  return (
    both(
      piece(leg, {
        across: [
          [0, trousers.dark],
          [0.4, trousers.base],
          [0.7, trousers.light],
          [1, trousers.dark],
        ],
        texture: "slub",
        grain: 0.12,
        inside:
          fold("M350,700 C336,900 326,1100 322,1300", 16, 0.12) +
          fold("M430,900 C424,1060 420,1180 420,1310", 18, 0.14),
      }),
    ) +
    both(
      piece(sleeve, {
        across: [
          [0, tone.dark],
          [0.35, tone.base],
          [0.6, tone.light],
          [1, tone.base],
        ],
        texture: "slub",
        grain: 0.14,
        crease: 0.24,
        inside:
          fold("M308,220 C304,280 304,320 298,390", 20, 0.24) +
          fold("M224,330 C246,348 276,350 304,338", 14, 0.2) +
          fold("M216,400 C240,418 268,418 292,404", 14, 0.18) +
          gleam("M220,366 C242,382 270,384 296,372", 12, 0.12) +
          fold("M200,520 C222,534 250,532 274,520", 12, 0.16) +
          gleam("M250,240 C234,340 220,470 206,590", 16, 0.28),
      }) + stitch("M190,596 Q228,618 270,608", tone.dark, 0.6),
    ) +
    piece(body, {
      across: rounded(tone),
      texture: "slub",
      grain: 0.14,
      crease: 0.26,
      inside:
        print(printColour) +
        fold("M390,340 C420,392 466,402 500,372 C534,402 580,392 610,340", 20, 0.2) +
        gleam("M404,300 C414,340 440,352 466,344", 18, 0.1, 14) +
        gleam("M560,300 C556,336 580,350 600,338", 16, 0.1, 14) +
        fold("M344,470 C400,500 440,496 500,500", 14, 0.18) +
        fold("M656,470 C610,496 560,498 516,500", 14, 0.18) +
        both(
          fold("M336,560 C328,760 330,1000 330,1250", 20, 0.2) +
            fold("M420,620 C404,820 400,1040 404,1255", 24, 0.14) +
            gleam("M372,640 C360,840 358,1040 362,1240", 16, 0.34) +
            gleam("M470,560 C474,800 470,1020 474,1255", 18, 0.26),
        ),
    }) +
    both(
      stitch("M320,1222 C380,1238 440,1242 500,1242", tone.dark, 0.6) +
        seam("M318,150 C308,200 306,260 312,330", tone.dark, 2, 0.6),
    ) +
    seam("M506,144 C556,168 606,210 650,290", tone.dark, 2.4) +
    [
      [524, 154],
      [560, 178],
      [594, 210],
      [622, 246],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="6" fill="${tone.light}" stroke="${tone.dark}" stroke-width="1.4"/>`,
      )
      .join("") +
    piece(
      mirrored(
        [500, 82],
        [
          [472, 80, 456, 70, 448, 56],
          [440, 76, 436, 94, 434, 112],
          [456, 132, 478, 140, 500, 141],
        ],
      ),
      {
        across: [
          [0, tone.dark],
          [0.4, tone.light],
          [1, tone.base],
        ],
        texture: "slub",
        grain: 0.14,
      },
    ) +
    both(seam("M500,92 C470,90 452,80 444,68", tone.light, 3, 0.6))
  );
}

/** A wrap dress with short sleeves and a bow at the side. */
export function wrapDress(tone) {
  const sleeve =
    "M312,140 C262,154 218,186 194,242 C184,280 178,320 174,352 Q222,384 286,382 L292,330 C292,260 298,196 312,140Z";
  const body = mirrored(
    [500, 400],
    [
      [462, 350, 430, 220, 426, 98],
      [390, 116, 350, 130, 312, 140],
      [298, 196, 292, 260, 292, 330],
      [298, 430, 316, 490, 322, 540],
      [296, 620, 262, 720, 246, 820],
      [224, 960, 206, 1080, 196, 1200],
      [300, 1232, 400, 1240, 500, 1240],
    ],
  );
  return (
    both(
      piece(sleeve, {
        across: [
          [0, tone.dark],
          [0.4, tone.base],
          [0.7, tone.light],
          [1, tone.base],
        ],
        inside:
          fold("M296,220 C284,270 278,320 280,380", 20, 0.22) +
          gleam("M240,216 C222,260 212,310 206,360", 16, 0.22) +
          fold("M226,250 C236,300 240,340 238,376", 14, 0.14),
      }) + stitch("M180,338 Q226,366 288,364", tone.dark, 0.7),
    ) +
    piece(body, {
      across: rounded(tone),
      inside:
        fold("M440,110 C454,240 490,350 640,520", 14, 0.22) +
        fold("M566,130 C548,270 470,420 330,530", 8, 0.5, tone.dark, 3) +
        gleam("M550,170 C526,290 450,410 336,510", 16, 0.26) +
        fold("M640,380 C580,450 480,510 340,534", 14, 0.16) +
        fold("M660,430 C600,480 500,520 380,540", 12, 0.16) +
        fold("M322,350 C340,420 350,480 350,530", 18, 0.16) +
        `<path d="M318,520 C400,546 600,546 682,520 L688,562 C600,590 400,590 312,562Z" fill="${tone.dark}" fill-opacity=".6"/>` +
        both(
          fold("M350,580 C316,780 280,1000 262,1230", 26, 0.18, "#000", 14) +
            fold("M410,580 C396,800 370,1020 362,1240", 22, 0.15, "#000", 14) +
            gleam("M378,600 C350,800 320,1020 304,1230", 18, 0.22, 14) +
            fold("M462,590 C456,800 448,1020 446,1240", 22, 0.12, "#000", 14),
        ) +
        gleam("M500,590 C500,800 496,1020 500,1240", 28, 0.22, 14) +
        fold("M380,580 C450,820 560,1060 700,1236", 7, 0.4, tone.dark, 3),
    }) +
    both(
      seam("M424,110 C426,226 456,356 494,402", tone.dark, 2, 0.5) +
        stitch("M204,1184 C300,1216 400,1224 500,1224", tone.dark, 0.6) +
        seam("M312,140 C298,196 292,260 292,330", tone.dark, 2.2),
    ) +
    `<path d="M352,552 C326,610 322,680 316,748 C336,720 352,650 372,572Z" fill="${tone.dark}"/><path d="M364,548 C364,620 380,690 394,770 C402,700 394,620 384,556Z" fill="${tone.base}" stroke="${tone.dark}" stroke-width="2"/><ellipse cx="364" cy="544" rx="24" ry="17" fill="${tone.light}" stroke="${tone.dark}" stroke-width="2.4"/>`
  );
}

/** A bias-cut silk slip on thin straps. */
export function slipDress(tone) {
  const body = mirrored(
    [500, 266],
    [
      [470, 266, 430, 244, 400, 198],
      [376, 236, 336, 262, 306, 294],
      [312, 390, 330, 460, 334, 520],
      [318, 580, 296, 650, 284, 720],
      [262, 880, 246, 1020, 236, 1140],
      [320, 1168, 410, 1176, 500, 1176],
    ],
  );
  return (
    both(
      `<path d="M394,208 L410,208 L426,92 L416,92Z" fill="${tone.base}"/>${seam("M394,208 L416,92 M410,208 L426,92", tone.dark, 1.6)}`,
    ) +
    piece(body, {
      across: rounded(tone),
      texture: "slub",
      grain: 0.1,
      crease: 0.26,
      inside:
        fold("M440,296 C470,326 530,326 560,296", 16, 0.2) +
        both(
          fold("M402,214 C398,280 420,322 452,334", 18, 0.2) +
            gleam("M374,254 C374,320 402,352 440,358", 18, 0.42) +
            fold("M350,520 C400,560 450,566 500,560", 14, 0.12) +
            fold("M350,560 C330,760 306,960 296,1160", 22, 0.16, "#000", 14) +
            gleam("M374,600 C356,780 336,980 326,1160", 16, 0.44) +
            fold("M430,560 C422,780 404,980 398,1172", 22, 0.15, "#000", 14) +
            gleam("M462,540 C462,760 452,980 450,1172", 18, 0.4),
        ),
    }) +
    both(
      seam("M500,266 C470,266 430,244 400,198 C376,236 336,262 306,294", tone.light, 4, 0.8) +
        stitch("M242,1124 C320,1152 410,1160 500,1160", tone.dark, 0.5),
    )
  );
}

/** A short-sleeved flared dress with a small scattered flower print. */
export function floralDress(tone, petals) {
  const next = scatter(11);
  const flowers = (left, top, right, bottom, count) => {
    let out = "";
    for (let i = 0; i < count; i++) {
      const x = left + next() * (right - left);
      const y = top + next() * (bottom - top);
      const r = 5 + next() * 4;
      const turn = next() * 6;
      for (let k = 0; k < 5; k++) {
        const a = (k / 5) * Math.PI * 2 + turn;
        out += `<circle cx="${(x + Math.cos(a) * r).toFixed(1)}" cy="${(y + Math.sin(a) * r).toFixed(1)}" r="${(r * 0.66).toFixed(1)}" fill="${petals[i % petals.length]}"/>`;
      }
      out += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.5).toFixed(1)}" fill="#f2c14e"/>`;
    }
    return out;
  };
  const sleeve =
    "M312,140 C252,150 196,186 178,250 C172,290 176,322 184,346 Q236,372 288,352 L293,322 C292,260 298,196 312,140Z";
  const body = mirrored(
    [500, 196],
    [
      [450, 196, 420, 166, 412, 104],
      [380, 118, 346, 130, 312, 140],
      [298, 196, 292, 260, 293, 322],
      [300, 410, 318, 470, 324, 510],
      [296, 590, 256, 700, 232, 800],
      [216, 880, 202, 940, 194, 1000],
      [300, 1034, 400, 1042, 500, 1042],
    ],
  );
  return (
    both(
      piece(sleeve, {
        across: [
          [0, tone.dark],
          [0.4, tone.base],
          [0.7, tone.light],
          [1, tone.base],
        ],
        inside:
          flowers(170, 140, 310, 370, 16) +
          fold("M292,200 C270,250 262,300 268,356", 18, 0.18) +
          fold("M236,190 C218,240 214,300 222,352", 14, 0.16) +
          gleam("M256,190 C238,240 236,300 246,356", 10, 0.24),
      }) + seam("M186,334 Q236,358 289,340", tone.dark, 3, 0.6),
    ) +
    piece(body, {
      across: rounded(tone),
      inside:
        flowers(190, 110, 810, 1050, 150) +
        `<path d="M320,496 C400,520 600,520 680,496 L684,524 C600,548 400,548 316,524Z" fill="${tone.dark}" fill-opacity=".5"/>` +
        both(
          fold("M330,300 C350,380 356,440 352,500", 18, 0.14) +
            fold("M380,524 C340,700 290,880 262,1030", 24, 0.16, "#000", 14) +
            gleam("M400,530 C372,700 336,880 316,1036", 16, 0.26, 14) +
            fold("M440,530 C424,700 400,880 388,1040", 22, 0.14, "#000", 14) +
            gleam("M472,540 C468,700 462,880 460,1040", 16, 0.2, 14),
        ),
    }) +
    both(
      seam("M500,196 C450,196 420,166 412,104", tone.light, 5, 0.8) +
        stitch("M200,986 C300,1018 400,1026 500,1026", tone.dark, 0.6) +
        seam("M312,140 C298,196 292,260 293,322", tone.dark, 2, 0.6),
    )
  );
}

export { LOTUS_PRINT, PLUM_PRINT };
