import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import {
  type Engine,
  type EngineContext,
  EngineFailure,
  type EngineRequest,
  type EngineResult,
} from "#engine/contract.ts";

/** Long enough to be seen under way, in milliseconds a step. */
const STEP = 250;
const STEPS = [
  ["analyzing", 5],
  ["processing", 40],
  ["generating", 90],
] as const;
/** A result's long side, in pixels. */
const SIDE = 768;

/** Every step of a run is told as it begins; a cancel ends it between two of them. */
async function goThrough({ report, signal }: EngineContext): Promise<void> {
  for (const [step, progress] of STEPS) {
    signal.throwIfAborted();
    report(step, progress);
    await sleep(STEP, undefined, { signal });
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

/**
 * An engine for walks that ask what the studio does around a run: it takes every order, reads every
 * picture as one that fits, and computes next to nothing. Videos are made by `video`.
 */
export function createStandIn(video: () => Promise<Engine>): Engine {
  return {
    id: "local",
    model: "local-1",
    preview: true,
    warm: async () => undefined,
    async run(request, context) {
      if (request.feature === "image_to_video") return (await video()).run(request, context);
      await refuseEmpty(request);
      await goThrough(context);
      return makePicture(request);
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
