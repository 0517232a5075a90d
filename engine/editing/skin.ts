import { EngineFailure } from "../contract.ts";
import { blur, boxMean, guidedFilter } from "../image/blur.ts";
import { labOf } from "../image/colour.ts";
import { paintPolygon } from "../image/polygon.ts";
import { clamp, median, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import type { FaceFound } from "../vision/human.ts";
import { channelsOf } from "./detail.ts";

/** Faces narrower than this hold nothing that could be refined, in pixels. */
const LEAST_FACE = 36;

export interface FaceChanges {
  smooth: number;
  /** Eyes and lips a little clearer; 0 leaves them. */
  features: number;
}

/**
 * Evens the skin of every face and, with `features`, clears eyes and lips. Pores, brows, lashes and
 * lips stay: only what lies between texture and shape is smoothed. Fails with face_not_found or
 * face_too_small.
 */
export function refinedFaces(image: Rgb, faces: readonly FaceFound[], changes: FaceChanges): Rgb {
  if (faces.length === 0) throw new EngineFailure("face_not_found");
  const large = faces.filter((face) => face.box[2] >= LEAST_FACE);
  if (large.length === 0) throw new EngineFailure("face_too_small");
  return large.reduce((picture, face) => refined(picture, face, changes), image);
}

function refined(image: Rgb, face: FaceFound, { smooth, features }: FaceChanges): Rgb {
  const { left, top, part } = cropAbout(image, face);
  const { width, height } = part;
  const radius = face.box[2] / 2;
  const place = (line: readonly (readonly [number, number])[]) =>
    line.map(([x, y]) => [x - left, y - top] as const);
  const marks = featureMasks(face, place, width, height, radius);
  const skin = skinMask(part, place(face.oval), marks.keep, radius);
  const eased = Math.max(2, Math.round(radius / 9));
  const data = new Uint8Array(image.data);
  channelsOf(part).forEach((channel, c) => {
    const flat = guidedFilter(channel, channel, eased, 0.0032);
    const pores = boxMean(channel, Math.max(1, radius / 60));
    const around = blur(channel, Math.max(1, radius / 12), 2);
    for (let i = 0; i < channel.data.length; i++) {
      const own = channel.data[i];
      const even = flat.data[i] + (own - pores.data[i]) * 0.45;
      let value = mix(own, even + 0.03 * smooth, clamp(skin.data[i] * smooth, 0, 1));
      const eye = marks.eyes.data[i] * features;
      value += eye * ((own - around.data[i]) * 0.6 + 0.08 * own);
      const lip = marks.lips.data[i] * features;
      value *= 1 + lip * [0.06, -0.1, -0.05][c];
      const x = left + (i % width);
      const y = top + Math.floor(i / width);
      data[(y * image.width + x) * 3 + c] = Math.round(clamp(value, 0, 1) * 255);
    }
  });
  return { ...image, data };
}

function cropAbout(image: Rgb, { box: [x, y, w, h] }: FaceFound) {
  const left = clamp(Math.floor(x - w * 0.6), 0, image.width - 2);
  const top = clamp(Math.floor(y - h * 0.8), 0, image.height - 2);
  const width = clamp(Math.ceil(x + w * 1.6), left + 2, image.width) - left;
  const height = clamp(Math.ceil(y + h * 1.9), top + 2, image.height) - top;
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * image.width + left) * 3;
    data.set(image.data.subarray(from, from + width * 3), row * width * 3);
  }
  return { left, top, part: { data, width, height } };
}

type Line = readonly (readonly [number, number])[];

function featureMasks(
  { lines }: FaceFound,
  place: (line: Line) => Line,
  width: number,
  height: number,
  radius: number,
): { eyes: Plane; lips: Plane; keep: Plane } {
  const eyes = newPlane(width, height);
  const lips = newPlane(width, height);
  const keep = newPlane(width, height);
  const loop = (upper: string, lower: string) =>
    place([...(lines[upper] ?? []), ...[...(lines[lower] ?? [])].reverse()]);
  for (const side of ["left", "right"]) {
    const eye = loop(`${side}EyeUpper0`, `${side}EyeLower0`);
    paintPolygon(eyes, eye, 1);
    paintPolygon(keep, loop(`${side}EyeUpper1`, `${side}EyeLower1`), 1);
    paintPolygon(keep, loop(`${side}EyebrowUpper`, `${side}EyebrowLower`), 1);
  }
  const mouth = loop("lipsUpperOuter", "lipsLowerOuter");
  paintPolygon(lips, mouth, 1);
  paintPolygon(lips, loop("lipsUpperInner", "lipsLowerInner"), 0);
  paintPolygon(keep, mouth, 1);
  const soft = Math.max(1, radius / 30);
  return { eyes: blur(eyes, soft, 2), lips: blur(lips, soft, 2), keep: blur(keep, soft * 1.6, 2) };
}

/** Where the colour is that of the face's own skin, on the face and near it, features left out. */
function skinMask(part: Rgb, oval: Line, keep: Plane, radius: number): Plane {
  const { width, height } = part;
  const face = newPlane(width, height);
  paintPolygon(face, oval, 1);
  const seen: [number[], number[], number[]] = [[], [], []];
  const lab = new Float32Array(width * height * 3);
  for (let i = 0; i < face.data.length; i++) {
    const at = i * 3;
    lab.set(labOf(part.data[at], part.data[at + 1], part.data[at + 2]), at);
    if (face.data[i] !== 1 || keep.data[i] > 0.1 || i % 3 !== 0) continue;
    for (let c = 0; c < 3; c++) seen[c].push(lab[at + c]);
  }
  const tone = seen.map((values) => median(values));
  const near = blur(face, radius / 4, 2);
  const mask = newPlane(width, height);
  for (let i = 0; i < mask.data.length; i++) {
    const at = i * 3;
    const hue = Math.hypot(lab[at + 1] - tone[1], lab[at + 2] - tone[2]);
    const light = Math.abs(lab[at] - tone[0]);
    const alike = smoothstep(20, 9, hue) * smoothstep(42, 22, light);
    mask.data[i] =
      alike * smoothstep(0.02, 0.4, near.data[i]) * (1 - Math.min(1, keep.data[i] * 1.5));
  }
  return blur(mask, Math.max(1, radius / 40), 2);
}
