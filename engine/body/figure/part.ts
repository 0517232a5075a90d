import type { Mesh } from "./model-json.ts";
import { vertexNormals, vertexTangents } from "./normals.ts";
import { type Finer, subdivided } from "./subdivide.ts";
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
  /** The same with fewer triangles, when there is one: what casts shadows. */
  coarse?: Mesh;
  /** Another linear colour, and how much of it each vertex shows, 0–1: a scalp between hair. */
  tint?: { colour: readonly [number, number, number]; cover: Float32Array };
}

/**
 * Makes a part. Triangles all of whose corners are hidden are left out, and those that `keep`,
 * asked by the place of their first corner, does not want; normals are those of the whole mesh.
 */
export function newPart(
  mesh: Mesh,
  material: Material,
  hidden?: Uint8Array,
  keep: (at: number) => boolean = () => true,
): Part {
  const { triangles, corners } = mesh;
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const isHidden = hidden && [0, 1, 2].every((k) => hidden[triangles[t + k]]);
    if (!isHidden && keep(t)) kept.push(t, t + 1, t + 2);
  }
  const pick = (from: Uint32Array) => Uint32Array.from(kept, (i) => from[i]);
  return {
    mesh: { ...mesh, triangles: pick(triangles), corners: pick(corners) },
    normals: vertexNormals(mesh.positions, triangles),
    tangents: vertexTangents(mesh),
    material,
  };
}

/**
 * A part with four triangles for each of its own and smoother; `shift` moves the finer vertices. The
 * part itself goes on casting the shadows.
 */
export function smoother(
  part: Part,
  shift: (finer: Finer) => Float32Array = ({ mesh }) => mesh.positions,
): Part {
  const finer = subdivided(part.mesh);
  const mesh = { ...finer.mesh, positions: shift(finer) };
  return {
    ...part,
    mesh,
    normals: vertexNormals(mesh.positions, mesh.triangles),
    tangents: vertexTangents(mesh),
    coarse: part.coarse ?? part.mesh,
    ...(part.tint && {
      tint: { ...part.tint, cover: finer.carry(part.tint.cover, 1, "mean") },
    }),
  };
}
