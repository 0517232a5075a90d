import path from "node:path";
import sharp from "sharp";
import { runTool, samplePath } from "#tests/engine/support.ts";
import { decodeVideo } from "#tests/engine/video-frames.ts";

/** One picture a tool into `folder`, left the original and right what came of it; their file names. */
export async function drawPictures(folder: string): Promise<string[]> {
  const [linh, mai, khoa] = ["model_linh", "model_mai", "model_khoa"].map(samplePath) as [
    string,
    string,
    string,
  ];
  const body = {
    gender: "female",
    height_cm: 163,
    weight_kg: 55,
    age: 27,
    skin_tone: "light",
    body_type: "average",
    aspect_ratio: "3:4",
    pose: "front",
  };
  const tryOn = (person: string, garment: string, category: string) =>
    runTool(
      "virtual_try_on",
      { person_image: person, clothing_item: samplePath(garment) },
      { category },
    );
  const hair = (style: string) =>
    runTool("hairstyle_changer", { original_person: linh }, { style, gender: "female" });
  const edit = (prompt: string) => runTool("image_editing", { source_image: khoa }, { prompt });
  const head = { left: 0.34, top: 0.02, width: 0.34, height: 0.3 };
  const whole = { left: 0.15, top: 0, width: 0.7, height: 1 };
  const video = await runTool(
    "image_to_video",
    { source_image: mai },
    { motion: "dramatic", resolution: "480p" },
  );
  const files = {
    "try-on": [
      whole,
      mai,
      ...(await all([
        () => tryOn(mai, "garment_aodai_red", "dresses"),
        () => tryOn(mai, "garment_blazer_sand", "outerwear"),
      ])),
    ],
    body: [
      whole,
      ...(await all([
        () => runTool("body_generator", {}, body, 3),
        () =>
          runTool(
            "body_generator",
            {},
            { ...body, gender: "male", weight_kg: 78, height_cm: 175, skin_tone: "tan" },
            4,
          ),
        () =>
          runTool("body_generator", {}, { ...body, age: 62, weight_kg: 70, skin_tone: "brown" }, 5),
      ])),
    ],
    hair: [head, linh, ...(await all([() => hair("modern_bob"), () => hair("straight_layer")]))],
    edit: [
      whole,
      khoa,
      ...(await all([() => edit("white background"), () => edit("make the top emerald, warmer")])),
    ],
    video: [whole, mai, ...(await decoded(video.file))],
  } as const;
  const names: string[] = [];
  for (const [name, [part, ...pictures]] of Object.entries(files)) {
    const strip = await side([...pictures] as (string | Buffer)[], part);
    await sharp(strip)
      .webp({ quality: 74, effort: 6 })
      .toFile(path.join(folder, `engine-${name}.webp`));
    names.push(name);
  }
  return names;
}

async function all(runs: readonly (() => Promise<{ file: Buffer }>)[]): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const run of runs) files.push((await run()).file);
  return files;
}

/** Two frames far apart in a video, as PNG. */
async function decoded(file: Buffer): Promise<Buffer[]> {
  const { frames, width, height } = await decodeVideo(file, [40, 80]);
  const raw = { width, height, channels: 4 } as const;
  return Promise.all([...frames.values()].map((data) => sharp(data, { raw }).png().toBuffer()));
}

/** The same part of each picture, side by side. */
async function side(
  pictures: readonly (string | Buffer)[],
  part: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const HEIGHT = 420;
  const cells: { input: Buffer; left: number; top: number }[] = [];
  let left = 0;
  for (const picture of pictures) {
    const { width, height } = await sharp(picture).metadata();
    const cell = sharp(picture).extract({
      left: Math.round(part.left * width),
      top: Math.round(part.top * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    });
    const { data, info } = await cell
      .flatten({ background: "#fff" })
      .resize({ height: HEIGHT })
      .png()
      .toBuffer({ resolveWithObject: true });
    cells.push({ input: data, left, top: 0 });
    left += info.width;
  }
  return sharp({ create: { width: left, height: HEIGHT, channels: 3, background: "#fff" } })
    .composite(cells)
    .png()
    .toBuffer();
}
