import path from "node:path";
import { modelsDir } from "../../data/keep.ts";
import { type Base, loadBase } from "./base.ts";
import { fitHair, type HairName, type HairOptions } from "./hair.ts";
import type { Vector } from "./matrix.ts";
import { morph, type Shape } from "./morph.ts";
import { newPart, type Part } from "./part.ts";
import { fitProxy, growthOf, loadProxy } from "./proxy.ts";
import { jointOf, poseMovements } from "./skeleton.ts";
import { readTexture, type Texture } from "./texture.ts";

/** A head ready to be drawn from any side (draw-head.ts). */
export interface Head {
  /** The skin down to the chest, and the eyes. */
  skin: readonly Part[];
  hair: Part | null;
  /** The upper joint of the head, some way below the crown, in decimetres. */
  middle: Vector;
}

export interface HeadOptions {
  /** Targets of the head's shape; the plain base mesh when absent. */
  shape?: Shape;
  hair?: { name: HairName } & HairOptions;
  /** A CC0 skin of data/figure-files.ts, without ending. */
  skin?: string;
  /** Changes the skin's texture: its tone. */
  tone?: (texture: Texture) => Texture;
}

const PLAIN = { colour: [1, 1, 1], bumps: null, transparent: false } as const;
/** How far below the neck the skin is kept, in decimetres. */
const CHEST = 2.5;

/** Loads the base head, shapes it and fits a hair on it. */
export async function loadHead(cacheDir: string, options: HeadOptions = {}): Promise<Head> {
  const { shape = new Map(), hair, skin = "mh-skin-young_asian_female", tone } = options;
  const base = await loadBase(cacheDir);
  const shaped = await morph(base, shape);
  const still = poseMovements(base, shaped, {});
  const picture = await readTexture(path.join(modelsDir(cacheDir), `${skin}.png`));
  const fitted = hair && (await fitHair(cacheDir, base, shaped, still, hair.name, hair));
  const low = jointOf(base, shaped, "neck01____head")[1] - CHEST;
  const { triangles } = base.skin;
  const body = newPart(
    { ...base.skin, positions: shaped },
    {
      ...PLAIN,
      kind: "skin",
      texture: tone ? tone(picture) : picture,
      specular: 0.028,
      shininess: 16,
    },
    fitted?.hides,
    (t) => shaped[triangles[t] * 3 + 1] > low,
  );
  return {
    skin: [body, await eyesOn(cacheDir, base, shaped)],
    hair: fitted?.part ?? null,
    middle: jointOf(base, shaped, "head____tail"),
  };
}

async function eyesOn(cacheDir: string, base: Base, shaped: Float32Array): Promise<Part> {
  const proxy = await loadProxy(cacheDir, "eyes-low-poly");
  const file = path.join(modelsDir(cacheDir), "mh-eyes-low-poly-brownlight_eye.png");
  const positions = fitProxy(proxy, shaped, growthOf(proxy, base.skin.positions, shaped));
  return newPart(
    { ...proxy.mesh, positions },
    { ...PLAIN, kind: "eye", texture: await readTexture(file), specular: 0.05, shininess: 260 },
  );
}
