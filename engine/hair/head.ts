import { EngineFailure } from "../contract.ts";
import { clamp, type Point } from "../image/raster.ts";
import type { Subject } from "../vision/subject.ts";

/**
 * A place in the head's own coordinates, in half face widths: the origin lies at eye height in the
 * middle of the head, x points to the picture's right, y up, z towards the viewer, all before the
 * head is turned.
 */
export type Place = readonly [x: number, y: number, z: number];

/** Where a head is in the picture and how it is turned. */
export interface Head {
  /** Pixels per half face width. */
  unit: number;
  /** A place in the picture: x and y in pixels, z in half face widths, larger is nearer. */
  project(place: Place): [x: number, y: number, z: number];
  /** The place that `project` maps to a pixel at depth `z`. */
  unproject(x: number, y: number, z: number): [number, number, number];
  /** Straight down in the picture, in the head's coordinates: the direction in which hair falls. */
  down: Place;
}

/** Cranium and face as ellipsoids, in half face widths. */
export const SKULL = { centre: [0, 0.3, -0.3], radii: [1.03, 1.14, 1.16] } as const;
export const FACE = { centre: [0, -0.5, 0.02], radii: [0.88, 1.12, 0.86] } as const;

/** From the eyes to the chin in an average face, in half face widths. */
const EYES_TO_CHIN = 1.42;
/** How far the tip of the nose lies in front of the middle of the face's outline. */
const NOSE_BEFORE = 0.72;
/** How far the eyes lie in front of the middle of the head. */
const EYES_BEFORE = 0.72;
/** Largest turn to the side, in radians, at which hair can be drawn from the front. */
const MOST_TURN = 0.6;

/**
 * Reads place, size and turn of the one head in the picture. Fails as readPortrait does,
 * or with face_turned.
 */
export async function readHead(subject: Subject): Promise<Head> {
  const { face } = await subject.portrait();
  const middle = (names: readonly string[]): Point => {
    const points = names.flatMap((name) => face.lines[name] ?? []);
    const sum = points.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
    return { x: sum[0] / points.length, y: sum[1] / points.length };
  };
  const left = middle(["rightEyeUpper0", "rightEyeLower0"]);
  const right = middle(["leftEyeUpper0", "leftEyeLower0"]);
  const roll = Math.atan2(right.y - left.y, right.x - left.x);
  const eyes = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  // Coordinates along the eye line and down from it.
  const level = ({ x, y }: Point): Point => ({
    x: (x - eyes.x) * Math.cos(roll) + (y - eyes.y) * Math.sin(roll),
    y: -(x - eyes.x) * Math.sin(roll) + (y - eyes.y) * Math.cos(roll),
  });
  const outline = face.oval.map(([x, y]) => level({ x, y }));
  const xs = outline.map((p) => p.x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const unit = (high - low) / 2;
  const chin = Math.max(...outline.map((p) => p.y));
  const nose = level(middle(["noseTip"]));
  const sine = clamp((nose.x - (low + high) / 2) / unit / NOSE_BEFORE, -0.95, 0.95);
  const yaw = Math.asin(sine);
  if (Math.abs(yaw) > MOST_TURN) throw new EngineFailure("face_turned");
  const tall = clamp(chin / unit / EYES_TO_CHIN, 0.85, 1.2);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const [sinR, cosR] = [Math.sin(roll), Math.cos(roll)];
  const shift = -sin * EYES_BEFORE;
  return {
    unit,
    project([x, y, z]) {
      const turned = x * cos + z * sin + shift;
      const depth = z * cos - x * sin;
      const [u, v] = [turned * unit, -y * tall * unit];
      return [eyes.x + u * cosR - v * sinR, eyes.y + u * sinR + v * cosR, depth];
    },
    unproject(px, py, depth) {
      const { x: u, y: v } = level({ x: px, y: py });
      const turned = u / unit - shift;
      return [turned * cos - depth * sin, -v / unit / tall, depth * cos + turned * sin];
    },
    down: [sinR * cos, -cosR, sinR * sin],
  };
}

/** Depth of the head's front at a pixel, as the z of `project`; null beside the head. */
export function depthAt(head: Head, x: number, y: number): number | null {
  const near = head.unproject(x, y, 1);
  const far = head.unproject(x, y, 0);
  let best: number | null = null;
  for (const { centre, radii } of [SKULL, FACE]) {
    let [a, b, c] = [0, 0, -1];
    for (let k = 0; k < 3; k++) {
      const from = (far[k] - centre[k]) / radii[k];
      const step = (near[k] - far[k]) / radii[k];
      a += step * step;
      b += 2 * from * step;
      c += from * from;
    }
    const inside = b * b - 4 * a * c;
    if (inside < 0) continue;
    const depth = (-b + Math.sqrt(inside)) / (2 * a);
    if (best === null || depth > best) best = depth;
  }
  return best;
}
