import path from "node:path";
import { runTool, samplePath } from "#tests/engine/support.ts";
import { EDIT_PRESETS } from "#wire/values.ts";
import { drawGrid, type Sheet } from "./grid.ts";

const INSTRUCTIONS = [
  "make the top emerald",
  "quần đỏ đô",
  "áo và quần màu đen",
  "đổi màu tóc thành nâu caramel",
  "nền trắng",
  "làm mờ nền, ấm hơn",
  "black and white",
  "vintage",
  "sáng hơn, tăng tương phản",
  "làm mịn da, làm nét",
  "crop square, nền be",
  "rotate 6 degrees, warmer",
];
const PICTURES = ["person_f1", "person_m2", "person_f2", "garment_dress_floral"].map(samplePath);

/**
 * Every preset and a dozen instructions, one row a picture. `only` is another picture's path
 * (one row of it alone), or a word that chosen presets and instructions hold.
 */
export async function drawSheet(only: string): Promise<Sheet> {
  const isPath = path.isAbsolute(only);
  const kept = (name: string) => isPath || name.includes(only);
  const orders = [
    ...EDIT_PRESETS.filter(kept).map((preset) => ({ preset })),
    ...INSTRUCTIONS.filter(kept).map((prompt) => ({ prompt })),
  ];
  return drawGrid({
    name: "sheet-image-editing",
    width: 300,
    height: 400,
    fit: "contain",
    rows: (isPath ? [only] : PICTURES).map((picture) =>
      orders.map((settings) => () => runTool("image_editing", { source_image: picture }, settings)),
    ),
  });
}
