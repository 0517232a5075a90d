import type { Mesh } from "./model-json.ts";

/** A mesh with four triangles for each, and the way there for other numbers of its vertices. */
export interface Finer {
  mesh: Mesh;
  /** Smooth values (a place) or mere means of two (a share, a weight) at the finer vertices. */
  carry(values: Float32Array, stride: number, way: "smooth" | "mean"): Float32Array;
}

/** Edges by their ends: the two ends, and the one or two corners opposite. */
interface Edges {
  ends: number[];
  opposite: number[];
  /** [triangles, 3] the edge from each corner to the next. */
  of: Uint32Array;
}

/**
 * One step of Loop's subdivision (Loop 1987, with Warren's weights): every triangle becomes four and
 * the surface smoother; borders stay lines of their own. Vertices no triangle uses stay where they
 * are.
 */
export function subdivided(mesh: Mesh): Finer {
  const { triangles, corners, uvs, positions } = mesh;
  const count = positions.length / 3;
  const edges = edgesOf(triangles);
  const rings = ringsOf(edges, count);
  const fineTriangles = new Uint32Array(triangles.length * 4);
  const fineCorners = new Uint32Array(triangles.length * 4);
  const middleUvs = newMiddles(uvs);
  for (let t = 0; t < triangles.length; t += 3) {
    const mids = [0, 1, 2].map((k) => count + edges.of[t + k]);
    const uvMids = [0, 1, 2].map((k) => middleUvs.of(corners[t + k], corners[t + ((k + 1) % 3)]));
    for (let k = 0; k < 3; k++) {
      const before = (k + 2) % 3;
      fineTriangles.set([triangles[t + k], mids[k], mids[before]], t * 4 + k * 3);
      fineCorners.set([corners[t + k], uvMids[k], uvMids[before]], t * 4 + k * 3);
    }
    fineTriangles.set(mids, t * 4 + 9);
    fineCorners.set(uvMids, t * 4 + 9);
  }
  const carry: Finer["carry"] = (values, stride, way) => carried(edges, rings, values, stride, way);
  return {
    mesh: {
      positions: carry(positions, 3, "smooth"),
      triangles: fineTriangles,
      corners: fineCorners,
      uvs: Float32Array.from(middleUvs.all),
    },
    carry,
  };
}

function edgesOf(triangles: Uint32Array): Edges {
  const known = new Map<number, number>();
  const ends: number[] = [];
  const opposite: number[] = [];
  const of = new Uint32Array(triangles.length);
  const size = triangles.reduce((most, v) => Math.max(most, v), 0) + 1;
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [
        triangles[t + k],
        triangles[t + ((k + 1) % 3)],
        triangles[t + ((k + 2) % 3)],
      ];
      const key = Math.min(a, b) * size + Math.max(a, b);
      let edge = known.get(key);
      if (edge === undefined) {
        edge = ends.length / 2;
        known.set(key, edge);
        ends.push(a, b);
        opposite.push(c, c);
      } else opposite[edge * 2 + 1] = c;
      of[t + k] = edge;
    }
  }
  return { ends, opposite, of };
}

const isBorder = ({ opposite }: Edges, edge: number) =>
  opposite[edge * 2] === opposite[edge * 2 + 1];

/** A vertex' neighbours: on a border those along it alone. */
interface Rings {
  neighbours: number[][];
  isBorder: Uint8Array;
}

function ringsOf(edges: Edges, count: number): Rings {
  const all: number[][] = Array.from({ length: count }, () => []);
  const along: number[][] = Array.from({ length: count }, () => []);
  for (let e = 0; e * 2 < edges.ends.length; e++) {
    const [a, b] = [edges.ends[e * 2], edges.ends[e * 2 + 1]];
    const lists = isBorder(edges, e) ? [all, along] : [all];
    for (const list of lists) {
      list[a].push(b);
      list[b].push(a);
    }
  }
  const border = Uint8Array.from(along, (list) => (list.length > 0 ? 1 : 0));
  return { neighbours: all.map((list, v) => (border[v] ? along[v] : list)), isBorder: border };
}

function carried(
  edges: Edges,
  { neighbours, isBorder: border }: Rings,
  values: Float32Array,
  stride: number,
  way: "smooth" | "mean",
): Float32Array {
  const count = neighbours.length;
  const result = new Float32Array((count + edges.ends.length / 2) * stride);
  result.set(values.subarray(0, count * stride));
  for (let v = 0; way === "smooth" && v < count; v++) {
    const ring = neighbours[v];
    if (ring.length < 2) continue;
    // Warren's weights; on a border an eighth of each of the two beside.
    const share = border[v] ? 1 / 8 : ring.length === 3 ? 3 / 16 : 3 / (8 * ring.length);
    for (let c = 0; c < stride; c++) {
      let sum = 0;
      for (const n of ring) sum += values[n * stride + c];
      const own = values[v * stride + c];
      result[v * stride + c] = own * (1 - ring.length * share) + sum * share;
    }
  }
  for (let e = 0; e * 2 < edges.ends.length; e++) {
    const [a, b] = [edges.ends[e * 2] * stride, edges.ends[e * 2 + 1] * stride];
    const [p, q] = [edges.opposite[e * 2] * stride, edges.opposite[e * 2 + 1] * stride];
    const isMean = way === "mean" || p === q;
    for (let c = 0; c < stride; c++) {
      const half = values[a + c] + values[b + c];
      result[(count + e) * stride + c] = isMean
        ? half / 2
        : (half * 3 + values[p + c] + values[q + c]) / 8;
    }
  }
  return result;
}

/** The uvs with the middle of any two, each made once. */
function newMiddles(uvs: Float32Array): { all: number[]; of(a: number, b: number): number } {
  const all = Array.from(uvs);
  const known = new Map<number, number>();
  const size = uvs.length;
  return {
    all,
    of(a, b) {
      const key = Math.min(a, b) * size + Math.max(a, b);
      let middle = known.get(key);
      if (middle === undefined) {
        middle = all.length / 2;
        all.push((uvs[a * 2] + uvs[b * 2]) / 2, (uvs[a * 2 + 1] + uvs[b * 2 + 1]) / 2);
        known.set(key, middle);
      }
      return middle;
    },
  };
}
