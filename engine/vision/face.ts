import type { Point } from "../image/raster.ts";
import type { FaceFound } from "./human.ts";

export interface Face {
  oval: Point[];
  centre: Point;
  /** Half the oval's width. */
  radius: number;
  chin: Point;
}

/** In heights of the face: lower than this below it, straight down, are one's own legs and shoes. */
const OWN_LEGS = 5.5;

/**
 * Faces that are not stray finds: sure, not small beside the largest, and not at one's own feet
 * (a laced shoe is taken for a face now and then).
 */
export function realFaces(found: readonly FaceFound[]) {
  const sure = found
    .filter((face) => face.score > 0.5 && face.oval.length > 10)
    .sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3]);
  const largest = sure[0];
  if (!largest) return [];
  const [x, y, width, height] = largest.box;
  return sure.filter(({ box }) => {
    const ownLegs = box[1] - y > OWN_LEGS * height && Math.abs(box[0] - x) < 2.5 * width;
    return box[2] > width * 0.45 && !ownLegs;
  });
}

/** A face's outline and size from the closed line of its oval. */
export function faceOf(points: readonly [number, number][]): Face {
  const oval = points.map(([x, y]) => ({ x, y }));
  const xs = oval.map((p) => p.x);
  const ys = oval.map((p) => p.y);
  const low = Math.max(...ys);
  return {
    oval,
    centre: { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + low) / 2 },
    radius: (Math.max(...xs) - Math.min(...xs)) / 2,
    chin: oval.find((p) => p.y === low) as Point,
  };
}
