import { EngineFailure } from "../contract.ts";
import { labOf, rgbOf } from "../image/colour.ts";
import { median, mix, type Point, type Rgb, smoothstep } from "../image/raster.ts";
import { readRgb } from "../image/resample.ts";
import type { FaceFound, Vision } from "../vision/human.ts";
import type { Linear } from "./colours.ts";
import { linearOf } from "./figure/shade.ts";

/** A face to be put on a figure. */
export interface FacePhoto {
  image: Rgb;
  /** The 468 points of the face mesh, in pixels. */
  mesh: Point[];
  /** The colour of its skin, as light. */
  tone: Linear;
}

const SIDE = 1280;
/** A face narrower than this has too little to show. */
const LEAST_WIDTH = 90;
/** How much nearer the nose may stand to one cheek than to the other. */
const MOST_TURNED = 2.4;
/** Points of the mesh: nose tip, outermost cheeks, and plain skin on cheeks and forehead. */
const NOSE = 1;
const CHEEKS = [234, 454] as const;
const PLAIN_SKIN = [50, 101, 118, 36, 205, 280, 330, 347, 266, 425, 151, 9, 108, 337];

/** Reads the one large, front-facing face of a photo. Fails by name: face_not_found, face_too_small, face_turned. */
export async function readFacePhoto(
  vision: Vision,
  file: string,
  signal: AbortSignal,
): Promise<FacePhoto> {
  const image = await readRgb(file, SIDE);
  const faces = await vision.faces(image);
  signal.throwIfAborted();
  const face = largest(faces.filter(({ score, mesh }) => score > 0.5 && mesh.length >= 468));
  if (!face) throw new EngineFailure("face_not_found");
  const mesh = face.mesh.map(([x, y]) => ({ x, y }));
  const toLeft = Math.abs(mesh[NOSE].x - mesh[CHEEKS[0]].x);
  const toRight = Math.abs(mesh[CHEEKS[1]].x - mesh[NOSE].x);
  if (toLeft + toRight < LEAST_WIDTH) throw new EngineFailure("face_too_small");
  const turned = Math.max(toLeft, toRight) / Math.max(1, Math.min(toLeft, toRight));
  if (turned > MOST_TURNED) throw new EngineFailure("face_turned");
  return { image, mesh, tone: skinTone(image, mesh) };
}

/** The widest face, when clearly the widest; of two alike neither can be chosen. */
const largest = (faces: readonly FaceFound[]) =>
  faces.toSorted((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0];

/** Lighter than this in L* no skin is: the photo is over-exposed and has lost the skin's colour. */
const LIGHTEST = 82;
/** The least colour that light skin has, a* and b*. */
const LEAST_COLOUR = [9, 13] as const;

/** A skin's colour (L*a*b*) as a photo in good light would show it. */
export function exposed(light: number, red: number, yellow: number): [number, number, number] {
  const over = smoothstep(LIGHTEST - 6, LIGHTEST + 6, light);
  return [
    Math.min(light, mix(light, LIGHTEST, over)),
    mix(red, Math.max(red, LEAST_COLOUR[0]), over),
    mix(yellow, Math.max(yellow, LEAST_COLOUR[1]), over),
  ];
}

function skinTone(image: Rgb, mesh: readonly Point[]): Linear {
  const labs = PLAIN_SKIN.flatMap((index) => {
    const { x, y } = mesh[index];
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 0 || row < 0 || column >= image.width || row >= image.height) return [];
    const i = (row * image.width + column) * 3;
    return [labOf(image.data[i], image.data[i + 1], image.data[i + 2])];
  });
  const middle = (c: number) => median(labs.map((lab) => lab[c]));
  const [r, g, b] = rgbOf(...exposed(middle(0), middle(1), middle(2)));
  return [linearOf(r), linearOf(g), linearOf(b)];
}
