import sharp from "sharp";
import { runTool, samplePath } from "#tests/engine/support.ts";
import { HAIRSTYLES } from "#wire/hairstyles.ts";
import { drawGrid, type Sheet } from "./grid.ts";

const PEOPLE = ["person_f1", "person_m2"].map(samplePath);
const COLUMNS = 10;

/** Every style on two heads, ten a row. `only` is another picture's path. */
export async function drawSheet(only: string): Promise<Sheet> {
  const runs = (only ? [only] : PEOPLE).flatMap((picture) =>
    HAIRSTYLES.map(({ id, gender }) => async () => {
      const { file } = await runTool(
        "hairstyle_changer",
        { original_person: picture },
        { style: id, gender },
      );
      const { width, height } = await sharp(file).metadata();
      // Full-length models: the head is in the upper middle.
      const part = only
        ? { left: 0, top: 0, width, height }
        : {
            left: Math.round(width * 0.3),
            top: 0,
            width: Math.round(width * 0.4),
            height: Math.round(height * 0.36),
          };
      return { file: await sharp(file).extract(part).png().toBuffer() };
    }),
  );
  const rows = [];
  for (let at = 0; at < runs.length; at += COLUMNS) rows.push(runs.slice(at, at + COLUMNS));
  return drawGrid({ name: "sheet-hairstyle", rows, width: 240, height: 290 });
}
