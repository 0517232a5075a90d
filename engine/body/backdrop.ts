import { blur } from "../image/blur.ts";
import { mix, smoothstep } from "../image/raster.ts";
import type { Studio } from "./figure/shade.ts";
import { DISTANCE, type Frame } from "./frame.ts";
import { floorLight } from "./studio.ts";

/** The seamless paper, linear; hardly warm. */
const PAPER = [0.735, 0.725, 0.71] as const;
/** Behind the figure the paper rises from the floor to the wall, in decimetres. */
const COVE = { from: 7, to: 22 };
/** Light is worked out on every n-th pixel and read smoothly between. */
const STEP = 4;

/**
 * The paper behind and under the figure: [height, width] brightness and its share of floor. Its
 * shadow is the studio's own: what of the key and of the sky the figure leaves to the floor.
 */
export async function paperLight(
  { width, height, camera, ground, target }: Frame,
  studio: Studio,
  breathe: () => Promise<void>,
): Promise<(x: number, y: number) => number> {
  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    if (j % 24 === 0) await breathe();
    for (let i = 0; i < columns; i++) {
      const x = i * STEP;
      const y = j * STEP;
      const glow = wallGlow(x / width, y / height, width / height);
      const drop = y - camera.y;
      const depth =
        drop > 0
          ? (DISTANCE * (target[1] - ground) * camera.scale) / drop
          : Number.POSITIVE_INFINITY;
      const behind = depth - DISTANCE;
      let light = glow;
      if (behind < COVE.to) {
        const side = target[0] + ((x - camera.x) / camera.scale) * (depth / DISTANCE);
        const floor = floorLight(studio, side, ground + 0.02, -behind);
        light = glow * mix(floor, 1, smoothstep(COVE.from, COVE.to, behind));
      }
      grid[j * columns + i] = light;
    }
  }
  // There are few sky maps: away from the feet the edges of their shadows are smoothed out.
  const near = blur({ data: grid, width: columns, height: rows }, 1, 2);
  const wide = blur(near, 7, 3).data;
  const smooth = near.data.map((light, i) => mix(wide[i], light, smoothstep(0.72, 0.4, light)));
  return (x, y) => {
    const u = x / STEP;
    const v = y / STEP;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const at = j * columns + i;
    return mix(
      mix(smooth[at], smooth[at + 1], u - i),
      mix(smooth[at + columns], smooth[at + columns + 1], u - i),
      v - j,
    );
  };
}

/** Paper is brightest behind the chest and falls off towards the corners. */
function wallGlow(u: number, v: number, aspect: number): number {
  const across = (u - 0.5) * Math.min(1.4, aspect);
  const down = v - 0.42;
  return 1.04 - 0.3 * (across * across + 0.55 * down * down);
}

export const paperColour = (light: number, channel: number) => PAPER[channel] * light;
