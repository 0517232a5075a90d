import type { Point } from "../image/raster.ts";

/**
 * The turn, scaling and shift that lays some points of one list best onto those of another
 * (least squares, Umeyama 1991 in the plane).
 */
export function onto(
  from: readonly Point[],
  to: readonly Point[],
  chosen: readonly number[],
): (point: Point) => Point {
  const mean = (points: readonly Point[], axis: "x" | "y") =>
    chosen.reduce((sum, i) => sum + points[i][axis], 0) / chosen.length;
  const [fx, fy, tx, ty] = [mean(from, "x"), mean(from, "y"), mean(to, "x"), mean(to, "y")];
  let along = 0;
  let across = 0;
  let size = 0;
  for (const i of chosen) {
    const ax = from[i].x - fx;
    const ay = from[i].y - fy;
    const bx = to[i].x - tx;
    const by = to[i].y - ty;
    along += ax * bx + ay * by;
    across += ax * by - ay * bx;
    size += ax * ax + ay * ay;
  }
  const cos = along / size;
  const sin = across / size;
  return ({ x, y }) => ({
    x: tx + cos * (x - fx) - sin * (y - fy),
    y: ty + sin * (x - fx) + cos * (y - fy),
  });
}
