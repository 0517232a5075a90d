import type { AspectRatio } from "#wire/values.ts";
import { type Camera, project, viewOf } from "./figure/camera.ts";
import type { Vector } from "./figure/matrix.ts";
import type { Scene } from "./figure/render.ts";

/** Sizes of results by aspect ratio, in pixels. */
export const SIZES: Record<AspectRatio, { width: number; height: number }> = {
  "1:1": { width: 1536, height: 1536 },
  "3:4": { width: 1152, height: 1536 },
  "9:16": { width: 1152, height: 2048 },
  "4:3": { width: 1536, height: 1152 },
  "16:9": { width: 2048, height: 1152 },
};

/** What is taken of a person, and how finely. */
export interface Shot {
  width: number;
  height: number;
  /** Samples drawn a pixel, each way. */
  samples: 2 | 3;
  /** Sides of the maps of light over those an order's time allows. */
  fine: number;
  /** The whole figure, or head and shoulders. */
  part: "figure" | "portrait";
}

/** How a figure stands in its picture. */
export interface Frame extends Shot {
  /** For the whole picture, in pixels. */
  camera: Camera;
  ground: number;
  /** The camera's height and side place, in decimetres. */
  target: readonly [number, number, number];
  /** The part of the picture the figure covers, in whole pixels. */
  window: { left: number; top: number; width: number; height: number };
}

/** A camera at chest height, level, some four and a half metres away. */
export const DISTANCE = 46;
const cameraFor = (target: Vector, scale: number, x: number, y: number): Camera => ({
  view: viewOf({ target }),
  distance: DISTANCE,
  scale,
  x,
  y,
});

/** Feet stand at this share of the picture's height; a tall person fills more of it than a small one. */
const FEET_AT = 0.95;
const fillOf = (heightCm: number) =>
  Math.min(0.905, Math.max(0.77, 0.855 + (heightCm - 160) * 0.0021));

/** In a portrait the crown lies this far down, and this many decimetres are seen in all. */
const PORTRAIT = { at: 0.17, tall: 5.4 };

/** Stands a scene in its picture; `head` is where the crown lies in the world. */
export function frameFigure(
  scene: Scene,
  shot: Shot,
  heightCm: number,
  head: ArrayLike<number>,
): Frame {
  const { width, height } = shot;
  let ground = Number.POSITIVE_INFINITY;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { mesh } of scene.parts) {
    for (const v of mesh.triangles) {
      ground = Math.min(ground, mesh.positions[v * 3 + 1]);
      left = Math.min(left, mesh.positions[v * 3]);
      right = Math.max(right, mesh.positions[v * 3]);
    }
  }
  const isPortrait = shot.part === "portrait";
  const middle = isPortrait ? head[0] : (left + right) / 2;
  const scale = isPortrait
    ? height / PORTRAIT.tall
    : Math.min(
        (fillOf(heightCm) * height) / (heightCm / 10 + 0.4),
        (0.86 * width) / (right - left),
      );
  const target = [middle, isPortrait ? head[1] : ground + (heightCm / 10) * 0.62, 0] as const;
  const y = isPortrait ? PORTRAIT.at * height : FEET_AT * height - (target[1] - ground) * scale;
  const camera = cameraFor(target, scale, width / 2, y);
  return { ...shot, camera, ground, target, window: windowOf(scene, camera, width, height) };
}

function windowOf({ parts, tresses }: Scene, camera: Camera, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  const hold = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const { mesh } of parts) {
    const projected = project(camera, mesh.positions);
    for (const v of mesh.triangles) hold(projected[v * 3], projected[v * 3 + 1]);
  }
  const hair = tresses ? project(camera, tresses.points) : [];
  for (let i = 0; i < hair.length; i += 3) hold(hair[i], hair[i + 1]);
  const l = Math.max(0, Math.floor(left) - 2);
  const t = Math.max(0, Math.floor(top) - 2);
  return {
    left: l,
    top: t,
    width: Math.min(width, Math.ceil(right) + 2) - l,
    height: Math.min(height, Math.ceil(bottom) + 2) - t,
  };
}

/** The camera of the window alone, in samples. */
export function windowCamera({ camera, window, samples }: Frame): Camera {
  return {
    ...camera,
    scale: camera.scale * samples,
    x: (camera.x - window.left) * samples,
    y: (camera.y - window.top) * samples,
  };
}
