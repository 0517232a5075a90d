import sharp from "sharp";
import {
  type EngineContext,
  EngineFailure,
  type EngineInput,
  type EngineRequest,
  type EngineResult,
} from "#server/engines/engine.ts";
import { encodePng } from "../image/encode.ts";
import { readRgb, resizeRgb } from "../image/resample.ts";
import type { Vision } from "../vision/human.ts";
import { outlineOf } from "../vision/outline.ts";
import { parseParts } from "../vision/parse.ts";
import { readPerson } from "../vision/person.ts";
import { bottomPoints } from "./bottom-points.ts";
import { compose } from "./compose.ts";
import { cutOut } from "./cut-out.ts";
import { drawGarment } from "./draw.ts";
import { WEAR, type Wear } from "./fit.ts";
import { fitBottom } from "./fit-bottom.ts";
import { fitTop } from "./fit-top.ts";
import { topPoints } from "./top-points.ts";
import { decideWear } from "./wear.ts";

/** Long side of a result. */
const RESULT_SIDE = 2048;
/** Long side everything is measured at. */
const WORKING_SIDE = 1024;
const GARMENT_SIDE = 1200;
const LEAST_SIDE = 200;

/** Puts the garment of `clothing_item` on the person of `person_image`. */
export async function tryOn(
  vision: Vision,
  request: EngineRequest,
  { report, signal }: EngineContext,
): Promise<EngineResult> {
  const personInput = inputOf(request, "person_image");
  const garmentInput = inputOf(request, "clothing_item");
  await refuseSmall(personInput);
  await refuseSmall(garmentInput);
  signal.throwIfAborted();

  report("analyzing", 4);
  const picture = await readRgb(personInput.path, RESULT_SIDE);
  const shrink = Math.min(1, WORKING_SIDE / Math.max(picture.width, picture.height));
  const image = await resizeRgb(
    picture,
    Math.round(picture.width * shrink),
    Math.round(picture.height * shrink),
  );
  signal.throwIfAborted();
  const person = await readPerson(vision, image, signal);
  report("analyzing", 26);
  const parts = await parseParts(person);
  signal.throwIfAborted();
  const body = outlineOf(person, parts);

  report("processing", 42);
  const garment = cutOut(await readRgb(garmentInput.path, GARMENT_SIDE));
  signal.throwIfAborted();
  const top = topPoints(garment);
  const bottom = bottomPoints(garment);
  const wear = askedWear(request, garmentInput) ?? decideWear(garment, top, bottom);
  const fit =
    wear === "bottoms"
      ? fitBottom(garment, bottom, person, parts, body)
      : fitTop(garment, top, person, parts, body, wear);
  report("processing", 58);
  const factor = picture.width / image.width;
  const layer = await drawGarment(garment, fit, picture.width, picture.height, factor);
  signal.throwIfAborted();

  report("generating", 70);
  const result = compose({ picture, factor, person, parts, body, fit, layer });
  signal.throwIfAborted();
  report("generating", 92);
  const file = await encodePng(result);
  signal.throwIfAborted();
  return {
    file,
    mime: "image/png",
    width: result.width,
    height: result.height,
    details: { category: wear, width: result.width, height: result.height },
  };
}

function inputOf(request: EngineRequest, role: EngineInput["role"]): EngineInput {
  const input = request.inputs.find((candidate) => candidate.role === role);
  if (!input) throw new Error(`try-on needs an input of role ${role}`);
  return input;
}

async function refuseSmall(input: EngineInput): Promise<void> {
  const { width = 0, height = 0 } = await sharp(input.path).metadata();
  if (Math.min(width, height) < LEAST_SIDE) throw new EngineFailure("photo_too_small");
}

/** The category asked for; with "all", the one a built-in garment is known to be. */
function askedWear({ settings }: EngineRequest, input: EngineInput): Wear | null {
  const asked = [settings.category, input.category];
  return WEAR.find((wear) => asked.some((name) => name === wear)) ?? null;
}
