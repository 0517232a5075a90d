import { expect, it } from "vitest";
import type { Mesh } from "./model-json.ts";
import { subdivided } from "./subdivide.ts";

/** A flat square of two triangles. */
const SQUARE: Mesh = {
  positions: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
  triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
  corners: Uint32Array.of(0, 1, 2, 0, 2, 3),
  uvs: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
};

/** A ball of eight triangles. */
const OCTAHEDRON: Mesh = {
  positions: Float32Array.of(1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1),
  triangles: Uint32Array.of(
    ...[0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5],
  ),
  corners: new Uint32Array(24),
  uvs: Float32Array.of(0, 0),
};

it("makes four triangles of each, sharing the vertices between them", () => {
  const { mesh } = subdivided(SQUARE);
  expect(mesh.triangles).toHaveLength(SQUARE.triangles.length * 4);
  expect(mesh.positions).toHaveLength((4 + 5) * 3);
});

it("keeps what is flat flat, faces its way and lines straight", () => {
  const { positions, triangles } = subdivided(SQUARE).mesh;
  for (let v = 2; v < positions.length; v += 3) expect(positions[v]).toBe(0);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => triangles[t + k] * 3) as [number, number, number];
    const turn =
      (positions[b] - positions[a]) * (positions[c + 1] - positions[a + 1]) -
      (positions[b + 1] - positions[a + 1]) * (positions[c] - positions[a]);
    expect(turn).toBeGreaterThan(0);
  }
  // The middle of the lower border: its ends' mean, whatever lies above.
  const low = Array.from({ length: positions.length / 3 }, (_, v) => v).filter(
    (v) => positions[v * 3] === 0.5 && positions[v * 3 + 1] === 0,
  );
  expect(low).toHaveLength(1);
});

it("rounds what is angular", () => {
  /** The farthest place over the nearest, of vertices and of the middles of triangles. */
  const unevenness = ({ positions, triangles }: Mesh) => {
    const far: number[] = [];
    for (let t = 0; t < triangles.length; t += 3) {
      const corner = (k: number, c: number) => positions[triangles[t + k] * 3 + c];
      far.push(Math.hypot(...[0, 1, 2].map((c) => corner(0, c))));
      far.push(
        Math.hypot(...[0, 1, 2].map((c) => (corner(0, c) + corner(1, c) + corner(2, c)) / 3)),
      );
    }
    return Math.max(...far) / Math.min(...far);
  };
  expect(unevenness(OCTAHEDRON)).toBeCloseTo(Math.sqrt(3), 5);
  expect(unevenness(subdivided(subdivided(OCTAHEDRON).mesh).mesh)).toBeLessThan(1.3);
});

it("carries other numbers along: a share as the mean of two", () => {
  const { carry } = subdivided(SQUARE);
  const shares = carry(Float32Array.of(0, 1, 1, 0), 1, "mean");
  expect([...shares.subarray(0, 4)]).toEqual([0, 1, 1, 0]);
  expect([...shares.subarray(4)].toSorted()).toEqual([0, 0.5, 0.5, 0.5, 1]);
});
