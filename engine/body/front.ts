import { type Camera, project, viewOf } from "./figure/camera.ts";
import type { Part } from "./figure/part.ts";
import { drawTriangles, newDepth } from "./figure/raster.ts";

/** Cells a decimetre. */
const FINE = 16;

/** How far to the front the parts reach at x, y (decimetres) inside a box; −Infinity beside them. */
export function frontOf(
  parts: readonly Part[],
  box: { left: number; right: number; top: number; bottom: number },
): (x: number, y: number) => number {
  const depth = newDepth(
    Math.ceil((box.right - box.left) * FINE),
    Math.ceil((box.top - box.bottom) * FINE),
  );
  const camera: Camera = {
    view: viewOf({ target: [box.left, box.top, 0] }),
    distance: Number.POSITIVE_INFINITY,
    scale: FINE,
    x: 0,
    y: 0,
  };
  for (const { mesh } of parts) {
    const projected = project(camera, mesh.positions);
    drawTriangles(depth, projected, mesh.triangles, { cull: false }, () => true);
  }
  return (x, y) => {
    const i = Math.floor((x - box.left) * FINE);
    const j = Math.floor((box.top - y) * FINE);
    if (i < 0 || j < 0 || i >= depth.width || j >= depth.height) return Number.NEGATIVE_INFINITY;
    return depth.nearness[j * depth.width + i];
  };
}
