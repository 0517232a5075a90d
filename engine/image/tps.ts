import type { Point } from "./raster.ts";

const kernel = (squared: number) => (squared < 1e-9 ? 0 : squared * Math.log(squared));

/**
 * Thin-plate spline through pairs of points (Bookstein 1989): a smooth map that takes every `from`
 * to its `to`. With `stiffness` > 0 the map is smoother and meets the points only nearly; 0 is
 * exact.
 */
export function thinPlateSpline(
  from: readonly Point[],
  to: readonly Point[],
  stiffness = 0,
): (x: number, y: number) => Point {
  const n = from.length;
  const size = n + 3;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 2));
  for (let i = 0; i < n; i++) {
    const a = from[i];
    const row = rows[i];
    for (let j = 0; j < n; j++) {
      const b = from[j];
      row[j] = kernel((a.x - b.x) ** 2 + (a.y - b.y) ** 2) + (i === j ? stiffness : 0);
    }
    row[n] = 1;
    row[n + 1] = a.x;
    row[n + 2] = a.y;
    rows[n][i] = 1;
    rows[n + 1][i] = a.x;
    rows[n + 2][i] = a.y;
    row[size] = to[i].x;
    row[size + 1] = to[i].y;
  }
  eliminate(rows, size);
  const wx = rows.map((row) => row[size]);
  const wy = rows.map((row) => row[size + 1]);
  return (x, y) => {
    let u = wx[n] + wx[n + 1] * x + wx[n + 2] * y;
    let v = wy[n] + wy[n + 1] * x + wy[n + 2] * y;
    for (let i = 0; i < n; i++) {
      const weight = kernel((x - from[i].x) ** 2 + (y - from[i].y) ** 2);
      u += wx[i] * weight;
      v += wy[i] * weight;
    }
    return { x: u, y: v };
  };
}

/**
 * Gauss–Jordan elimination with partial pivoting, in place; the last two columns are the solutions.
 */
function eliminate(rows: Float64Array[], size: number): void {
  for (let c = 0; c < size; c++) {
    let pivot = c;
    for (let r = c + 1; r < size; r++) {
      if (Math.abs(rows[r][c]) > Math.abs(rows[pivot][c])) pivot = r;
    }
    [rows[c], rows[pivot]] = [rows[pivot], rows[c]];
    const lead = rows[c];
    const scale = 1 / (lead[c] || 1e-12);
    for (let k = c; k < size + 2; k++) lead[k] *= scale;
    for (let r = 0; r < size; r++) {
      const factor = rows[r][c];
      if (r === c || factor === 0) continue;
      for (let k = c; k < size + 2; k++) rows[r][k] -= factor * lead[k];
    }
  }
}
