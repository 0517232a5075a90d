import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { EngineFailure, type EngineResult } from "#engine/contract.ts";

/** A contact sheet for looking at: where it lies and the seconds each run took. */
export interface Sheet {
  file: string;
  seconds: number[];
}
export interface GridOptions {
  /** The sheet's file name in .tmp/, without ending. */
  name: string;
  /** One run a cell, row by row; a named failure is drawn in red. */
  rows: readonly (readonly (() => Promise<Pick<EngineResult, "file">>)[])[];
  /** Size of a cell in pixels. */
  width: number;
  height: number;
  fit?: "cover" | "contain";
}

/** Runs every cell, one after the other, and lays the pictures out in a grid. */
export async function drawGrid({
  name,
  rows,
  width,
  height,
  fit = "cover",
}: GridOptions): Promise<Sheet> {
  const seconds: number[] = [];
  const cells: OverlayOptions[] = [];
  for (const [row, runs] of rows.entries()) {
    for (const [column, run] of runs.entries()) {
      const start = performance.now();
      const input = await picture(run, width, height, fit);
      seconds.push((performance.now() - start) / 1000);
      cells.push({ input, left: column * width, top: row * height });
    }
  }
  const folder = fileURLToPath(new URL("../../../.tmp/", import.meta.url));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  const columns = Math.max(...rows.map((runs) => runs.length));
  const size = { width: columns * width, height: rows.length * height };
  await sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite(cells)
    .png()
    .toFile(file);
  return { file, seconds };
}

async function picture(
  run: () => Promise<Pick<EngineResult, "file">>,
  width: number,
  height: number,
  fit: "cover" | "contain",
): Promise<Buffer> {
  try {
    const { file } = await run();
    return await sharp(file).resize(width, height, { fit, background: "#fff" }).png().toBuffer();
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const text = Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b00"/><text x="12" y="40" fill="#fff" font-size="20">${error.code}</text></svg>`,
    );
    return sharp(text).png().toBuffer();
  }
}
