import { noiseAt } from "../../image/noise.ts";
import { type Camera, project } from "./camera.ts";
import type { DepthBuffer } from "./raster.ts";
import type { Studio } from "./shade.ts";
import { newTressShader } from "./shade-tress.ts";
import { drawLine, eachTress, type Tresses } from "./tresses.ts";

/** A strand becomes this much thinner from `THINS_FROM` of its length to the tip. */
const THINNER = 0.55;
const THINS_FROM = 0.55;
/** Share of a tip's pixels that show what is behind it. */
const FRAYED = 0.55;
/** Points lit between two breaths. */
const CHUNK = 60_000;

/** Where strands are drawn into: linear light, coverage, and which part is in front. */
export interface TressTarget {
  buffer: DepthBuffer;
  colour: Float32Array;
  alpha: Float32Array;
  front: Uint8Array;
  /** The number that stands for the strands in `front`. */
  mark: number;
}

/** Draws strands among what stands in the depth buffer; only points that are seen are lit. */
export async function drawTresses(
  tresses: Tresses,
  camera: Camera,
  studio: Studio,
  { buffer, colour, alpha, front, mark }: TressTarget,
  breathe: () => Promise<void>,
): Promise<void> {
  const { looks, points } = tresses;
  const projected = project(camera, points);
  const usual = Math.max(1, tresses.width * camera.scale);
  const seen = new Int32Array(buffer.nearness.length).fill(-1);
  const shares = new Float32Array(buffer.nearness.length);
  eachTress(tresses, (s, from, to) => {
    for (let p = from; p + 1 < to; p++) {
      const along = (p - from) / (to - from);
      const tip = Math.max(0, (along - THINS_FROM) / (1 - THINS_FROM));
      const wide = usual * looks[s].width * (1 - THINNER * tip);
      drawLine(projected, p, p + 1, wide, buffer, (pixel, share, near) => {
        if (near <= buffer.nearness[pixel] || noiseAt(s, pixel) < FRAYED * tip) return;
        buffer.nearness[pixel] = near;
        seen[pixel] = p;
        shares[pixel] = share;
      });
    }
  });
  await breathe();
  const shade = newTressShader(tresses, studio);
  const lights = new Float32Array(points.length).fill(-1);
  let lit = 0;
  const lightOf = (p: number) => {
    if (lights[p * 3] < 0) {
      shade(p, lights);
      lit++;
    }
  };
  for (let pixel = 0; pixel < seen.length; pixel++) {
    const p = seen[pixel];
    if (p < 0) continue;
    lightOf(p);
    lightOf(p + 1);
    const share = shares[pixel];
    for (let c = 0; c < 3; c++) {
      colour[pixel * 3 + c] = lights[p * 3 + c] * (1 - share) + lights[p * 3 + 3 + c] * share;
    }
    alpha[pixel] = 1;
    front[pixel] = mark;
    if (lit > CHUNK) {
      lit = 0;
      await breathe();
    }
  }
}
