import sharp, { type OverlayOptions } from "sharp";

/** One trial: its pictures in a row, null where a refusal stands instead of one. */
export interface Row {
  name: string;
  outcome: string;
  pictures: readonly (string | null)[];
}

const [WIDTH, HEIGHT, LINE] = [230, 310, 18];

/** Lays trials out, `across` of them beside each other; transparent ground is shown in magenta. */
export async function sheetOf(rows: readonly Row[], across: number, file: string): Promise<void> {
  const cells: OverlayOptions[] = [];
  const wide = Math.max(...rows.map(({ pictures }) => pictures.length)) * WIDTH;
  for (const [i, { name, outcome, pictures }] of rows.entries()) {
    const [left, top] = [(i % across) * wide, Math.floor(i / across) * (HEIGHT + LINE)];
    cells.push({ input: await textOf(`${name} ${outcome}`, wide, LINE, "#fff"), left, top });
    for (const [j, picture] of pictures.entries()) {
      const input = picture
        ? await sharp(picture)
            .rotate()
            .flatten({ background: "#ff00ff" })
            .resize(WIDTH - 4, HEIGHT, { fit: "contain", background: "#ffffff" })
            .png()
            .toBuffer()
        : await textOf(outcome, WIDTH - 4, HEIGHT, "#fdd");
      cells.push({ input, left: left + j * WIDTH, top: top + LINE });
    }
  }
  const size = {
    width: Math.min(across, rows.length) * wide,
    height: Math.ceil(rows.length / across) * (HEIGHT + LINE),
  };
  await sharp({ create: { ...size, channels: 3, background: "#dddddd" } })
    .composite(cells)
    .png()
    .toFile(file);
}

const textOf = (text: string, width: number, height: number, fill: string) =>
  sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/><text x="4" y="14" font-size="13">${text.replaceAll("&", "&amp;")}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();
