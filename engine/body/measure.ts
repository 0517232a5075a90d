import type { Mesh } from "./figure/model-json.ts";

/** Litres a closed mesh encloses (divergence theorem); a decimetre cubed is a litre. */
export function litres(positions: Float32Array, triangles: Uint32Array): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] * 3;
    const b = triangles[t + 1] * 3;
    const c = triangles[t + 2] * 3;
    const [bx, by, bz] = [positions[b], positions[b + 1], positions[b + 2]];
    const [cx, cy, cz] = [positions[c], positions[c + 1], positions[c + 2]];
    sum +=
      positions[a] * (by * cz - bz * cy) +
      positions[a + 1] * (bz * cx - bx * cz) +
      positions[a + 2] * (bx * cy - by * cx);
  }
  return Math.abs(sum) / 6;
}

/** Decimetres from the lowest to the highest vertex of the triangles. */
export function heightOf(positions: Float32Array, { triangles }: Pick<Mesh, "triangles">): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const v of triangles) {
    const y = positions[v * 3 + 1];
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return high - low;
}
