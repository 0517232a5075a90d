import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import {
  type Engine,
  type EngineContext,
  EngineFailure,
  type EngineRequest,
  type EngineResult,
} from "#engine/contract.ts";
import { type MarkOverlay, startVideo } from "#engine/video/encoder.ts";

/** Milliseconds a step: a walk does things while a run is under way, on a slow machine too. */
const STEP = 2000;
/** An edit that is wanted for its result alone (heights/runs.ts), and what a step of it takes. */
const QUICK = { prompt: "crop square", step: 250 };
const STEPS = [
  ["analyzing", 5],
  ["processing", 40],
  ["generating", 90],
] as const;
/** A result's long side, in pixels. */
const SIDE = 768;

/** Every step of a run is told as it begins; a cancel ends it between two of them. */
async function goThrough(
  { body }: EngineRequest,
  { report, signal }: EngineContext,
): Promise<void> {
  const isQuick = "prompt" in body && body.prompt === QUICK.prompt;
  for (const [step, progress] of STEPS) {
    signal.throwIfAborted();
    report(step, progress);
    await sleep(isQuick ? QUICK.step : STEP, undefined, { signal });
  }
}

/** A picture of one colour shows nobody. */
async function refuseEmpty({ inputs: [first] }: EngineRequest): Promise<void> {
  if (!first) return;
  const { channels } = await sharp(first.path).stats();
  if (channels.every(({ stdev }) => stdev === 0)) throw new EngineFailure("no_person");
}

/** What stands for a result: the first picture of the order made smaller, or a plain one without any. */
async function makePicture({ inputs }: EngineRequest): Promise<EngineResult> {
  const [first] = inputs;
  const source = first
    ? sharp(first.path).resize(SIDE, SIDE, { fit: "inside" })
    : sharp({ create: { width: 576, height: SIDE, channels: 3, background: "#b9a890" } });
  const { data, info } = await source
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { file: data, mime: "image/png", width: info.width, height: info.height, details: {} };
}

/** What stands for a video: a second of the picture standing still, by the product's own encoder. */
const FILM = { width: 240, height: 320, fps: 8, frames: 8 };

async function makeVideo(
  { inputs: [first] }: EngineRequest,
  mark: MarkOverlay,
  signal: AbortSignal,
): Promise<EngineResult> {
  if (!first) throw new EngineFailure("engine_failed");
  const { width, height, frames } = FILM;
  const still = sharp(first.path).resize(width, height).ensureAlpha();
  const [rgba, poster] = [await still.clone().raw().toBuffer(), await still.png().toBuffer()];
  const film = await startVideo(FILM, mark, signal);
  for (let frame = 0; frame < frames; frame++) await film.add(rgba);
  const { clean, marked } = await film.finish();
  return { file: clean, mime: "video/mp4", width, height, details: {}, marked, poster };
}

/**
 * An engine for walks that ask what the studio does around a run: it takes every order, reads every
 * picture as one that fits, and computes next to nothing.
 */
export function createStandIn(mark: MarkOverlay): Engine {
  return {
    id: "local",
    model: "local-1",
    preview: true,
    warm: async () => undefined,
    async run(request, context) {
      await refuseEmpty(request);
      await goThrough(request, context);
      return request.feature === "image_to_video"
        ? makeVideo(request, mark, context.signal)
        : makePicture(request);
    },
    async read({ as, category }) {
      return {
        verdict: "fits",
        reason: null,
        outlines: [
          [
            [0.3, 0.1],
            [0.7, 0.1],
            [0.7, 0.9],
            [0.3, 0.9],
          ],
        ],
        kind: as !== "garment" ? null : category === "all" ? "tops" : category,
        person:
          as === "person"
            ? { facing: "front", suits: ["tops", "bottoms", "dresses", "outerwear"], in_front: [] }
            : null,
      };
    },
  };
}
