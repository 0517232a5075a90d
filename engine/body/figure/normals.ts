import type { Mesh } from "./model-json.ts";

/** Unit normals of vertices, [vertices, 3]: the mean of their triangles, larger ones more. */
export function vertexNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] * 3;
    const b = triangles[t + 1] * 3;
    const c = triangles[t + 2] * 3;
    const ux = positions[b] - positions[a];
    const uy = positions[b + 1] - positions[a + 1];
    const uz = positions[b + 2] - positions[a + 2];
    const vx = positions[c] - positions[a];
    const vy = positions[c + 1] - positions[a + 1];
    const vz = positions[c + 2] - positions[a + 2];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    for (const i of [a, b, c]) {
      normals[i] += x;
      normals[i + 1] += y;
      normals[i + 2] += z;
    }
  }
  return normalised(normals);
}

/** The direction in which v grows at each vertex, [vertices, 3], of length 1 (0 where flat in uv). */
export function vertexTangents(mesh: Mesh): Float32Array {
  const { positions, triangles, corners, uvs } = mesh;
  const tangents = new Float32Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] * 3, triangles[t + 1] * 3, triangles[t + 2] * 3];
    const [p, q, r] = [corners[t] * 2, corners[t + 1] * 2, corners[t + 2] * 2];
    const u1 = uvs[q] - uvs[p];
    const v1 = uvs[q + 1] - uvs[p + 1];
    const u2 = uvs[r] - uvs[p];
    const v2 = uvs[r + 1] - uvs[p + 1];
    const area = u1 * v2 - u2 * v1;
    if (Math.abs(area) < 1e-12) continue;
    const along = [0, 1, 2].map(
      (k) =>
        (u1 * (positions[c + k] - positions[a + k]) - u2 * (positions[b + k] - positions[a + k])) /
        area,
    );
    const length = Math.hypot(...along) || 1;
    for (const corner of [a, b, c]) {
      for (let k = 0; k < 3; k++) tangents[corner + k] += along[k] / length;
    }
  }
  return normalised(tangents);
}

function normalised(vectors: Float32Array): Float32Array {
  for (let i = 0; i < vectors.length; i += 3) {
    const length = Math.hypot(vectors[i], vectors[i + 1], vectors[i + 2]) || 1;
    for (let k = 0; k < 3; k++) vectors[i + k] /= length;
  }
  return vectors;
}
