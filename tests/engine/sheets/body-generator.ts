import { runTool } from "#tests/engine/support.ts";
import { BODY_TYPES, POSES, SKIN_TONES } from "#wire/values.ts";
import { drawGrid, type Sheet } from "./grid.ts";

const WOMAN = { gender: "female", height_cm: 163, weight_kg: 53 };
const MAN = { gender: "male", height_cm: 173, weight_kg: 68 };
const COMMON = {
  age: 27,
  skin_tone: "light",
  body_type: "average",
  aspect_ratio: "3:4",
  pose: "front",
};

/** One thing varied a row, women above men. `only` keeps the rows whose name holds it. */
const ROWS: Readonly<Record<string, readonly object[]>> = {
  types: BODY_TYPES.map((body_type) => ({ body_type, weight_kg: 62 })),
  skins: SKIN_TONES.map((skin_tone) => ({ skin_tone })),
  poses: [...POSES, ...POSES].map((pose, i) => ({ pose, age: i < 3 ? 30 : 45 })),
  ages: [18, 30, 45, 58, 70, 85].map((age) => ({ age })),
  weights: [44, 52, 60, 72, 86, 104].map((weight_kg) => ({ weight_kg })),
  heights: [135, 150, 160, 172, 185, 200].map((height_cm) => ({
    height_cm,
    weight_kg: Math.round(22 * (height_cm / 100) ** 2),
  })),
};

export async function drawSheet(only: string): Promise<Sheet> {
  const chosen = Object.entries(ROWS).filter(([name]) => name.includes(only));
  let seed = 0;
  const rows = chosen.flatMap(([, cells]) =>
    [WOMAN, MAN].map((person) =>
      cells.map((cell) => {
        seed += 1;
        const settings = { ...COMMON, ...person, ...cell };
        const thrown = seed;
        return () => runTool("body_generator", {}, settings, thrown);
      }),
    ),
  );
  return drawGrid({ name: "sheet-body-generator", width: 330, height: 440, rows });
}
