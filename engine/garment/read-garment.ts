import { EngineFailure, type EngineInput } from "../contract.ts";
import { readRgb } from "../image/resample.ts";
import { cutOut, cutOutBy, type Garment } from "../vision/cut-out.ts";
import type { Strokes } from "../vision/cut-thing.ts";
import type { FaceFound, Vision } from "../vision/human.ts";
import { parseParts } from "../vision/parse.ts";
import { readPerson } from "../vision/read-person.ts";
import { silhouetteOf } from "./silhouette.ts";
import type { Wear } from "./wears.ts";

const GARMENT_SIDE = 1200;
/** Below this a face is a guess. */
const FACE_SCORE = 0.6;
/** A wearer's body goes on below the face by more than this, in face heights. */
const LEAST_BODY = 1;
/** A print has cloth above its face (from its middle, in face heights) and to its sides (in widths). */
const CLOTH_ABOVE = 1.4;
const CLOTH_ASIDE = 1.8;
/** Down to here below the face (in heights) a wearer's neck shows, however wide the hair. */
const NECK_BELOW = 0.4;

/** A garment as a picture shows it: alone, or worn by somebody. */
export interface GarmentRead {
  garment: Garment;
  isWorn: boolean;
}

/**
 * The garment alone, or, when someone wears it in the picture, what the category names of it. What is
 * painted (`strokes`) says where it is, whoever is in the picture. Fails with garment_not_found.
 */
export async function readGarment(
  vision: Vision,
  input: EngineInput,
  asked: Wear | null,
  signal: AbortSignal,
  strokes?: Strokes,
): Promise<GarmentRead> {
  const image = await readRgb(input.path, GARMENT_SIDE);
  const byItself = (garment: Garment) => ({ garment, isWorn: false });
  if (strokes) return byItself(cutOut(image, strokes));
  const faces = await vision.faces(image);
  signal.throwIfAborted();
  const face = faces.find(({ score }) => score > FACE_SCORE);
  if (!face) return byItself(cutOut(image));
  const alone = unlessMissing(() => cutOut(image));
  if (alone && isPrinted(face, alone)) return byItself(alone);
  const wearer = await readPerson(vision, image, signal).catch((error: unknown) => {
    if (error instanceof EngineFailure) return null;
    throw error;
  });
  if (!wearer) {
    // Buttons or folds that looked like a face: no body goes with them.
    if (alone && faces.length === 1) return byItself(alone);
    throw new EngineFailure("garment_not_found");
  }
  const { upper, lower } = await parseParts(wearer);
  const both = () => upper.data.map((value, i) => value + lower.data[i]);
  const worn =
    asked === "bottoms" ? lower : asked === "dresses" ? { ...upper, data: both() } : upper;
  return { garment: cutOutBy(image, worn), isWorn: true };
}

function unlessMissing(find: () => Garment): Garment | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof EngineFailure) return null;
    throw error;
  }
}

/** Whether a face is part of the garment's print: cloth goes on around it, or no body does below it. */
function isPrinted({ box: [x, y, width, height] }: FaceFound, garment: Garment): boolean {
  const [middle, row] = [x + width / 2, y + height / 2];
  if (garment.bottom - (y + height) < height * LEAST_BODY) return true;
  const shape = silhouetteOf(garment);
  if (row - shape.topAt(middle) < height * CLOTH_ABOVE) return false;
  for (let at = row; at < y + height * (1 + NECK_BELOW); at++) {
    const run = shape.run(Math.round(at), middle);
    if (!run || run[1] - run[0] < width * CLOTH_ASIDE) return false;
  }
  return true;
}
