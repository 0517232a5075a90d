import type { Point } from "../image/raster.ts";
import type { FaceFound } from "./human.ts";

/** The outline of a face and its measures, in pixels. */
export interface Face {
  oval: Point[];
  centre: Point;
  /** Half the oval's width. */
  radius: number;
  chin: Point;
}

/** This many face heights straight below a face there are its own legs and shoes. */
const OWN_LEGS = 5.5;

/**
 * The faces found, without false ones: unsure, small beside the largest, or at a person's own feet
 * (the model sometimes takes a laced shoe for a face).
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

/** A face's outline and measures from its oval, a closed line of x, y pairs in pixels. */
export function faceOf(points: readonly [number, number][]): Face {
  const oval = points.map(([x, y]) => ({ x, y }));
  const xs = oval.map((p) => p.x);
  const ys = oval.map((p) => p.y);
  const low = Math.max(...ys);
  return {
    oval,
    centre: { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + low) / 2 },
    radius: (Math.max(...xs) - Math.min(...xs)) / 2,
    chin: oval[ys.indexOf(low)],
  };
}
