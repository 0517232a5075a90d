import { type Camera, project } from "./camera.ts";
import { drawTresses } from "./draw-tresses.ts";
import type { Part } from "./part.ts";
import { type DepthBuffer, drawTriangles, farToNear, newDepth } from "./raster.ts";
import { newShader, type Studio } from "./shade.ts";
import { readTexel } from "./texture.ts";
import type { Tresses } from "./tresses.ts";

/** A drawn scene: linear light, not yet toned. */
export interface Rendering {
  /** [height, width, 3], multiplied by coverage. */
  colour: Float32Array;
  /** [height, width] coverage 0–1. */
  alpha: Float32Array;
  /** [height, width] greater is nearer (see camera.ts); −Infinity where nothing is. */
  nearness: Float32Array;
  /** [height, width] which part is in front, plus one, or TRESSES; 0 where nothing is. */
  part: Uint8Array;
  width: number;
  height: number;
}

/** Stands for the strands in a rendering's `part`. */
export const TRESSES = 255;

/** What is drawn: surfaces, and hair. */
export interface Scene {
  parts: readonly Part[];
  tresses: Tresses | null;
}

/** Coverages (0–255) from which a cut-out is there, a blend is drawn, and a blend hides. */
const CUTOUT = 100;
const FAINT = 20;
const SOLID = 190;
/** Pixels shaded between two breaths. */
const CHUNK = 200_000;

/**
 * Draws parts under studio light. Solid parts come first and decide depth; transparent ones are
 * blended over them from far to near, after the strands. `breathe` is awaited often and may throw to
 * stop.
 */
export async function render(
  { parts, tresses }: Scene,
  camera: Camera,
  studio: Studio,
  size: { width: number; height: number },
  breathe: () => Promise<void>,
): Promise<Rendering> {
  const { width, height } = size;
  const pixels = width * height;
  const buffer = newDepth(width, height);
  const front = new Uint8Array(pixels);
  const triangle = new Uint32Array(pixels);
  const shares = new Float32Array(pixels * 2);
  const projected = parts.map(({ mesh }) => project(camera, mesh.positions));
  for (const [p, part] of parts.entries()) {
    if (part.material.transparent) continue;
    drawSolid(buffer, part, projected[p], (pixel, t, a, b) => {
      front[pixel] = p + 1;
      triangle[pixel] = t;
      shares[pixel * 2] = a;
      shares[pixel * 2 + 1] = b;
    });
    await breathe();
  }
  const colour = new Float32Array(pixels * 3);
  const alpha = new Float32Array(pixels);
  const shaders = parts.map((part, p) => newShader(part, studio, p, projected[p]));
  const light = new Float32Array(4);
  for (let from = 0; from < pixels; from += CHUNK) {
    for (let i = from; i < Math.min(pixels, from + CHUNK); i++) {
      const p = front[i];
      if (p === 0) continue;
      shaders[p - 1](triangle[i], shares[i * 2], shares[i * 2 + 1], light);
      for (let c = 0; c < 3; c++) colour[i * 3 + c] = light[c];
      alpha[i] = 1;
    }
    await breathe();
  }
  if (tresses) {
    const target = { buffer, colour, alpha, front, mark: TRESSES };
    await drawTresses(tresses, camera, studio, target, breathe);
  }
  for (const [p, part] of parts.entries()) {
    const { mesh, material } = part;
    if (!material.transparent) continue;
    const order = farToNear(projected[p], mesh.triangles);
    drawTriangles(buffer, projected[p], mesh.triangles, { cull: false, order }, (i, t, a, b) => {
      shaders[p](t, a, b, light);
      const cover = light[3];
      if (cover * 255 < FAINT) return false;
      lay(colour, alpha, i, light);
      if (cover > 0.5) front[i] = p + 1;
      return cover * 255 > SOLID;
    });
    await breathe();
  }
  return {
    colour,
    alpha,
    nearness: buffer.nearness,
    part: front,
    width,
    height,
  };
}

/** Lays light of a coverage (its fourth number) over a pixel. */
function lay(colour: Float32Array, alpha: Float32Array, i: number, light: Float32Array): void {
  const cover = light[3];
  for (let c = 0; c < 3; c++) {
    colour[i * 3 + c] = colour[i * 3 + c] * (1 - cover) + light[c] * cover;
  }
  alpha[i] = alpha[i] + cover * (1 - alpha[i]);
}

function drawSolid(
  buffer: DepthBuffer,
  { mesh, material }: Part,
  projected: Float32Array,
  keep: (pixel: number, triangle: number, a: number, b: number) => void,
): void {
  const { corners, uvs, triangles } = mesh;
  const cutout = material.cutout ? material.texture : null;
  const texel = new Float32Array(4);
  drawTriangles(buffer, projected, triangles, { cull: false }, (pixel, t, a, b, c) => {
    if (cutout) {
      const [i, j, k] = [corners[t * 3] * 2, corners[t * 3 + 1] * 2, corners[t * 3 + 2] * 2];
      readTexel(
        cutout,
        a * uvs[i] + b * uvs[j] + c * uvs[k],
        a * uvs[i + 1] + b * uvs[j + 1] + c * uvs[k + 1],
        texel,
      );
      if (texel[3] < CUTOUT) return false;
    }
    keep(pixel, t, a, b);
    return true;
  });
}
