import type { Mesh } from "./model-json.ts";
import { vertexNormals, vertexTangents } from "./normals.ts";
import type { Texture } from "./texture.ts";

/** How a surface answers light. Colours are linear, 0–1. */
export interface Material {
  kind: "skin" | "cloth" | "hair" | "eye" | "leather";
  texture: Texture | null;
  /** Multiplies the texture, or stands alone. */
  colour: readonly [number, number, number];
  /** Tangent-space normals, and how strongly they tilt. */
  bumps: { texture: Texture; strength: number } | null;
  /** Reflectance seen straight on, and how tight the highlight is (Blinn-Phong exponent). */
  specular: number;
  shininess: number;
  /** Blended by the texture's coverage, far to near; seen from both sides. */
  transparent: boolean;
  /** Left out where the texture covers little. */
  cutout?: boolean;
  /** How often the texture repeats over the uv square; 1 when absent. */
  repeat?: number;
}

/** One thing in a scene: a posed mesh and its surface. */
export interface Part {
  mesh: Mesh;
  normals: Float32Array;
  /** [vertices, 3] where v grows. */
  tangents: Float32Array;
  material: Material;
}

/** Makes a part; triangles all of whose corners are hidden are left out. */
export function newPart(mesh: Mesh, material: Material, hidden?: Uint8Array): Part {
  const normals = vertexNormals(mesh.positions, mesh.triangles);
  const seen = hidden ? withoutHidden(mesh, hidden) : mesh;
  return { mesh: seen, normals, tangents: vertexTangents(seen), material };
}

function withoutHidden(mesh: Mesh, hidden: Uint8Array): Mesh {
  const kept: number[] = [];
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    if (![0, 1, 2].every((k) => hidden[mesh.triangles[t + k]!])) kept.push(t);
  }
  const pick = (from: Uint32Array) =>
    Uint32Array.from(kept.flatMap((t) => [from[t]!, from[t + 1]!, from[t + 2]!]));
  return { ...mesh, triangles: pick(mesh.triangles), corners: pick(mesh.corners) };
}
