import { type Camera, project, viewOf } from "./camera.ts";
import type { Vector } from "./matrix.ts";
import type { Part } from "./part.ts";
import { type DepthBuffer, drawTriangles, newDepth } from "./raster.ts";
import { readTexel } from "./texture.ts";
import { drawLine, eachTress, type Shades, type Tresses } from "./tresses.ts";

/** Each strand that casts stands for several: its shadow is this wide, in decimetres. */
const CASTS = 0.045;

/** What a far light sees: anything deeper than its map is in shade. */
export interface ShadowMap {
  towards: Vector;
  camera: Camera;
  depth: DepthBuffer;
  /** How much nearer a blocker must be, in decimetres. */
  bias: number;
}

/** A ball around all that is drawn: middle and radius in decimetres. */
export interface Ball {
  middle: Vector;
  radius: number;
}

export function ballAround({
  parts,
  tresses,
}: {
  parts: readonly Part[];
  tresses: Tresses | null;
}): Ball {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const hold = (positions: Float32Array, v: number) => {
    for (let c = 0; c < 3; c++) {
      low[c] = Math.min(low[c], positions[v * 3 + c]);
      high[c] = Math.max(high[c], positions[v * 3 + c]);
    }
  };
  for (const { mesh } of parts) for (const v of mesh.triangles) hold(mesh.positions, v);
  if (tresses) for (let v = 0; v * 3 < tresses.points.length; v++) hold(tresses.points, v);
  return {
    middle: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    radius: Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2,
  };
}

/** The map of a light that comes from `towards` (unit, from the scene to the light). */
export function shadowMap(
  parts: readonly Part[],
  { middle, radius }: Ball,
  towards: Vector,
  side: number,
  bias: number,
  hair: Shades | null = null,
): ShadowMap {
  const camera: Camera = {
    view: viewOf({
      target: middle,
      yaw: -Math.atan2(towards[0], towards[2]),
      pitch: Math.asin(towards[1]),
    }),
    distance: Number.POSITIVE_INFINITY,
    scale: side / 2 / radius,
    x: side / 2,
    y: side / 2,
  };
  const depth = newDepth(side, side);
  const texel = new Float32Array(4);
  for (const { mesh: fine, coarse, material } of parts) {
    const mesh = coarse ?? fine;
    const projected = project(camera, mesh.positions);
    const cutout = material.transparent ? material.texture : null;
    const { corners, uvs } = mesh;
    drawTriangles(depth, projected, mesh.triangles, { cull: false }, (_, t, a, b, c) => {
      if (!cutout) return true;
      const [i, j, k] = [corners[t * 3] * 2, corners[t * 3 + 1] * 2, corners[t * 3 + 2] * 2];
      readTexel(
        cutout,
        a * uvs[i] + b * uvs[j] + c * uvs[k],
        a * uvs[i + 1] + b * uvs[j + 1] + c * uvs[k + 1],
        texel,
      );
      return texel[3] > 128;
    });
  }
  if (hair) castHair(hair, camera, depth);
  return { towards, camera, depth, bias };
}

function castHair(hair: Shades, camera: Camera, depth: DepthBuffer): void {
  const projected = project(camera, hair.points);
  const wide = Math.max(1, Math.round(CASTS * camera.scale));
  eachTress(hair, (_, from, to) => {
    for (let p = from; p + 1 < to; p++) {
      drawLine(projected, p, p + 1, wide, depth, (pixel, __, near) => {
        if (near > depth.nearness[pixel]) depth.nearness[pixel] = near;
      });
    }
  });
}

/** 1 in the light, 0 in the shade, smooth over one texel of the map. */
export function lit({ camera, depth, bias }: ShadowMap, x: number, y: number, z: number): number {
  const { view, scale } = camera;
  const u = camera.x + (view[0] * x + view[1] * y + view[2] * z + view[3]) * scale - 0.5;
  const v = camera.y - (view[4] * x + view[5] * y + view[6] * z + view[7]) * scale - 0.5;
  const near = view[8] * x + view[9] * y + view[10] * z + view[11] + bias;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i + 1 >= depth.width || j + 1 >= depth.height) return 1;
  const at = j * depth.width + i;
  const { nearness } = depth;
  const s = u - i;
  const t = v - j;
  return (
    (near >= nearness[at] ? (1 - s) * (1 - t) : 0) +
    (near >= nearness[at + 1] ? s * (1 - t) : 0) +
    (near >= nearness[at + depth.width] ? (1 - s) * t : 0) +
    (near >= nearness[at + depth.width + 1] ? s * t : 0)
  );
}

/** Directions spread evenly over a ball (spherical Fibonacci lattice). */
export const spread = (count: number): Vector[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * i + 1) / count;
    const angle = i * Math.PI * (3 - Math.sqrt(5));
    const ring = Math.sqrt(1 - y * y);
    return [Math.cos(angle) * ring, y, Math.sin(angle) * ring];
  });

/**
 * How open each vertex of each part lies to an even sky all around, 0–1: the share of directions
 * (weighted by the cosine to the normal) in which nothing stands in the way.
 */
export function openness(parts: readonly Part[], sky: readonly ShadowMap[]): Float32Array[] {
  return parts.map(({ mesh: { positions, triangles }, normals }) => {
    const open = new Float32Array(positions.length / 3);
    const isUsed = new Uint8Array(open.length);
    for (const v of triangles) isUsed[v] = 1;
    for (let v = 0; v < open.length; v++) {
      if (isUsed[v] === 0) continue;
      const i = v * 3;
      let sum = 0;
      for (const map of sky) {
        const { towards } = map;
        const cosine =
          normals[i] * towards[0] + normals[i + 1] * towards[1] + normals[i + 2] * towards[2];
        if (cosine <= 0.02) continue;
        sum += cosine;
        open[v] += cosine * lit(map, positions[i], positions[i + 1], positions[i + 2]);
      }
      open[v] /= sum || 1;
    }
    return open;
  });
}
