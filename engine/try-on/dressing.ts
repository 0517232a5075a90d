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
import { topPoints } from "../garment/top-points.ts";
import { decideWear, WEAR, type Wear } from "../garment/wear.ts";
import { readRgb, resizeRgb } from "../image/resample.ts";
import type { Garment } from "../vision/cut-out.ts";
import type { Vision } from "../vision/human.ts";
import { parseParts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import { readPerson } from "../vision/read-person.ts";
import { outlineOf } from "../wearer/outline.ts";

/** Long side of a result. */
const RESULT_SIDE = 2048;
/** Long side everything is measured at. */
const WORKING_SIDE = 1024;
/** Shorter sides, and shoulders narrower than this, hold too little to work on. */
const LEAST_SIDE = 200;
const LEAST_SHOULDERS = 40;

/** A garment laid on a person, ready to be composed. */
export interface Dressing {
  scene: Scene;
  wear: Wear;
  garment: Garment;
}

/** The person of a picture, read: what a garment is laid on. */
export type Wearer = Pick<Scene, "picture" | "factor" | "person" | "parts" | "body">;

/** Reads person and garment and lays the one on the other; fails by name where either can't be read. */
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
  return dress(vision, wearer, garment, askedWear(request, garment), context);
}

/** Reads the one front-facing person of a picture. */
export async function readWearer(
  vision: Vision,
  input: EngineInput,
  { report, signal }: EngineContext,
): Promise<Wearer> {
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
  signal.throwIfAborted();
  const factor = picture.width / image.width;
  return { picture, factor, person, parts, body: outlineOf(person, parts) };
}

/** Lays the garment of a picture on a person; `asked` is how it is worn, null to decide by its cut. */
export async function dress(
  vision: Vision,
  wearer: Wearer,
  input: EngineInput,
  asked: Wear | null,
  { report, signal }: EngineContext,
): Promise<Dressing> {
  const { picture, factor, person, parts, body } = wearer;
  report("processing", 42);
  const garment = await readGarment(vision, input, asked, signal);
  signal.throwIfAborted();
  const top = topPoints(garment);
  const bottom = bottomPoints(garment);
  const wear = asked ?? decideWear(garment, top, bottom);
  refuseHidden(person, wear);
  if (wear !== "bottoms") top.throat = openNeck(garment, top);
  const fit =
    wear === "bottoms"
      ? fitBottom(garment, bottom, person, parts, body)
      : fitTop(garment, top, person, parts, body, wear);
  report("processing", 58);
  const layer = await drawGarment(garment, fit, picture.width, picture.height, factor);
  signal.throwIfAborted();
  return { scene: { ...wearer, fit, layer }, wear, garment };
}

/**
 * How far below the shoulder line the picture must reach to hold what a garment covers, in shoulder
 * widths: the waist, the thighs, the knees. Measured on our own models, cut off at rising heights.
 */
const LEAST_DEPTH: Record<Wear, number> = { tops: 1.1, outerwear: 1.1, dresses: 1.9, bottoms: 2.5 };
/**
 * Shoulder joints of a person who faces the camera stand at least this many half faces apart (4 to 5
 * on our models): less is a turned body, or one hidden in something bulky.
 */
const LEAST_SHOULDERS_TO_FACE = 3;

function refuseHidden({ image, neck, shoulders, face }: Person, wear: Wear): void {
  const isCut = image.height - neck.y < LEAST_DEPTH[wear] * shoulders;
  const isHidden = shoulders < LEAST_SHOULDERS_TO_FACE * face.radius;
  if (isCut || isHidden) throw new EngineFailure("body_not_seen");
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

/** The category asked for; with "all", the one a built-in garment is known to be. */
function askedWear({ body }: EngineRequest<"virtual_try_on">, input: EngineInput): Wear | null {
  const asked = [body.category, input.category];
  return WEAR.find((wear) => asked.some((name) => name === wear)) ?? null;
}
