import { blur } from "../image/blur.ts";
import { paintPolygon } from "../image/polygon.ts";
import { newPlane, type Plane } from "../image/raster.ts";
import type { Subject } from "../vision/subject.ts";

type Line = readonly (readonly [number, number])[];

/** Size of an eye with its lashes over its size between the lids. */
const WITH_LASHES = 1.5;
/** With at least this share of skin just above a brow, no fringe hangs over it. */
const BARE = 0.6;

/**
 * The face's outline from the face mesh, from brows to chin, as a mask 0–1 of the picture's size.
 */
export async function faceOval(subject: Subject): Promise<Plane> {
  const [face] = await subject.faces();
  const plane = newPlane(subject.picture.width, subject.picture.height);
  if (!face) return plane;
  paintPolygon(plane, face.oval, 1);
  return blur(plane, Math.max(1, face.box[2] / 120), 1);
}

/**
 * A mask (0–1) of what is dark in a face without being head hair: eyes with their lashes, and brows
 * that no fringe hangs over. It stays within the face's outline.
 */
export async function eyesAndBrows(subject: Subject): Promise<Plane> {
  const { width, height } = subject.picture;
  const plane = newPlane(width, height);
  const [face] = await subject.faces();
  if (!face) return plane;
  const { skin } = (await subject.portrait()).parts;
  const oval = newPlane(width, height);
  paintPolygon(oval, face.oval, 1);
  const loop = (upper: string, lower: string): Line => [
    ...(face.lines[upper] ?? []),
    ...[...(face.lines[lower] ?? [])].reverse(),
  ];
  for (const side of ["left", "right"]) {
    paintPolygon(plane, larger(loop(`${side}EyeUpper0`, `${side}EyeLower0`), WITH_LASHES), 1);
    const brow = loop(`${side}EyebrowUpper`, `${side}EyebrowLower`);
    if (skinAbove(skin, face.lines[`${side}EyebrowUpper`] ?? [], face.box[2]) < BARE) continue;
    paintPolygon(plane, larger(brow, 1.2), 1);
  }
  const soft = blur(plane, Math.max(1, face.box[2] / 60), 1);
  for (let i = 0; i < soft.data.length; i++) {
    soft.data[i] = Math.max(plane.data[i], soft.data[i]) * oval.data[i];
  }
  return soft;
}

function larger(line: Line, by: number): Line {
  const middle = [0, 1].map((k) => line.reduce((sum, at) => sum + at[k], 0) / line.length);
  return line.map(([x, y]) => [middle[0] + (x - middle[0]) * by, middle[1] + (y - middle[1]) * by]);
}

/** Share of skin (0–1) in a narrow strip above a brow; `wide` is the face's width in px. */
function skinAbove(skin: Plane, brow: Line, wide: number): number {
  const seen = brow.flatMap(([x, y]) =>
    [0.05, 0.075, 0.1].map((up) => {
      const row = Math.max(0, Math.round(y - up * wide));
      return skin.data[row * skin.width + Math.round(x)] ?? 0;
    }),
  );
  return seen.reduce((sum, value) => sum + value, 0) / Math.max(1, seen.length);
}
