import path from "node:path";
import { modelsDir } from "../data/keep.ts";
import { smoothstep } from "../image/raster.ts";
import { vertexNormals } from "./figure/normals.ts";
import { type Material, newPart, type Part, smoother } from "./figure/part.ts";
import { loadProxy } from "./figure/proxy.ts";
import { readTexture } from "./figure/texture.ts";
import { piecesOn } from "./pieces-on.ts";
import type { Posed, Worn } from "./posed.ts";
import { dyed } from "./strands.ts";
import type { Outfit } from "./wardrobe.ts";

/** Height above which shoes are socks; these are left out, and ankles stay bare. */
const ANKLE = -7.3;

/** Where a sneaker's parts lie on the unshaped base, in decimetres: x from the middle of the foot. */
const FOOT_X = 2.27;
const SOLE = { from: -8.01, to: -7.97, bulge: 0.045 };
const LACES = { from: 0.7, to: 1.32, low: -7.68, half: 0.3, apart: 0.155, high: 0.03 };
const CAP = { from: 1.46, to: 1.52, top: -7.86 };

/** How much of a place of a sneaker is of the sole's colour: the sole, the laces and the toe cap. */
export function trimAt(x: number, y: number, z: number): number {
  const sole = smoothstep(SOLE.to, SOLE.from, y);
  const cap = smoothstep(CAP.from, CAP.to, z) * smoothstep(CAP.top + 0.03, CAP.top, y);
  return Math.max(sole, cap, laceAt(x, y, z));
}

function laceAt(x: number, y: number, z: number): number {
  if (y < LACES.low || z < LACES.from || z > LACES.to) return 0;
  const aside = Math.abs(Math.abs(x) - FOOT_X);
  const bar = Math.sin(((z - LACES.from) / LACES.apart) * 2 * Math.PI);
  return smoothstep(-0.1, 0.4, bar) * smoothstep(LACES.half, LACES.half - 0.05, aside);
}

/** The shoes of an outfit; `hides` the feet in them. */
export async function shoesOn(cacheDir: string, posed: Posed, outfit: Outfit): Promise<Worn> {
  const name = `clothes-${outfit.shoes}`;
  const proxy = await loadProxy(cacheDir, name);
  const { positions } = posed.base.skin;
  const picture = path.join(modelsDir(cacheDir), `mh-${name}-diffuse.png`);
  const material: Material = {
    kind: "leather",
    bumps: null,
    transparent: false,
    specular: outfit.leather ? 0.05 : 0.03,
    shininess: outfit.leather ? 60 : 18,
    colour: outfit.leather ? [1, 1, 1] : outfit.shoe,
    texture: outfit.leather ? dyed(await readTexture(picture), outfit.shoe) : null,
  };
  const parts = piecesOn(posed, proxy)
    .filter((piece) => piece.high < ANKLE + 0.8)
    .map(({ mesh, posed: at }) => {
      const part = newPart(at, material);
      return outfit.leather ? smoother(part) : sneaker(part, mesh.positions, outfit.sole);
    });
  const hides = proxy.hides.map((hidden, v) => (positions[v * 3 + 1] < ANKLE ? hidden : 0));
  return { parts, hides };
}

/** A shoe made finer twice, its sole and laces standing off; `unshaped` as in `piecesOn`. */
function sneaker(part: Part, unshaped: Float32Array, colour: Outfit["sole"]): Part {
  let places = unshaped;
  const once = smoother(part, ({ mesh, carry }) => {
    places = carry(places, 3, "mean");
    return mesh.positions;
  });
  const twice = smoother(once, ({ mesh: { positions, triangles }, carry }) => {
    places = carry(places, 3, "mean");
    const normals = vertexNormals(positions, triangles);
    return positions.map((value, i) => {
      const v = Math.floor(i / 3) * 3;
      const [x, y, z] = [places[v], places[v + 1], places[v + 2]];
      const off = SOLE.bulge * smoothstep(SOLE.to, SOLE.from, y) + LACES.high * laceAt(x, y, z);
      return value + normals[i] * off;
    });
  });
  const cover = new Float32Array(places.length / 3);
  for (let v = 0; v < cover.length; v++) {
    cover[v] = trimAt(places[v * 3], places[v * 3 + 1], places[v * 3 + 2]);
  }
  return { ...twice, tint: { colour, cover } };
}
