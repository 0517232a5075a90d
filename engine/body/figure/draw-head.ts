import { type Camera, viewOf } from "./camera.ts";
import type { Head } from "./head.ts";
import { ballAround, openness, shadowMap, spread } from "./light.ts";
import { type Matrix, unit, type Vector } from "./matrix.ts";
import type { Part } from "./part.ts";
import { type Rendering, render } from "./render.ts";
import type { Light, Studio } from "./shade.ts";

/** Light round a head, in the picture's directions: x to its right, y up, z to the viewer. */
export interface HeadLight {
  key: Light;
  sky: Vector;
  ground: Vector;
}

/** How a head is turned and drawn. Angles in radians. */
export interface HeadView {
  /** To the picture's right when positive. */
  yaw: number;
  /** Down when positive. */
  pitch: number;
  /** Clockwise in the picture when positive. */
  roll: number;
  /** Side of the square drawn, in pixels: EXTENT decimetres, the head's upper joint at MIDDLE_AT. */
  side: number;
  light?: HeadLight;
}

/** What is drawn of a head. */
export interface HeadPicture {
  /** All of it, for finding the face mesh: linear colour, coverage, nearness, part. */
  whole: Rendering;
  /** The hair by itself as far as the head does not hide it: colour times coverage, coverage. */
  hair: { colour: Float32Array; alpha: Float32Array } | null;
  camera: Camera;
}

export const EXTENT = 6.4;
export const MIDDLE_AT = 0.36;
const DISTANCE = 30;
const SKY_DIRECTIONS = 40;
const SOFT_LIGHT: HeadLight = {
  key: { towards: unit([-0.4, 0.5, 0.8]), colour: [1.1, 1.06, 1] },
  sky: [0.4, 0.4, 0.41],
  ground: [0.3, 0.29, 0.28],
};

/** Draws a head as a turned camera sees it. `breathe` is awaited often and may throw to stop. */
export async function drawHead(
  { skin, hair, middle }: Head,
  { side, yaw, pitch, roll, light = SOFT_LIGHT }: HeadView,
  breathe: () => Promise<void>,
): Promise<HeadPicture> {
  const parts = hair ? [...skin, hair] : skin;
  const camera: Camera = {
    view: viewOf({ target: middle, yaw, pitch, roll }),
    distance: DISTANCE,
    scale: side / EXTENT,
    x: side / 2,
    y: side * MIDDLE_AT,
  };
  const studio = await lightsRound(parts, camera.view, light, breathe);
  const size = { width: side, height: side };
  const whole = await render(parts, camera, studio, size, breathe, hair);
  return { whole, hair: whole.alone, camera };
}

async function lightsRound(
  parts: readonly Part[],
  view: Matrix,
  { key, sky, ground }: HeadLight,
  breathe: () => Promise<void>,
): Promise<Studio> {
  const ball = ballAround(parts);
  const skyMaps = [];
  for (const direction of spread(SKY_DIRECTIONS)) {
    skyMaps.push(shadowMap(parts, ball, direction, 256, ball.radius * 0.014));
    await breathe();
  }
  const towards = turnedBack(view, key.towards);
  return {
    key: { towards, colour: key.colour },
    keyShadows: [shadowMap(parts, ball, towards, 768, 0.06)],
    fills: [],
    sky,
    ground,
    openness: openness(parts, skyMaps),
    viewer: turnedBack(view, [0, 0, 1]),
  };
}

/** A direction in the picture as one in the world: the view's rotation undone. */
const turnedBack = (view: Matrix, [x, y, z]: Vector): Vector => [
  view[0] * x + view[4] * y + view[8] * z,
  view[1] * x + view[5] * y + view[9] * z,
  view[2] * x + view[6] * y + view[10] * z,
];
