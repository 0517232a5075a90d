import type { Mesh } from "./model-json.ts";

/** One connected part of a mesh: its triangles, and how high its vertices lie on average. */
export interface Piece {
  mesh: Mesh;
  meanY: number;
  low: number;
  high: number;
}

/** The connected parts of a mesh, the largest first; all share its vertices. */
export function piecesOf(mesh: Mesh): Piece[] {
  const { positions, triangles, corners } = mesh;
  const parent = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const root = (v: number): number => {
    let r = v;
    while (parent[r] !== r) r = parent[r];
    for (let w = v; parent[w] !== r; ) [w, parent[w]] = [parent[w], r];
    return r;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const a = root(triangles[t]);
    parent[root(triangles[t + 1])] = a;
    parent[root(triangles[t + 2])] = a;
  }
  const groups = new Map<number, number[]>();
  for (let t = 0; t < triangles.length; t += 3) {
    const r = root(triangles[t]);
    const group = groups.get(r);
    if (group) group.push(t);
    else groups.set(r, [t]);
  }
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .map((group) => {
      const pick = (from: Uint32Array) =>
        Uint32Array.from(group.flatMap((t) => [from[t], from[t + 1], from[t + 2]]));
      const ys = group.map((t) => positions[triangles[t] * 3 + 1]);
      return {
        mesh: { ...mesh, triangles: pick(triangles), corners: pick(corners) },
        meanY: ys.reduce((sum, y) => sum + y, 0) / ys.length,
        low: Math.min(...ys),
        high: Math.max(...ys),
      };
    });
}
