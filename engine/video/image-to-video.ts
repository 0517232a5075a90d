import sharp from "sharp";
import { resolutionOf } from "#wire/video-models.ts";
import type { EngineContext, EngineRequest, EngineResult } from "../contract.ts";
import { readRgb, resizeRgb } from "../image/resample.ts";
import { Subject } from "../vision/subject.ts";
import type { Workbench } from "../workbench.ts";
import { directionsOf } from "./directions.ts";
import { startVideo } from "./encoder.ts";
import { frameSize } from "./frame-size.ts";
import { frameOf, layersOf } from "./layers.ts";
import { type MotionPlan, momentAt } from "./motion.ts";
import { renderer } from "./render.ts";

const FPS = 24;
/** Long side that the source picture is scaled down to, in px. */
const SOURCE_SIDE = 2048;
/**
 * Percent done after reading the picture, after separating its layers, and after the last frame.
 */
const LOOKED = 8;
const PARTED = 24;
const RENDERED = 97;

/**
 * Makes a video from the input `source_image`: the subject is separated from its ground, both move
 * by the chosen motion and the prompt, and the frames become two H.264 files, one of them with the
 * free plan's mark.
 */
export async function imageToVideo(
  bench: Workbench,
  request: EngineRequest<"image_to_video">,
  { report, signal }: EngineContext,
): Promise<EngineResult> {
  const source = request.inputs.find((input) => input.role === "source_image");
  if (!source) throw new Error("image to video needs an input of role source_image");
  const { duration, motion, prompt = "", fixed_camera: fixedCamera } = request.body;
  const directions = directionsOf(prompt);

  report("analyzing_composition", 2);
  const read = await readRgb(source.path, SOURCE_SIDE);
  const { width, height } = frameSize(read, resolutionOf(request.body));
  const picture = await resizeRgb(read, width, height);
  const subject = new Subject(picture, () => bench.vision(), signal);
  signal.throwIfAborted();
  report("analyzing_composition", LOOKED);
  const layers = await layersOf(subject, directions.wind);
  signal.throwIfAborted();

  report("generating_motion", PARTED);
  const plan: MotionPlan = {
    motion,
    directions,
    duration,
    seed: request.seed,
    fixedCamera,
    hasSubject: layers.subject !== null,
    frame: frameOf(layers),
  };
  const draw = renderer(layers);
  const frames = duration * FPS;
  const video = await startVideo({ width, height, fps: FPS, frames }, bench.mark, signal);
  let poster: Buffer | undefined;
  for (let k = 0; k < frames; k++) {
    const pixels = draw(momentAt(plan, k / FPS));
    poster ??= await stillOf(pixels, width, height);
    await video.add(Uint8Array.from(pixels));
    report("rendering_frames", PARTED + Math.round(((RENDERED - PARTED) * (k + 1)) / frames));
  }
  const { clean, marked } = await video.finish();
  const details = { duration_s: duration, fps: FPS, width, height };
  const unable = directions.unable.length > 0 ? { needs_provider: directions.unable } : {};
  return {
    file: clean,
    marked,
    mime: "video/mp4",
    width,
    height,
    ...(poster ? { poster } : {}),
    details: { ...details, ...unable },
  };
}

const stillOf = (rgba: Uint8Array, width: number, height: number) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
