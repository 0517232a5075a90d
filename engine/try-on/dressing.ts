import sharp from "sharp";
import { drawGarment } from "../compose/draw.ts";
import type { Scene } from "../compose/scene.ts";
import {
  type EngineContext,
  EngineFailure,
  type EngineInput,
  type EngineRequest,
} from "../contract.ts";
import { fitBottom } from "../fit/fit-bottom.ts";
import { fitTop } from "../fit/fit-top.ts";
import { bottomPoints } from "../garment/bottom-points.ts";
import { openNeck } from "../garment/open-neck.ts";
import { readGarment } from "../garment/read-garment.ts";
import { isWearable, shapeOf } from "../garment/shape.ts";
import { topPoints } from "../garment/top-points.ts";
import { wearOf } from "../garment/wear.ts";
import { WEAR, type Wear } from "../garment/wears.ts";
import { isInPart } from "../garment/whole.ts";
import { readStrokes } from "../image/mask.ts";
import { readRgb, resizeRgb } from "../image/resample.ts";
import type { Garment } from "../vision/cut-out.ts";
import type { Strokes } from "../vision/cut-thing.ts";
import type { Vision } from "../vision/human.ts";
import { parseParts } from "../vision/parse.ts";
import { readPerson } from "../vision/read-person.ts";
import { outlineOf } from "../wearer/outline.ts";
import { refuseHidden, refusePose } from "./refusals.ts";

/** Long side of a result. */
const RESULT_SIDE = 2048;
/** Long side of the picture that all measuring is done on. */
const WORKING_SIDE = 1024;
/** Least side of a picture and least width of the shoulders in it, in px. */
const LEAST_SIDE = 200;
const LEAST_SHOULDERS = 40;

/** A garment fitted to a person, ready to be composed into the picture. */
export interface Dressing {
  scene: Scene;
  wear: Wear;
  garment: Garment;
}

/** The person read from a picture, without a garment yet. */
export type Wearer = Pick<Scene, "picture" | "factor" | "person" | "parts" | "body">;

/**
 * Reads person and garment and fits the garment. Throws EngineFailure when either can't be read.
 */
export async function dressingOf(
  vision: Vision,
  request: EngineRequest<"virtual_try_on">,
  context: EngineContext,
): Promise<Dressing> {
  const person = inputOf(request, "person_image");
  const garment = inputOf(request, "clothing_item");
  await refuseSmall(person);
  await refuseSmall(garment);
  context.signal.throwIfAborted();
  const wearer = await readWearer(vision, person, context);
  const painted = request.inputs.find(({ role }) => role === "strokes");
  const strokes = painted ? await readStrokes(painted.path) : undefined;
  return dress(vision, wearer, garment, askedWear(request, garment), context, strokes);
}

/** Reads the one front-facing person of a picture, with the body's outline below the clothes. */
export async function readWearer(
  vision: Vision,
  input: EngineInput,
  context: EngineContext,
): Promise<Wearer> {
  const read = await readPersonOf(vision, input, context);
  context.signal.throwIfAborted();
  return { ...read, body: outlineOf(read.person, read.parts) };
}

/** Reads the one front-facing person of a picture. */
export async function readPersonOf(
  vision: Vision,
  input: EngineInput,
  { report, signal }: EngineContext,
): Promise<Omit<Wearer, "body">> {
  report("analyzing", 4);
  const picture = await readRgb(input.path, RESULT_SIDE);
  const shrink = Math.min(1, WORKING_SIDE / Math.max(picture.width, picture.height));
  const image = await resizeRgb(
    picture,
    Math.round(picture.width * shrink),
    Math.round(picture.height * shrink),
  );
  signal.throwIfAborted();
  const person = await readPerson(vision, image, signal);
  if (person.shoulders / shrink < LEAST_SHOULDERS) throw new EngineFailure("photo_too_small");
  report("analyzing", 26);
  const parts = await parseParts(person);
  return { picture, factor: picture.width / image.width, person, parts };
}

/** Sleeves that reach further down the arm than this take no old sleeve from before the trunk. */
const LONG_SLEEVED = 0.75;

/**
 * Fits the garment of a picture to a person. `asked` is how it is worn; null decides by its
 * outline, which `strokes` mend.
 */
export async function dress(
  vision: Vision,
  wearer: Wearer,
  input: EngineInput,
  asked: Wear | null,
  { report, signal }: EngineContext,
  strokes?: Strokes,
): Promise<Dressing> {
  const { picture, factor, person, parts, body } = wearer;
  report("processing", 42);
  const { garment, isWorn } = await readGarment(vision, input, asked, signal, strokes);
  signal.throwIfAborted();
  const top = topPoints(garment);
  const bottom = bottomPoints(garment);
  const shape = shapeOf(garment);
  const wear = wearOf(garment, { isWorn, shape }, asked, { top, bottom });
  if (!isWearable(shape, wear)) throw new EngineFailure("garment_not_found", "an odd outline");
  const part = isInPart(garment, top, wear);
  if (part) throw new EngineFailure("below_standard", part);
  refuseHidden(person, wear);
  if (wear !== "bottoms") top.throat = openNeck(garment, top);
  const fit =
    wear === "bottoms"
      ? fitBottom(garment, bottom, person, parts, body)
      : fitTop(garment, top, person, parts, body, wear);
  refusePose(person, parts, wear, Math.min(...fit.armShare) > LONG_SLEEVED);
  report("processing", 58);
  const layer = await drawGarment(garment, fit, picture.width, picture.height, factor);
  signal.throwIfAborted();
  return { scene: { ...wearer, fit, layer }, wear, garment };
}

function inputOf(request: EngineRequest<"virtual_try_on">, role: EngineInput["role"]): EngineInput {
  const input = request.inputs.find((candidate) => candidate.role === role);
  if (!input) throw new Error(`try-on needs an input of role ${role}`);
  return input;
}

async function refuseSmall(input: EngineInput): Promise<void> {
  const { width = 0, height = 0 } = await sharp(input.path).metadata();
  if (Math.min(width, height) < LEAST_SIDE) throw new EngineFailure("photo_too_small");
}

/** The category asked for; with "all", that of a built-in garment; else null. */
function askedWear({ body }: EngineRequest<"virtual_try_on">, input: EngineInput): Wear | null {
  const asked = [body.category, input.category];
  return WEAR.find((wear) => asked.some((name) => name === wear)) ?? null;
}
