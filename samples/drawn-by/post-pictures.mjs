/**
 * Makes the pictures of the blog's first posts: our samples and the engine's own results on the
 * papers of the Phông system. Run: node samples/drawn-by/post-pictures.mjs
 */
import { join } from "node:path";
import sharp from "sharp";
import { createServer } from "vite";
import { root } from "../../scripts/lib/run.mjs";

const OUT = join(root, "content/blog/pictures");
const COVER = { width: 1200, height: 675 };
const WIDE = { width: 1200, height: 600 };
const INK = "#141A18";
const GREY = "#DADADA";
const HAIR = { gender: "female", style: "modern_bob" };
const HAIR_COLOURS = ["#1c1512", "#6b3a1e", "#a8622d", "#7d1f2b"];

const site = (name) => join(root, `src/pages/site/pictures/${name}.webp`);
const sample = (name) => join(root, `samples/${name}.webp`);
const svg = (size, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${body}</svg>`,
  );

/** A paper hung from its roller over a white wall: `x` and `width` place it, all else follows. */
function paper(size, papers) {
  const drawn = papers.map(({ x, width, bottom = size.height, colour }) => {
    const top = 44;
    return `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="${colour}"/>
      <rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="url(#shade)"/>
      <rect x="${x - 12}" y="30" width="${width + 24}" height="18" fill="${colour}"/>
      <rect x="${x - 12}" y="30" width="${width + 24}" height="18" fill="url(#round)"/>
      <rect x="${x - 18}" y="33" width="9" height="12" fill="${INK}"/>
      <rect x="${x + width + 9}" y="33" width="9" height="12" fill="${INK}"/>`;
  });
  return svg(
    size,
    `<defs>
      <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#000" stop-opacity=".12"/><stop offset=".06" stop-opacity="0"/>
        <stop offset=".74" stop-opacity="0"/><stop offset=".86" stop-opacity=".07"/><stop offset="1" stop-opacity=".01"/>
      </linearGradient>
      <linearGradient id="round" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".28"/>
      </linearGradient>
    </defs><rect width="100%" height="100%" fill="#fff"/>${drawn.join("")}`,
  );
}
const COLOURS = {
  pink: "#F2A7BF",
  canary: "#F5CE4E",
  teal: "#86C7C0",
  sky: "#A8CCEE",
  green: "#C5D86F",
};
const hung = (size, colour) => paper(size, [{ x: 48, width: size.width - 96, colour }]);
/** The corners of a viewfinder around a box. */
function corners({ x, y, width, height }, arm = 30) {
  const [right, foot] = [x + width, y + height];
  const path = `M${x} ${y + arm}V${y}H${x + arm}M${right - arm} ${y}H${right}V${y + arm}M${right} ${foot - arm}V${foot}H${right - arm}M${x + arm} ${foot}H${x}V${foot - arm}`;
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="5"/>`;
}
/** A picture no bigger than its box, standing on the box's foot or in its middle. */
async function placed(
  input,
  { x, y, width, height },
  { foot = true, whole = false, change = (one) => one } = {},
) {
  const shown = whole ? sharp(input) : sharp(input).trim();
  const fitted = shown.resize({ width, height, fit: "inside" });
  const { data, info } = await change(fitted).png().toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round(x + (width - info.width) / 2),
    top: Math.round(y + (foot ? height - info.height : (height - info.height) / 2)),
  };
}
const save = (ground, layers, name) =>
  sharp(ground)
    .composite(layers)
    .flatten({ background: "#fff" })
    .webp({ quality: 82, effort: 6 })
    .toFile(join(OUT, `${name}.webp`));
const columns = (count, { x, y, width, height, gap = 24 }) =>
  Array.from({ length: count }, (_, n) => {
    const each = (width - gap * (count - 1)) / count;
    return { x: Math.round(x + n * (each + gap)), y, width: Math.round(each), height };
  });
const faded = (opacity) => (picture) =>
  picture.ensureAlpha().linear([1, 1, 1, opacity], [0, 0, 0, 0]);
const flat = (size, colour) =>
  sharp({ create: { ...size, channels: 3, background: colour } })
    .png()
    .toBuffer();

const GARMENTS = ["shirt_sky", "aodai_teal", "dress_floral", "jeans_indigo"];
const inFour = { x: 120, y: 120, width: 960, height: 470, gap: 48 };

// Photographing garments: four pieces hung on green; one well lit and straight, one neither.
await save(
  hung(COVER, COLOURS.green),
  [
    ...(await Promise.all(
      columns(4, inFour).map((box, n) =>
        placed(sample(`garment_${GARMENTS[n]}`), box, { foot: false }),
      ),
    )),
    { input: svg(COVER, corners({ x: 350, y: 92, width: 240, height: 530 })), left: 0, top: 0 },
  ],
  "photograph-garments",
);
const [good, bad] = columns(2, { x: 0, y: 0, ...WIDE, gap: 12 });
await save(
  await flat(WIDE, "#fff"),
  [
    { input: await flat({ width: good.width, height: WIDE.height }, "#F3F5F4"), left: 0, top: 0 },
    {
      input: await flat({ width: bad.width, height: WIDE.height }, "#5B5046"),
      left: bad.x,
      top: 0,
    },
    await placed(sample("garment_shirt_rose"), { ...good, y: 60, height: 480 }, { foot: false }),
    await placed(
      sample("garment_shirt_rose"),
      { ...bad, x: bad.x + 60, y: 40, width: bad.width - 120, height: 520 },
      {
        foot: false,
        change: (one) =>
          one
            .rotate(24, { background: "#0000" })
            .modulate({ brightness: 0.45 })
            .resize({ width: 440 }),
      },
    ),
  ],
  "garment-light",
);

// What makes a try-on fit: one person and what she wears, by the engine.
const figures = ["hero-before", "hero-aodai", "hero-wrap", "hero-floral", "hero-shirt"];
await save(
  hung(COVER, COLOURS.pink),
  await Promise.all(
    columns(5, { x: 70, y: 80, width: 1060, height: 575, gap: 4 }).map((box, n) =>
      placed(site(figures[n]), box, { whole: true }),
    ),
  ),
  "try-on-fit",
);
await save(
  await flat(WIDE, GREY),
  await Promise.all(
    ["pair-try-on-before", "pair-try-on-after"].map((name, n) =>
      placed(site(name), columns(2, { x: 90, y: 20, width: 1020, height: 560 })[n], {
        foot: false,
      }),
    ),
  ),
  "try-on-pair",
);

// Measuring: a figure beside a ruler, with the lines a tape takes.
const ruler = Array.from({ length: 23 }, (_, n) => {
  const y = 92 + n * 24.5;
  const arm = n % 5 === 0 ? 52 : 28;
  return `<path d="M330 ${y}h${arm}" stroke="${INK}" stroke-width="${n % 5 === 0 ? 4 : 2}"/>`;
}).join("");
const tapeLines = [240, 300, 354]
  .map(
    (y) =>
      `<path d="M460 ${y}H760" stroke="${INK}" stroke-width="3" stroke-dasharray="9 8"/><circle cx="760" cy="${y}" r="7" fill="${INK}"/>`,
  )
  .join("");
await save(
  hung(COVER, COLOURS.canary),
  [
    await placed(site("tool-body"), { x: 480, y: 84, width: 240, height: 560 }),
    {
      input: svg(
        COVER,
        `<path d="M330 86V640" stroke="${INK}" stroke-width="4"/>${ruler}${tapeLines}`,
      ),
      left: 0,
      top: 0,
    },
  ],
  "measuring",
);

// Short video: a still that begins to move, and the frames it is cut to.
const moving = (size, shift) =>
  Promise.all(
    [0.3, 0.5, 1].map((opacity, n) =>
      placed(
        site("tool-video"),
        { x: size.width / 2 - 160 + (n - 1) * shift, y: 84, width: 320, height: size.height - 112 },
        opacity < 1 ? { change: faded(opacity) } : {},
      ),
    ),
  );
await save(hung(COVER, COLOURS.sky), await moving(COVER, 120), "short-video");
const frames = [
  { x: 130, y: 60, width: 270, height: 480 },
  { x: 480, y: 60, width: 360, height: 480 },
  { x: 920, y: 180, width: 240, height: 240 },
];
await save(
  await flat(WIDE, GREY),
  [
    ...(await Promise.all(
      frames.map((box) =>
        placed(site("tool-video"), { ...box, y: box.y + 30, height: box.height - 36 }),
      ),
    )),
    { input: svg(WIDE, frames.map((box) => corners(box, 24)).join("")), left: 0, top: 0 },
  ],
  "video-frames",
);

// What pictures cost: a paper for each tool.
const tools = ["tool-try-on", "tool-body", "tool-hair", "tool-video", "tool-edit-after"];
const papers = columns(5, { x: 60, y: 60, width: 1080, height: 560, gap: 46 });
await save(
  paper(
    COVER,
    Object.values(COLOURS).map((colour, n) => ({
      x: papers[n].x,
      width: papers[n].width,
      bottom: [640, 590, 530, 590, 640][n],
      colour,
    })),
  ),
  await Promise.all(
    papers.map((box, n) => {
      const foot = [628, 578, 530, 578, 628][n];
      return placed(site(tools[n]), {
        ...box,
        x: box.x + 10,
        width: box.width - 20,
        y: 110,
        height: foot - 110,
      });
    }),
  ),
  "prices",
);

await hairColours();
process.exit(0);

/** One person in four colours by the engine, on its teal paper and side by side for judging. */
async function hairColours() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { runTool, samplePath } = await vite.ssrLoadModule("/tests/engine/support.ts");
  const person = samplePath("hair_lan");
  const heads = [];
  for (const color of HAIR_COLOURS) {
    const made = await runTool(
      "hairstyle_changer",
      { original_person: person },
      { ...HAIR, color },
      7,
    );
    const { width, height } = await sharp(made.file).metadata();
    const wide = Math.round(width * 0.8);
    heads.push(
      await sharp(made.file)
        .extract({
          left: Math.round((width - wide) / 2),
          top: Math.round(height * 0.06),
          width: wide,
          height: Math.round(wide * 1.3),
        })
        .png()
        .toBuffer(),
    );
  }
  await vite.close();
  const at = (size, y, height) =>
    Promise.all(
      columns(4, { x: 110, y, width: size.width - 220, height, gap: 20 }).map(async (box, n) => ({
        input: await sharp(heads[n])
          .resize(box.width, box.height, { fit: "cover" })
          .png()
          .toBuffer(),
        left: box.x,
        top: box.y,
      })),
    );
  await save(hung(COVER, COLOURS.teal), await at(COVER, 180, 310), "hair-colours");
  await save(await flat(WIDE, GREY), await at(WIDE, 140, 310), "hair-side-by-side");
}
