import sharp from "sharp";
import { runTool, samplePath } from "#tests/engine/support.ts";
import { decodeVideo } from "#tests/engine/video-frames.ts";
import { MOTIONS } from "#wire/values.ts";
import { drawGrid, type Sheet } from "./grid.ts";

const ORDERS = [
  ...MOTIONS.map((motion) => ({ motion })),
  { motion: "dramatic", prompt: "gió thổi, tóc bay", fixed_camera: true },
  { motion: "dramatic", prompt: "zoom out" },
  { motion: "dramatic", prompt: "lia sang trái" },
];
const FRAMES = [0, 24, 48, 72, 96, -1];

/** Six frames of each motion side by side, one row a motion. `only` is a picture's path. */
export async function drawSheet(only: string): Promise<Sheet> {
  const picture = only || samplePath("person_f1");
  const rows = [];
  const seconds: number[] = [];
  for (const order of ORDERS) {
    const start = performance.now();
    const { file } = await runTool("image_to_video", { source_image: picture }, order);
    seconds.push((performance.now() - start) / 1000);
    const video = await decodeVideo(file, FRAMES);
    const raw = { width: video.width, height: video.height, channels: 4 as const };
    rows.push(
      [...video.frames]
        .sort(([a], [b]) => a - b)
        .map(([, rgba]) => async () => ({ file: await sharp(rgba, { raw }).png().toBuffer() })),
    );
  }
  const { file } = await drawGrid({ name: "sheet-image-to-video", rows, width: 300, height: 400 });
  return { file, seconds };
}
