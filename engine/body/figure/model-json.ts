import { readFile } from "node:fs/promises";

/** Triangles over shared vertices; corners may read the texture elsewhere than their vertex does. */
export interface Mesh {
  /** [vertices, 3] in decimetres: x to the figure's left, y up, z to the front. */
  positions: Float32Array;
  /** [triangles, 3] indices of vertices, counter-clockwise seen from outside. */
  triangles: Uint32Array;
  /** [triangles, 3] indices into `uvs`. */
  corners: Uint32Array;
  /** [n, 2], v up. */
  uvs: Float32Array;
}

/** The parts of a three.js model (JSON format 3.1) that are read here. */
export interface ModelJson {
  vertices: number[];
  faces: number[];
  uvs: number[][];
  materials: { DbgName: string; mapDiffuse?: string }[];
  skinWeights: number[];
  skinIndices: number[];
  influencesPerVertex?: number;
  bones: { name: string; parent: number }[];
}

export const readModel = async <T extends ModelJson>(file: string) =>
  JSON.parse(await readFile(file, "utf8")) as T;

const BIT = {
  quad: 1,
  material: 2,
  faceUv: 4,
  cornerUv: 8,
  faceNormal: 16,
  cornerNormal: 32,
  faceColour: 64,
  cornerColour: 128,
};

/**
 * The faces of a model as triangles, quads halved along their first diagonal. `keep` chooses faces
 * by the name of their material.
 */
export function readFaces(
  model: ModelJson,
  keep: (material: string) => boolean = () => true,
): Pick<Mesh, "triangles" | "corners"> {
  const triangles: number[] = [];
  const corners: number[] = [];
  const { faces } = model;
  for (let at = 0; at < faces.length; ) {
    const kind = faces[at++];
    const count = kind & BIT.quad ? 4 : 3;
    const vertices = faces.slice(at, at + count);
    at += count;
    const material = kind & BIT.material ? model.materials[faces[at++]].DbgName : "";
    if (kind & BIT.faceUv) at++;
    let uvs = vertices.map(() => 0);
    if (kind & BIT.cornerUv) {
      uvs = faces.slice(at, at + count);
      at += count;
    }
    if (kind & BIT.faceNormal) at++;
    if (kind & BIT.cornerNormal) at += count;
    if (kind & BIT.faceColour) at++;
    if (kind & BIT.cornerColour) at += count;
    if (!keep(material)) continue;
    for (const [a, b, c] of count === 4 ? HALVES : [HALVES[0]]) {
      triangles.push(vertices[a], vertices[b], vertices[c]);
      corners.push(uvs[a], uvs[b], uvs[c]);
    }
  }
  return { triangles: Uint32Array.from(triangles), corners: Uint32Array.from(corners) };
}

const HALVES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 3],
];
