import { toLinear } from "../../image/colour.ts";
import { lit, type ShadowMap } from "./light.ts";
import { unit, type Vector } from "./matrix.ts";
import type { Part } from "./part.ts";
import { readTexel } from "./texture.ts";

/** A far light: where it stands (unit vector) and how strong it is, linear. */
export interface Light {
  towards: Vector;
  colour: Vector;
}

/** The light of a scene. */
export interface Studio {
  key: Light;
  /** Maps of points spread over the key light's face: their mean is its soft shadow. */
  keyShadows: readonly ShadowMap[];
  /** Maps of directions all over the sky. */
  skyMaps: readonly ShadowMap[];
  fills: readonly Light[];
  /** Even light from above and from the ground. */
  sky: Vector;
  ground: Vector;
  /** By part: how open each vertex lies (see light.ts). */
  openness: readonly Float32Array[];
  /** Unit vector from the scene to the viewer. */
  viewer: Vector;
}

/** Writes linear colour and coverage of a place on a triangle, given two corners' picture shares. */
export type Shader = (triangle: number, a: number, b: number, out: Float32Array) => void;

/** How far light creeps round the edge of its reach, by channel: red goes deepest into skin. */
const CREEP = {
  skin: [0.34, 0.16, 0.1],
  cloth: [0.08, 0.08, 0.08],
  leather: [0.02, 0.02, 0.02],
  hair: [0.25, 0.25, 0.25],
  eye: [0.15, 0.15, 0.15],
} as const;

const LINEAR = Float32Array.from({ length: 1024 }, (_, i) => toLinear(i / 1023));
/** sRGB 0–255, fractions allowed, to linear 0–1. */
export const linearOf = (byte: number) => LINEAR[Math.round(byte * (1023 / 255))];

/** A shader for one part; `projected` are its vertices on the picture. */
export function newShader(
  { mesh, normals, tangents, material, tint }: Part,
  studio: Studio,
  index: number,
  projected: Float32Array,
): Shader {
  const { positions, triangles, corners, uvs } = mesh;
  const open = studio.openness[index];
  const creep = CREEP[material.kind];
  const { key, keyShadows, fills, sky, ground, viewer } = studio;
  const texel = new Float32Array(4);
  const bump = new Float32Array(4);
  const half = halfway(key.towards, viewer);
  const fillHalves = fills.map((fill) => halfway(fill.towards, viewer));
  const fillCosines = new Float64Array(fills.length);
  const fillShines = new Float64Array(fills.length);
  const repeat = material.repeat ?? 1;
  const isStrand = material.kind === "hair";
  const bothSides = material.transparent || material.kind === "cloth";
  return (t, screenA, screenB, out) => {
    const va = triangles[t * 3];
    const vb = triangles[t * 3 + 1];
    const vc = triangles[t * 3 + 2];
    const pa = screenA * projected[va * 3 + 2];
    const pb = screenB * projected[vb * 3 + 2];
    const pc = (1 - screenA - screenB) * projected[vc * 3 + 2];
    const sum = pa + pb + pc;
    const a = pa / sum;
    const b = pb / sum;
    const c = pc / sum;
    const at = (values: Float32Array, k: number) =>
      a * values[va * 3 + k] + b * values[vb * 3 + k] + c * values[vc * 3 + k];
    const x = at(positions, 0);
    const y = at(positions, 1);
    const z = at(positions, 2);
    let nx = at(normals, 0);
    let ny = at(normals, 1);
    let nz = at(normals, 2);
    const ua = corners[t * 3] * 2;
    const ub = corners[t * 3 + 1] * 2;
    const uc = corners[t * 3 + 2] * 2;
    const u = a * uvs[ua] + b * uvs[ub] + c * uvs[uc];
    const v = a * uvs[ua + 1] + b * uvs[ub + 1] + c * uvs[uc + 1];
    let red = material.colour[0];
    let green = material.colour[1];
    let blue = material.colour[2];
    let cover = 1;
    if (material.texture) {
      readTexel(material.texture, u * repeat, v * repeat, texel);
      red *= linearOf(texel[0]);
      green *= linearOf(texel[1]);
      blue *= linearOf(texel[2]);
      cover = texel[3] / 255;
    }
    if (tint) {
      const share = a * tint.cover[va] + b * tint.cover[vb] + c * tint.cover[vc];
      red += (tint.colour[0] - red) * share;
      green += (tint.colour[1] - green) * share;
      blue += (tint.colour[2] - blue) * share;
    }
    out[3] = cover;
    if (material.bumps) {
      const tx = at(tangents, 0);
      const ty = at(tangents, 1);
      const tz = at(tangents, 2);
      readTexel(material.bumps.texture, u, v, bump);
      const bx = (bump[0] / 127.5 - 1) * material.bumps.strength;
      const by = (bump[1] / 127.5 - 1) * material.bumps.strength;
      // Across = along × normal: where u grows.
      const sx = ty * nz - tz * ny;
      const sy = tz * nx - tx * nz;
      const sz = tx * ny - ty * nx;
      nx += sx * bx + tx * by;
      ny += sy * bx + ty * by;
      nz += sz * bx + tz * by;
    }
    const length = Math.hypot(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    let facing = nx * viewer[0] + ny * viewer[1] + nz * viewer[2];
    if (facing < 0 && bothSides) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
      facing = -facing;
    }
    facing = Math.max(0, Math.min(1, facing));
    const openHere = a * open[va] + b * open[vb] + c * open[vc];
    let shadow = 0;
    for (const map of keyShadows) shadow += lit(map, x + nx * 0.03, y + ny * 0.03, z + nz * 0.03);
    shadow = keyShadows.length > 0 ? shadow / keyShadows.length : 1;
    const keyCosine = nx * key.towards[0] + ny * key.towards[1] + nz * key.towards[2];
    const up = ny * 0.5 + 0.5;
    const tight = material.shininess;
    let shine = 0;
    if (isStrand) {
      // Kajiya & Kay (1989): a highlight across the strands, which fall along the surface.
      const along =
        (half[1] - ny * (nx * half[0] + ny * half[1] + nz * half[2])) /
        Math.sqrt(Math.max(0.04, 1 - ny * ny));
      const ring = Math.sqrt(Math.max(0, 1 - along * along));
      shine = (ring ** tight * 0.7 + ring ** (tight * 0.25) * 0.3) * shadow;
    } else {
      const bright = nx * half[0] + ny * half[1] + nz * half[2];
      if (bright > 0 && keyCosine > 0) {
        shine = bright ** tight * shadow;
        // Skin shines twice: broadly, and tightly where it is oily.
        if (material.kind === "skin") shine = shine * 0.7 + bright ** (tight * 3) * shadow * 0.9;
      }
    }
    for (let f = 0; f < fills.length; f++) {
      const { towards } = fills[f];
      const h = fillHalves[f];
      const cosine = nx * towards[0] + ny * towards[1] + nz * towards[2];
      const bright = nx * h[0] + ny * h[1] + nz * h[2];
      fillCosines[f] = cosine;
      fillShines[f] = !isStrand && bright > 0 && cosine > 0 ? bright ** tight : 0;
    }
    // Wholly in the light or in the shade: no power changes that.
    const isEdge = material.kind === "skin" && shadow !== 0 && shadow !== 1;
    const rim = (1 - facing) ** 4;
    for (let k = 0; k < 3; k++) {
      const round = creep[k];
      let direct = Math.max(0, (keyCosine + round) / (1 + round));
      if (material.kind === "skin") direct = direct * 0.85 + direct * direct * 0.15;
      // In skin the shade's edge is soft and warm: red light creeps into it.
      const inShade = isEdge ? shadow ** (1 - round * 1.2) : shadow;
      let light = key.colour[k] * direct * inShade;
      let gloss = key.colour[k] * shine;
      for (let f = 0; f < fills.length; f++) {
        const { colour } = fills[f];
        light +=
          colour[k] *
          Math.max(0, (fillCosines[f] + round * 0.6) / (1 + round * 0.6)) *
          (0.3 + 0.7 * openHere);
        gloss += colour[k] * fillShines[f] * openHere;
      }
      light += (sky[k] * up + ground[k] * (1 - up)) * openHere;
      const base = k === 0 ? red : k === 1 ? green : blue;
      const fresnel = material.specular + (1 - material.specular) * rim * 0.25;
      out[k] =
        base * light +
        gloss * material.specular * (tight + 8) * 0.04 +
        fresnel * rim * 0.5 * openHere * (sky[k] + key.colour[k] * 0.1);
    }
  };
}

const halfway = (a: Vector, b: Vector): Vector => unit([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
