import { EngineFailure } from "../contract.ts";
import { guidedFilter } from "../image/blur.ts";
import { luma } from "../image/lab.ts";
import { clamp, median, newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import { type EyeLine, eyeLine } from "./eye-line.ts";
import { realFaces } from "./face.ts";
import { type HeadParts, headParts } from "./head-parts.ts";
import type { FaceFound, Vision } from "./human.ts";
import { type Box, personMatte, refineEdge } from "./matte.ts";

/** A head as a picture of it shows: its face, everybody's matte, and the parts about it. */
export interface Portrait {
  image: Rgb;
  face: FaceFound;
  eyes: EyeLine;
  matte: Plane;
  parts: HeadParts;
  /** Whether a hat or a scarf covers the hair. */
  isCovered: boolean;
}

/** Half the face's width in the small picture the parts are told apart on. */
const FACE = 36;
/** A face narrower than this shows no hairline, in pixels. */
const LEAST_FACE = 30;
/** How far about the eyes hair can reach, in half face widths: aside, above, below. */
const ROOM = { aside: 3.6, above: 3, below: 7.5 };
const DARK_LUMA = 0.12;

/**
 * Reads the one head of a picture by its face and the matte; shoulders need not be seen. Planes have
 * the picture's size. Fails with photo_too_dark, face_not_found, several_people or face_too_small.
 */
export async function readPortrait(
  vision: Vision,
  image: Rgb,
  signal: AbortSignal,
): Promise<Portrait> {
  const brightness = luma(image).data.filter((_, i) => i % 17 === 0);
  if (median(brightness, 0.96) < DARK_LUMA) throw new EngineFailure("photo_too_dark");
  const faces = realFaces(await vision.faces(image));
  signal.throwIfAborted();
  const [face] = faces;
  if (!face) throw new EngineFailure("face_not_found");
  if (faces.length > 1) throw new EngineFailure("several_people");
  if (face.box[2] < LEAST_FACE) throw new EngineFailure("face_too_small");
  const eyes = eyeLine(face);
  const box = boxAbout(image, eyes);
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  const matte = await personMatte(vision, image, whole, box);
  signal.throwIfAborted();
  const small = await shrunk(image, matte, face, eyes, box);
  const { parts: found, isCovered } = headParts(small);
  const full = (plane: Plane) => {
    const rough = pasted(image, resizePlane(plane, box.width, box.height), box);
    return refineEdge(image, rough, Math.max(2, eyes.radius / 16));
  };
  const hair = full(found.hair);
  const enlarged = (plane: Plane) => pasted(image, resizePlane(plane, box.width, box.height), box);
  const guide = luma(image);
  const other = (plane: Plane) => {
    const soft = guidedFilter(guide, enlarged(plane), Math.max(1, eyes.radius / 30), 0.002);
    for (let i = 0; i < soft.data.length; i++) {
      soft.data[i] = clamp(soft.data[i], 0, 1) * (1 - hair.data[i]) * matte.data[i];
    }
    return soft;
  };
  const parts = {
    hair,
    skin: other(found.skin),
    cloth: other(found.cloth),
    ground: enlarged(found.ground),
  };
  return { image, face, eyes, matte, parts, isCovered };
}

function boxAbout(image: Rgb, { x, y, radius }: EyeLine): Box {
  const left = clamp(Math.floor(x - ROOM.aside * radius), 0, image.width - 2);
  const top = clamp(Math.floor(y - ROOM.above * radius), 0, image.height - 2);
  const right = clamp(Math.ceil(x + ROOM.aside * radius), left + 2, image.width);
  const bottom = clamp(Math.ceil(y + ROOM.below * radius), top + 2, image.height);
  return { left, top, width: right - left, height: bottom - top };
}

function cropped(image: Rgb, { left, top, width, height }: Box): Rgb {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 3;
    data.set(image.data.subarray(from, from + width * 3), y * width * 3);
  }
  return { data, width, height };
}

function pasted({ width, height }: Rgb, part: Plane, box: Box): Plane {
  const plane = newPlane(width, height);
  for (let y = 0; y < box.height; y++) {
    const row = part.data.subarray(y * box.width, (y + 1) * box.width);
    plane.data.set(row, (box.top + y) * width + box.left);
  }
  return plane;
}

async function shrunk(image: Rgb, matte: Plane, face: FaceFound, eyes: EyeLine, box: Box) {
  const scale = Math.min(1, FACE / eyes.radius);
  const [width, height] = [box.width, box.height].map((side) =>
    Math.max(8, Math.round(side * scale)),
  );
  const place = ([x, y]: readonly [number, number]): [number, number] => [
    ((x - box.left) * width) / box.width,
    ((y - box.top) * height) / box.height,
  ];
  const [x, y] = place([eyes.x, eyes.y]);
  const cover = newPlane(box.width, box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (box.top + row) * image.width + box.left;
    cover.data.set(matte.data.subarray(from, from + box.width), row * box.width);
  }
  const loop = (upper: string, lower: string) =>
    [...(face.lines[upper] ?? []), ...[...(face.lines[lower] ?? [])].reverse()].map(place);
  return {
    image: await resizeRgb(cropped(image, box), width, height),
    matte: resizePlane(cover, width, height),
    eyes: { x, y, radius: eyes.radius * scale, roll: eyes.roll },
    oval: face.oval.map(place),
    features: [
      ...["left", "right"].flatMap((side) => [
        loop(`${side}EyeUpper1`, `${side}EyeLower1`),
        loop(`${side}EyebrowUpper`, `${side}EyebrowLower`),
      ]),
      loop("lipsUpperOuter", "lipsLowerOuter"),
    ],
  };
}
