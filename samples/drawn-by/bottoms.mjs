import { both, button, fold, gleam, mirrored, piece, rounded, seam, stitch } from "./cloth.mjs";

/** One leg from the middle line; widths in units from the middle at hip, knee and hem. */
const leg = (hip, knee, hem, end) =>
  `M500,110 L346,110 C334,180 ${500 - hip},240 ${500 - hip},320 C${500 - hip - 2},470 ${500 - knee},620 ${500 - knee},720 C${500 - knee - 4},840 ${500 - hem},960 ${500 - hem},${end} Q${(1000 - hem - 20) / 2},${end + 12} 480,${end} C484,860 488,560 500,392 Z`;

export function jeans(tone, thread) {
  const d = leg(206, 176, 166, 1080);
  return (
    both(
      piece(d, {
        across: [
          [0, tone.dark],
          [0.22, tone.base],
          [0.5, tone.light],
          [0.8, tone.base],
          [1, tone.dark],
        ],
        grain: 0.5,
        inside:
          `<ellipse cx="402" cy="500" rx="52" ry="190" fill="#fff" fill-opacity=".22" filter="url(#blur24)"/><ellipse cx="404" cy="800" rx="40" ry="120" fill="#fff" fill-opacity=".14" filter="url(#blur24)"/>` +
          fold("M494,400 C450,384 400,380 340,396", 12, 0.22) +
          fold("M494,430 C456,424 420,430 380,446", 9, 0.2) +
          fold("M330,700 C380,716 430,714 488,702", 12, 0.16) +
          fold("M332,740 C380,752 430,752 486,742", 10, 0.16) +
          gleam("M336,720 C384,732 430,732 484,722", 8, 0.2) +
          fold("M338,1010 C390,1030 440,1028 482,1012", 12, 0.2) +
          fold("M336,1050 C390,1066 440,1064 482,1052", 10, 0.22) +
          gleam("M352,300 C350,560 356,800 352,1060", 12, 0.12, 14),
      }) +
        stitch("M352,170 C352,210 332,236 302,244", thread, 0.95, 2.2) +
        stitch("M362,170 C360,216 338,246 300,254", thread, 0.95, 2.2) +
        stitch("M340,1064 Q410,1076 480,1066", thread, 0.95, 2.2) +
        seam("M300,330 C298,470 322,620 324,720 C322,840 334,960 334,1080", tone.dark, 2.4),
    ) +
    stitch(
      "M506,176 C508,270 512,330 500,392 M520,176 C524,280 526,330 506,384",
      thread,
      0.95,
      2.2,
    ) +
    seam("M500,166 V392", tone.dark, 2.4) +
    piece(
      mirrored(
        [500, 98],
        [
          [430, 98, 380, 96, 344, 94],
          [342, 120, 340, 140, 338, 158],
          [390, 166, 440, 168, 500, 168],
        ],
      ),
      {
        across: [
          [0, tone.dark],
          [0.5, tone.base],
          [1, tone.dark],
        ],
        grain: 0.5,
      },
    ) +
    both(
      stitch(
        "M348,102 C400,106 450,106 500,106 M342,150 C390,158 440,160 500,160",
        thread,
        0.95,
        2,
      ) +
        `<rect x="376" y="88" width="20" height="86" rx="3" fill="${tone.base}" stroke="${tone.dark}" stroke-width="2"/>`,
    ) +
    button(500, 132, "#b98a4b", 11)
  );
}

export function wideTrousers(tone) {
  const d = leg(212, 216, 228, 1090);
  return (
    both(
      piece(d, {
        across: [
          [0, tone.dark],
          [0.25, tone.base],
          [0.52, tone.light],
          [0.78, tone.base],
          [1, tone.dark],
        ],
        texture: "slub",
        grain: 0.26,
        inside:
          fold("M420,170 C408,420 400,760 392,1090", 14, 0.2) +
          gleam("M404,180 C392,420 384,760 376,1090", 12, 0.4) +
          fold("M380,172 C366,420 340,760 318,1090", 20, 0.14, "#000", 14) +
          fold("M470,420 C458,640 448,860 446,1090", 26, 0.14, "#000", 14) +
          fold("M330,300 C310,560 292,820 288,1085", 18, 0.12, "#000", 14) +
          gleam("M350,360 C332,600 316,860 306,1085", 14, 0.26, 14),
      }) +
        seam("M420,166 L416,240 M384,166 L378,232", tone.dark, 2) +
        seam("M346,170 C340,220 320,256 300,280", tone.dark, 2.2) +
        stitch("M278,1072 Q380,1086 480,1074", tone.dark, 0.6),
    ) +
    seam("M500,160 V392", tone.dark, 2.4) +
    piece(
      mirrored(
        [500, 98],
        [
          [430, 98, 380, 96, 344, 94],
          [342, 120, 340, 138, 339, 154],
          [390, 162, 440, 164, 500, 164],
        ],
      ),
      {
        across: [
          [0, tone.dark],
          [0.5, tone.light],
          [1, tone.dark],
        ],
        texture: "slub",
      },
    ) +
    button(512, 130, tone.dark, 8)
  );
}

export function pleatedSkirt(tone) {
  const d = mirrored(
    [500, 120],
    [
      [420, 120, 380, 118, 352, 116],
      [330, 300, 270, 620, 214, 880],
      [300, 912, 400, 920, 500, 920],
    ],
  );
  let pleats = "";
  const count = 17;
  for (let i = 0; i < count; i++) {
    const a = i / count;
    const b = (i + 0.5) / count;
    const top = (t) => 350 + 300 * t;
    const low = (t) => 205 + 590 * t;
    pleats += `<path d="M${top(a)},110 L${low(a)},930 L${low(b)},930 L${top(b)},110Z" fill="#000" fill-opacity=".2"/>`;
    pleats += seam(`M${top(b)},110 L${low(b)},930`, tone.dark, 3, 0.75);
    pleats += gleam(`M${top(b) + 3},150 L${low(b) + 8},930`, 7, 0.3, 3);
  }
  return (
    piece(d, { across: rounded(tone), inside: pleats, grain: 0.18, crease: 0.12 }) +
    both(stitch("M218,866 C300,898 400,906 500,906", tone.dark, 0.6)) +
    piece(
      mirrored(
        [500, 84],
        [
          [430, 84, 390, 83, 354, 80],
          [352, 100, 350, 112, 349, 124],
          [400, 130, 450, 132, 500, 132],
        ],
      ),
      {
        across: [
          [0, tone.dark],
          [0.5, tone.base],
          [1, tone.dark],
        ],
      },
    ) +
    both(stitch("M356,88 C400,92 450,93 500,93", tone.dark))
  );
}

export function shorts(tone) {
  const d =
    "M500,110 L340,110 C326,190 296,260 286,330 C274,420 262,500 250,590 Q370,622 484,604 C488,520 494,450 500,392Z";
  return (
    both(
      piece(d, {
        across: [
          [0, tone.dark],
          [0.25, tone.base],
          [0.55, tone.light],
          [0.8, tone.base],
          [1, tone.dark],
        ],
        inside:
          fold("M412,168 C400,300 384,460 372,600", 16, 0.18) +
          gleam("M392,176 C376,320 356,460 342,596", 14, 0.26) +
          fold("M494,400 C450,392 410,400 360,430", 12, 0.2) +
          fold("M316,300 C296,400 282,500 274,590", 18, 0.14, "#000", 14),
      }) +
        stitch("M254,572 Q370,604 484,588", tone.dark, 0.8) +
        seam("M340,172 C334,220 316,262 294,290", tone.dark, 2.2) +
        seam("M412,166 L408,236", tone.dark, 2),
    ) +
    seam("M500,160 V392", tone.dark, 2.4) +
    stitch("M512,170 C516,270 516,330 504,384", tone.dark) +
    piece(
      mirrored(
        [500, 98],
        [
          [430, 98, 380, 96, 338, 94],
          [336, 120, 334, 140, 333, 156],
          [390, 164, 440, 166, 500, 166],
        ],
      ),
      {
        across: [
          [0, tone.dark],
          [0.5, tone.light],
          [1, tone.dark],
        ],
      },
    ) +
    both(
      `<rect x="376" y="88" width="18" height="82" rx="3" fill="${tone.base}" stroke="${tone.dark}" stroke-width="2"/>`,
    ) +
    button(500, 132, tone.dark, 9)
  );
}

/** A plain bias-cut midi skirt in satin. */
export function midiSkirt(tone) {
  const d = mirrored(
    [500, 110],
    [
      [430, 110, 390, 108, 354, 106],
      [330, 200, 304, 300, 292, 420],
      [272, 640, 250, 860, 240, 1050],
      [320, 1078, 410, 1086, 500, 1086],
    ],
  );
  return (
    piece(d, {
      across: rounded(tone),
      texture: "slub",
      grain: 0.2,
      crease: 0.2,
      inside: both(
        fold("M372,130 C340,400 306,760 288,1070", 22, 0.16, "#000", 14) +
          gleam("M398,90 C376,480 344,800 326,1120", 26, 0.22, 14) +
          fold("M446,240 C430,520 404,820 396,1080", 22, 0.14, "#000", 14) +
          gleam("M478,90 C474,520 456,820 452,1120", 24, 0.18, 14),
      ),
    }) +
    both(
      stitch("M244,1034 C320,1062 410,1070 500,1070", tone.dark, 0.5) +
        seam("M356,130 C400,136 450,138 500,138", tone.dark, 2.4, 0.5),
    )
  );
}
