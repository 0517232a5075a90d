import {
  type EngineContext,
  EngineFailure,
  type EngineInput,
  type EngineRequest,
  type EngineResult,
} from "../contract.ts";
import { bytesOf } from "../image/colour.ts";
import { encodePng } from "../image/encode.ts";
import { readMask } from "../image/mask.ts";
import { newPlane, type Rgb } from "../image/raster.ts";
import { readRgb } from "../image/resample.ts";
import { Subject } from "../vision/subject.ts";
import type { Workbench } from "../workbench.ts";
import { askedHair } from "./custom.ts";
import { findHair } from "./hair-mask.ts";
import { judgeDyed } from "./judge.ts";
import { unclearEnds } from "./leftover.ts";
import { recolouredHair } from "./recolour-hair.ts";
import { restyled } from "./restyle.ts";
import { within } from "./within.ts";

/** Long side of a result. */
const RESULT_SIDE = 2048;

/** A portrait's picture at the size it is worked on. */
export const pictureOf = ({ path }: EngineInput): Promise<Rgb> => readRgb(path, RESULT_SIDE);

/**
 * Gives the person of the input `original_person` another hairstyle: a template, or one described
 * in words; with a colour alone the hair keeps its shape and is dyed. The optional input `mask`
 * limits where the picture may change; hair and its colour are still read from the whole picture.
 * Fails as readPortrait does, with hat_worn, hair_not_found, face_turned, old_hair_left,
 * instruction_not_supported, below_standard when hair can't be told from clothes, and mask_empty when
 * nothing within the mask would change.
 */
export async function changeHair(
  bench: Workbench,
  request: EngineRequest<"hairstyle_changer">,
  { report, signal }: EngineContext,
): Promise<EngineResult> {
  const source = request.inputs.find((input) => input.role === "original_person");
  if (!source) throw new Error("hairstyle needs an input of role original_person");
  const { style, colour, unable } = askedHair(request.body);
  if (!style && !colour) throw new EngineFailure("instruction_not_supported");
  report("analyzing", 5);
  const picture = await pictureOf(source);
  const subject = new Subject(picture, () => bench.vision(), signal);
  await subject.portrait();
  signal.throwIfAborted();
  report("analyzing", 30);
  const drawn = request.inputs.find((input) => input.role === "mask");
  const painted = drawn ? await readMask(drawn.path, picture) : null;
  const found = await findHair(subject);
  // A bald head can get hair only where the mask says so.
  if (!found && !(painted && style)) throw new EngineFailure("hair_not_found");
  const hair = found ?? newPlane(picture.width, picture.height);
  signal.throwIfAborted();
  report("processing", 50);
  const tone = colour ? bytesOf(colour) : null;
  // A painted mask says itself where the colour ends.
  if (!style && !painted) judgeDyed(await unclearEnds(await subject.portrait(), hair));
  const changed = style
    ? await restyled(subject, style, tone, hair, request.seed)
    : recolouredHair(picture, hair, tone ?? [0, 0, 0]);
  const result = painted ? within(picture, changed, painted) : changed;
  if (!result) throw new EngineFailure("mask_empty");
  signal.throwIfAborted();
  report("generating", 85);
  const file = await encodePng(result);
  signal.throwIfAborted();
  const { width, height } = result;
  const undone = unable.length > 0 ? { needs_provider: unable } : {};
  return { file, mime: "image/png", width, height, details: { width, height, ...undone } };
}
