import path from "node:path";
import { modelsDir } from "../data/keep.ts";
import { smoothstep } from "../image/raster.ts";
import { clothTexture } from "./fabric.ts";
import type { Mesh } from "./figure/model-json.ts";
import { vertexNormals } from "./figure/normals.ts";
import { type Material, newPart, type Part, smoother } from "./figure/part.ts";
import type { Piece } from "./figure/pieces.ts";
import { loadProxy } from "./figure/proxy.ts";
import { readTexture, type Texture } from "./figure/texture.ts";
import { type Folds, legFolds, topFolds } from "./folds.ts";
import { piecesOn } from "./pieces-on.ts";
import type { Posed, Worn } from "./posed.ts";
import { shoesOn } from "./shoe.ts";
import { dyed } from "./strands.ts";
import type { Outfit } from "./wardrobe.ts";

const CLOTH: Omit<Material, "colour"> = {
  kind: "cloth",
  texture: null,
  bumps: null,
  specular: 0.025,
  shininess: 12,
  transparent: false,
};

/** The waist's height on the unshaped base: a garment's piece above is a top, below a bottom. */
const WAIST = 1;

/** Puts on the upper piece of one set and the lower piece of another, and shoes. */
export async function dress(cacheDir: string, posed: Posed, outfit: Outfit): Promise<Worn[]> {
  const upper: PieceChoice = {
    set: outfit.upper,
    keep: (piece) => piece.meanY > WAIST,
    texture: clothTexture(outfit.top, "jersey"),
    repeat: 20,
    // A top falls over what is tucked under it: its hem stands off, and so does its neckline, or
    // the skin beside it would come through. Sleeves are taken in.
    ease: (x, y) =>
      0.04 +
      0.045 * smoothstep(3, 1.2, y) +
      0.05 * smoothstep(1.4, 0.8, Math.abs(x)) * smoothstep(4.2, 4.9, y) -
      outfit.sleeves * smoothstep(1.6, 2.4, Math.abs(x)),
    folds: topFolds(outfit.seed),
    reach: 0.5,
  };
  const picture = path.join(modelsDir(cacheDir), `mh-clothes-${outfit.lower}-diffuse.png`);
  const lower: PieceChoice = {
    set: outfit.lower,
    keep: (piece) => piece.meanY <= WAIST,
    texture: outfit.denim
      ? dyed(await readTexture(picture), outfit.bottom)
      : clothTexture(outfit.bottom, "twill"),
    repeat: outfit.denim ? 1 : 24,
    ease: () => 0,
    folds: outfit.isTight ? () => 0 : legFolds(outfit.seed),
    reach: 0.2,
  };
  return [
    await pieceOf(cacheDir, posed, upper),
    await pieceOf(cacheDir, posed, lower),
    await shoesOn(cacheDir, posed, outfit),
  ];
}

interface PieceChoice {
  set: string;
  keep: (piece: Piece) => boolean;
  texture: Texture;
  repeat: number;
  /** How far it is let out, in decimetres, by place on the unshaped base. */
  ease: (x: number, y: number) => number;
  folds: Folds;
  /** How far below and above itself it hides the skin. */
  reach: number;
}

async function pieceOf(cacheDir: string, posed: Posed, choice: PieceChoice): Promise<Worn> {
  const name = `clothes-${choice.set}`;
  const proxy = await loadProxy(cacheDir, name);
  const bumps = await readTexture(path.join(modelsDir(cacheDir), `mh-${name}-normal.png`));
  const { positions } = posed.base.skin;
  const pieces = piecesOn(posed, proxy).filter(choice.keep);
  const low = Math.min(...pieces.map((piece) => piece.low)) - choice.reach;
  const high = Math.max(...pieces.map((piece) => piece.high)) + choice.reach;
  return {
    parts: pieces.map((piece) =>
      folded(
        newPart(letOut(piece, choice.ease), {
          ...CLOTH,
          colour: [1, 1, 1],
          texture: choice.texture,
          repeat: choice.repeat,
          bumps: { texture: bumps, strength: 0.9 },
        }),
        piece.mesh.positions,
        choice.folds,
      ),
    ),
    // A set says which skin both its pieces hide; for this piece only the skin beside it counts.
    hides: proxy.hides.map((hidden, v) => {
      const y = positions[v * 3 + 1];
      return y > low && y < high ? hidden : 0;
    }),
  };
}

/** A piece made finer twice and laid in folds; `unshaped` is where its vertices lie on the base. */
function folded(part: Part, unshaped: Float32Array, folds: Folds): Part {
  let places = unshaped;
  const once = smoother(part, ({ mesh, carry }) => {
    places = carry(places, 3, "mean");
    return mesh.positions;
  });
  return smoother(once, ({ mesh: { positions, triangles }, carry }) => {
    places = carry(places, 3, "mean");
    const normals = vertexNormals(positions, triangles);
    return positions.map((value, i) => {
      const v = Math.floor(i / 3) * 3;
      return value + normals[i] * folds(places[v], places[v + 1], places[v + 2]);
    });
  });
}

/** A piece moved outwards along its normals. */
function letOut({ mesh, posed }: Piece & { posed: Mesh }, ease: PieceChoice["ease"]): Mesh {
  const normals = vertexNormals(posed.positions, posed.triangles);
  const positions = posed.positions.map((value, i) => {
    const v = Math.floor(i / 3) * 3;
    return value + normals[i] * ease(mesh.positions[v], mesh.positions[v + 1]);
  });
  return { ...posed, positions };
}
