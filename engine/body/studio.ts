import { type Camera, viewOf } from "./figure/camera.ts";
import { type Ball, lit, openness, type ShadowMap, shadowMap, spread } from "./figure/light.ts";
import { unit, type Vector } from "./figure/matrix.ts";
import type { Part } from "./figure/part.ts";
import type { Light, Studio } from "./figure/shade.ts";

/** Where the studio's lights stand: a large key on the viewer's left, a fill, two from behind. */
const KEY: Light = { towards: unit([-0.55, 0.62, 0.8]), colour: [1.26, 1.19, 1.11] };
const FILLS: readonly Light[] = [
  { towards: unit([0.85, 0.2, 0.6]), colour: [0.2, 0.21, 0.225] },
  { towards: unit([0.75, 0.5, -0.75]), colour: [0.42, 0.43, 0.46] },
  { towards: unit([-0.8, 0.4, -0.7]), colour: [0.3, 0.31, 0.33] },
];
const SKY: Vector = [0.36, 0.365, 0.38];
const GROUND: Vector = [0.25, 0.238, 0.226];

/** Points over the key's face, as offsets of its direction: their shadows' mean has a soft edge. */
const FACE: readonly (readonly [number, number])[] = Array.from({ length: 18 }, (_, i) => {
  const away = 0.24 * Math.sqrt((i + 0.5) / 18);
  return [away * Math.cos(i * 2.4), away * Math.sin(i * 2.4)] as const;
});
const SKY_DIRECTIONS = 60;

export interface LitScene {
  studio: Studio;
  /** The sky's maps, for what else stands under it (the floor). */
  skyMaps: readonly ShadowMap[];
}

/** Hangs the lights round the parts and works out who shades whom. */
export async function lightScene(
  parts: readonly Part[],
  ball: Ball,
  breathe: () => Promise<void>,
): Promise<LitScene> {
  const skyMaps: ShadowMap[] = [];
  for (const direction of spread(SKY_DIRECTIONS)) {
    skyMaps.push(shadowMap(parts, ball, direction, 320, ball.radius * 0.014));
    await breathe();
  }
  const keyShadows: ShadowMap[] = [];
  for (const [right, up] of FACE) {
    const [x, y, z] = KEY.towards;
    keyShadows.push(shadowMap(parts, ball, unit([x + right, y + up, z]), 512, 0.09));
    await breathe();
  }
  const studio: Studio = {
    key: KEY,
    keyShadows,
    fills: FILLS,
    sky: SKY,
    ground: GROUND,
    openness: openness(parts, skyMaps),
    viewer: [0, 0, 1],
  };
  await breathe();
  return { studio, skyMaps };
}

/**
 * How much of the light reaches a place on the floor, 0–1: all the sky, the part round the key most,
 * so that the figure's shadow falls softly behind it.
 */
export function floorLight({ studio, skyMaps }: LitScene, x: number, y: number, z: number): number {
  let light = 0;
  let sum = 0;
  for (const map of skyMaps) {
    const [tx, up, tz] = map.towards;
    if (up <= 0.05) continue;
    const [kx, ky, kz] = studio.key.towards;
    const towardsKey = Math.max(0, tx * kx + up * ky + tz * kz);
    const weight = up * (0.5 + 1.5 * towardsKey ** 3);
    light += weight * lit(map, x, y, z);
    sum += weight;
  }
  return light / sum;
}

/** A camera at chest height, level, some four and a half metres away. */
export const DISTANCE = 46;
export const cameraFor = (target: Vector, scale: number, x: number, y: number): Camera => ({
  view: viewOf({ target }),
  distance: DISTANCE,
  scale,
  x,
  y,
});
