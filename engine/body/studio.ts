import {
  type Ball,
  ballAround,
  lit,
  openness,
  type ShadowMap,
  shadowMap,
  spread,
} from "./figure/light.ts";
import { unit, type Vector } from "./figure/matrix.ts";
import type { Scene } from "./figure/render.ts";
import type { Light, Studio } from "./figure/shade.ts";
import { thinned } from "./figure/tresses.ts";
import type { Frame } from "./frame.ts";

/** Where the studio's lights stand: a large key on the viewer's left, a fill, two from behind. */
const KEY: Light = { towards: unit([-0.6, 0.6, 0.8]), colour: [1.52, 1.44, 1.35] };
const FILLS: readonly Light[] = [
  { towards: unit([0.85, 0.2, 0.6]), colour: [0.22, 0.23, 0.245] },
  { towards: unit([0.75, 0.5, -0.75]), colour: [0.55, 0.56, 0.6] },
  { towards: unit([-0.8, 0.4, -0.7]), colour: [0.42, 0.43, 0.46] },
];
const SKY: Vector = [0.35, 0.355, 0.368];
const GROUND: Vector = [0.2, 0.19, 0.18];

/** Points over the key's face, as offsets of its direction: their shadows' mean has a soft edge. */
const FACE: readonly (readonly [number, number])[] = Array.from({ length: 18 }, (_, i) => {
  const away = 0.24 * Math.sqrt((i + 0.5) / 18);
  return [away * Math.cos(i * 2.4), away * Math.sin(i * 2.4)] as const;
});
const SKY_DIRECTIONS = 60;
/** How much of the hair casts shadows: a texel of a map is as wide as several strands. */
const SKY_HAIR = { strands: 13, steps: 5 };
const KEY_HAIR = { strands: 4, steps: 3 };

/** Half of what is lit in a portrait, in decimetres. */
const PORTRAIT_RADIUS = 5;

/** What the maps of light have to hold: all, or what a portrait shows. */
export function ballOf(scene: Scene, { part, target }: Frame): Ball {
  return part === "figure" ? ballAround(scene) : { middle: target, radius: PORTRAIT_RADIUS };
}

/** Hangs the lights round the parts and works out who shades whom; `fine` as in a shot. */
export async function lightScene(
  { parts, tresses }: Scene,
  ball: Ball,
  fine: number,
  breathe: () => Promise<void>,
): Promise<Studio> {
  const overSky = tresses && thinned(tresses, SKY_HAIR.strands, SKY_HAIR.steps);
  const underKey = tresses && thinned(tresses, KEY_HAIR.strands, KEY_HAIR.steps);
  const skyMaps: ShadowMap[] = [];
  for (const direction of spread(SKY_DIRECTIONS)) {
    skyMaps.push(
      shadowMap(parts, ball, direction, 320 * fine, (ball.radius * 0.014) / fine, overSky),
    );
    await breathe();
  }
  const keyShadows: ShadowMap[] = [];
  for (const [right, up] of FACE) {
    const [x, y, z] = KEY.towards;
    const towards = unit([x + right, y + up, z]);
    const bias = (ball.radius * 0.0095) / fine;
    keyShadows.push(shadowMap(parts, ball, towards, 512 * fine, bias, underKey));
    await breathe();
  }
  const studio: Studio = {
    key: KEY,
    keyShadows,
    skyMaps,
    fills: FILLS,
    sky: SKY,
    ground: GROUND,
    openness: openness(parts, skyMaps),
    viewer: [0, 0, 1],
  };
  await breathe();
  return studio;
}

/** The floor also gives light to itself, less where it lies in shade. */
const DEEPER = 1.35;

/**
 * How much of the light reaches a place on the floor, 0–1: all the sky, the part round the key most,
 * so that the figure's shadow falls softly behind it.
 */
export function floorLight(studio: Studio, x: number, y: number, z: number): number {
  let light = 0;
  let sum = 0;
  for (const map of studio.skyMaps) {
    const [tx, up, tz] = map.towards;
    if (up <= 0.05) continue;
    const [kx, ky, kz] = studio.key.towards;
    const towardsKey = Math.max(0, tx * kx + up * ky + tz * kz);
    const weight = up * (0.4 + 2.6 * towardsKey ** 3);
    light += weight * lit(map, x, y, z);
    sum += weight;
  }
  return (light / sum) ** DEEPER;
}
