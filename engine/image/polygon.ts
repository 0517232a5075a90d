import { insidePolygon, type Plane } from "./raster.ts";

/** Fills a polygon in `plane`, in place; `line` are its corners as x, y pairs in pixels. */
export function paintPolygon(
  plane: Plane,
  line: readonly (readonly [number, number])[],
  value: number,
): void {
  const polygon = line.map(([x, y]) => ({ x, y }));
  const xs = polygon.map((p) => p.x);
  const ys = polygon.map((p) => p.y);
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(plane.width - 1, Math.ceil(Math.max(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(plane.height - 1, Math.ceil(Math.max(...ys)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (insidePolygon(x, y, polygon)) plane.data[y * plane.width + x] = value;
    }
  }
}
