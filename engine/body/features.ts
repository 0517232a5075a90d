import path from "node:path";
import { modelsDir } from "../data/keep.ts";
import type { Linear } from "./colours.ts";
import { withIris } from "./eyes.ts";
import { type Material, newPart } from "./figure/part.ts";
import { growthOf, loadProxy } from "./figure/proxy.ts";
import { readTexture } from "./figure/texture.ts";
import { placed } from "./pieces-on.ts";
import type { Posed, Worn } from "./posed.ts";
import { dyed } from "./strands.ts";

/** Hairs of brows and lashes are finer than samples: their pictures are read as a blur of them. */
const COARSE = 0.3;
const LASH: Linear = [0.012, 0.01, 0.009];

/** Eyes, lashes and brows. */
export async function faceOn(
  cacheDir: string,
  posed: Posed,
  look: { brow: string; browColour: Linear; iris: Linear },
): Promise<Worn[]> {
  const read = (file: string, finer?: number) =>
    readTexture(path.join(modelsDir(cacheDir), `mh-${file}.png`), finer);
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
      texture: withIris(await read("eyes-low-poly-brownlight_eye"), look.iris),
      colour: [1, 1, 1],
      specular: 0.2,
      shininess: 320,
      transparent: false,
    }),
    await put("eyelashes-eyelashes01", {
      ...lash,
      texture: dyed(await read("eyelashes-eyelashes01-diffuse", COARSE), LASH, 1.8),
      colour: [1, 1, 1],
    }),
    await put(`eyebrows-${look.brow}`, {
      ...lash,
      texture: dyed(await read(`eyebrows-${look.brow}-diffuse`, COARSE), look.browColour, 1.8),
      colour: [1, 1, 1],
    }),
  ];
}
