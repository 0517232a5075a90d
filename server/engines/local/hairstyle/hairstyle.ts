import {
  type EngineContext,
  EngineFailure,
  type EngineRequest,
  type EngineResult,
} from "#server/engines/engine.ts";
import { encodePng } from "../image/encode.ts";
import { readMask } from "../image/mask.ts";
import { readRgb } from "../image/resample.ts";
import { bytesOf } from "../image-editing/understand.ts";
import { Subject } from "../vision/subject.ts";
import type { Workbench } from "../workbench.ts";
import { askedHair } from "./custom.ts";
import { hairMask } from "./hair-mask.ts";
import { recolouredHair } from "./recolour-hair.ts";
import { restyled } from "./restyle.ts";

/** Long side of a result. */
const RESULT_SIDE = 2048;

/**
 * Gives the person of `original_person` another hairstyle: a template, or one told in words; with a
 * colour alone the hair keeps its shape and is dyed. A `mask` says where the old hair is.
 */
export async function changeHair(
  bench: Workbench,
  request: EngineRequest,
  { report, signal }: EngineContext,
): Promise<EngineResult> {
  const source = request.inputs.find((input) => input.role === "original_person");
  if (!source) throw new Error("hairstyle needs an input of role original_person");
  const { style, colour, unable } = askedHair(request.settings);
  if (unable.length > 0) throw new EngineFailure("instruction_not_supported");
  report("analyzing", 5);
  const picture = await readRgb(source.path, RESULT_SIDE);
  const subject = new Subject(picture, () => bench.vision(), signal);
  await subject.person();
  signal.throwIfAborted();
  report("analyzing", 30);
  const drawn = request.inputs.find((input) => input.role === "mask");
  const hair = drawn ? await readMask(drawn.path, picture) : await hairMask(subject);
  signal.throwIfAborted();
  report("processing", 50);
  const tone = colour ? bytesOf(colour) : null;
  const result = style
    ? await restyled(subject, style, tone, hair, request.seed)
    : recolouredHair(picture, hair, tone ?? [0, 0, 0]);
  signal.throwIfAborted();
  report("generating", 85);
  const file = await encodePng(result);
  signal.throwIfAborted();
  const { width, height } = result;
  return { file, mime: "image/png", width, height, details: { width, height } };
}
