import path from "node:path";
import { modelsDir } from "../data.ts";
import type { Base } from "../figure/base.ts";
import { type Material, newPart, type Part } from "../figure/part.ts";
import { type Piece, piecesOf } from "../figure/pieces.ts";
import { fitProxy, growthOf, loadProxy, type ProxyMesh, proxyMovements } from "../figure/proxy.ts";
import { type Movements, moved } from "../figure/skeleton.ts";
import { readTexture } from "../figure/texture.ts";
import type { Linear } from "./colours.ts";
import type { HairChoice } from "./hair-choice.ts";
import { dyed } from "./strands.ts";
import type { Outfit } from "./wardrobe.ts";

/** A shaped body and where its pose takes it. */
export interface Posed {
  base: Base;
  /** Unposed positions of the whole base mesh. */
  shaped: Float32Array;
  movements: Movements;
  scale: number;
}

/** Something put on: its parts, and which base vertices it hides. */
export interface Worn {
  parts: Part[];
  hides: Uint8Array;
}

const CLOTH: Omit<Material, "colour"> = {
  kind: "cloth",
  texture: null,
  bumps: null,
  specular: 0.025,
  shininess: 12,
  transparent: false,
};

/** Above it, on the unshaped base, a garment's piece is a top, below a bottom (the waist). */
const WAIST = 1;
/** Above it shoes are socks, which we leave out, and ankles stay bare. */
const ANKLE = -7.3;

const placed = (
  { shaped, movements }: Posed,
  proxy: ProxyMesh,
  scale: readonly [number, number, number],
) => moved(fitProxy(proxy, shaped, scale), proxyMovements(proxy, movements));

const even = (scale: number) => [scale, scale, scale] as const;

/** A garment's pieces, told apart where they lie on the unshaped base. */
function piecesOn(posed: Posed, proxy: ProxyMesh): (Piece & { posed: Part["mesh"] })[] {
  const unshaped = fitProxy(proxy, posed.base.skin.positions, [1, 1, 1]);
  const positions = placed(posed, proxy, even(posed.scale));
  return piecesOf({ ...proxy.mesh, positions: unshaped }).map((piece) => ({
    ...piece,
    posed: { ...piece.mesh, positions },
  }));
}

/** Puts on the upper piece of one set and the lower piece of another, and shoes. */
export async function dress(cacheDir: string, posed: Posed, outfit: Outfit): Promise<Worn[]> {
  return [
    await pieceOf(cacheDir, posed, outfit.upper, outfit.top, (piece) => piece.meanY > WAIST),
    await pieceOf(cacheDir, posed, outfit.lower, outfit.bottom, (piece) => piece.meanY <= WAIST),
    await shoe(cacheDir, posed, outfit),
  ];
}

async function pieceOf(
  cacheDir: string,
  posed: Posed,
  set: string,
  colour: Linear,
  keep: (piece: Piece) => boolean,
): Promise<Worn> {
  const name = `clothes-${set}`;
  const proxy = await loadProxy(cacheDir, name);
  const bumps = await readTexture(path.join(modelsDir(cacheDir), `mh-${name}-normal.png`));
  const { positions } = posed.base.skin;
  const pieces = piecesOn(posed, proxy).filter(keep);
  const low = Math.min(...pieces.map((piece) => piece.low));
  const high = Math.max(...pieces.map((piece) => piece.high));
  return {
    parts: pieces.map((piece) =>
      newPart(piece.posed, { ...CLOTH, colour, bumps: { texture: bumps, strength: 0.9 } }),
    ),
    // A set hides skin under both its pieces; only what lies beside this one is hidden for it.
    hides: proxy.hides.map((hidden, v) => {
      const y = positions[v * 3 + 1]!;
      return y > low && y < high ? hidden : 0;
    }),
  };
}

async function shoe(cacheDir: string, posed: Posed, outfit: Outfit): Promise<Worn> {
  const proxy = await loadProxy(cacheDir, `clothes-${outfit.shoes}`);
  const { positions } = posed.base.skin;
  const parts = piecesOn(posed, proxy)
    .filter((piece) => piece.high < -6.5)
    .map((piece) =>
      newPart(piece.posed, {
        ...CLOTH,
        kind: "leather",
        colour: outfit.shoe,
        specular: 0.05,
        shininess: 30,
      }),
    );
  const hides = proxy.hides.map((hidden, v) => (positions[v * 3 + 1]! < ANKLE ? hidden : 0));
  return { parts, hides };
}

export async function hairOn(
  cacheDir: string,
  posed: Posed,
  { style, colour }: HairChoice,
): Promise<Worn> {
  const name = `hair-${style}`;
  const proxy = await loadProxy(cacheDir, name);
  const texture = await readTexture(path.join(modelsDir(cacheDir), `mh-${name}-diffuse.png`));
  const scale = growthOf(proxy, posed.base.skin.positions, posed.shaped);
  const mesh = { ...proxy.mesh, positions: placed(posed, proxy, scale) };
  return {
    hides: proxy.hides,
    parts: [
      newPart(mesh, {
        kind: "hair",
        texture: dyed(texture, colour),
        colour: [1, 1, 1],
        bumps: null,
        specular: 0.045,
        shininess: 60,
        transparent: true,
      }),
    ],
  };
}

/** Eyes, lashes and brows. */
export async function faceOn(
  cacheDir: string,
  posed: Posed,
  brow: { style: string; colour: Linear },
): Promise<Worn[]> {
  const read = (file: string) => readTexture(path.join(modelsDir(cacheDir), `mh-${file}.png`));
  const put = async (name: string, material: Omit<Material, "bumps">): Promise<Worn> => {
    const proxy = await loadProxy(cacheDir, name);
    const scale = growthOf(proxy, posed.base.skin.positions, posed.shaped);
    const mesh = { ...proxy.mesh, positions: placed(posed, proxy, scale) };
    return { parts: [newPart(mesh, { ...material, bumps: null })], hides: proxy.hides };
  };
  const lash = { kind: "hair", specular: 0, shininess: 10, transparent: true } as const;
  return [
    await put("eyes-low-poly", {
      kind: "eye",
      texture: await read("eyes-low-poly-brown_eye"),
      colour: [1, 1, 1],
      specular: 0.05,
      shininess: 260,
      transparent: false,
    }),
    await put("eyelashes-eyelashes01", {
      ...lash,
      texture: await read("eyelashes-eyelashes01-diffuse"),
      colour: [0.3, 0.3, 0.3],
    }),
    await put(`eyebrows-${brow.style}`, {
      ...lash,
      texture: dyed(await read(`eyebrows-${brow.style}-diffuse`), brow.colour),
      colour: [1, 1, 1],
    }),
  ];
}
