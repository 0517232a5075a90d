import path from "node:path";
import { modelsDir } from "../data.ts";
import { smoothstep } from "../image/raster.ts";
import type { Base } from "./base.ts";
import { newPart, type Part } from "./part.ts";
import { fitProxy, growthOf, loadProxy, proxyMovements } from "./proxy.ts";
import { jointOf, type Movements, moved } from "./skeleton.ts";
import { readTexture, type Texture } from "./texture.ts";

/** The ten hairs of the CC0 set. */
export const HAIRS = [
  "afro01",
  "bob01",
  "bob02",
  "braid01",
  "long01",
  "ponytail01",
  "short01",
  "short02",
  "short03",
  "short04",
] as const;
export type HairName = (typeof HAIRS)[number];

/** Enough for the scalp not to show through. */
const STAND_OFF = 1.025;

export interface HairOptions {
  /** What of its length below the chin is left, 0–1; 1 when absent. */
  length?: number;
  /** What it is enlarged by from the middle of the head; as much as clears the scalp when absent. */
  volume?: number;
  /** Changes the texture before it is used: dyes it. */
  dye?: (texture: Texture) => Texture;
}

/** A hair on a shaped, posed head. */
export interface FittedHair {
  part: Part;
  /** 1 for base vertices it hides. */
  hides: Uint8Array;
}

/** Loads a hair, fits it on a shaped base mesh and takes it along with the pose. */
export async function fitHair(
  cacheDir: string,
  base: Base,
  shaped: Float32Array,
  movements: Movements,
  name: HairName,
  { length = 1, volume = STAND_OFF, dye = (texture) => texture }: HairOptions = {},
): Promise<FittedHair> {
  const proxy = await loadProxy(cacheDir, `hair-${name}`);
  const file = path.join(modelsDir(cacheDir), `mh-hair-${name}-diffuse.png`);
  const growth = growthOf(proxy, base.skin.positions, shaped);
  const unposed = fitProxy(proxy, shaped, growth);
  shorten(unposed, jointOf(base, shaped, "head____head"), length);
  puff(unposed, jointOf(base, shaped, "head____tail"), volume);
  const positions = moved(unposed, proxyMovements(proxy, movements));
  const part = newPart(
    { ...proxy.mesh, positions },
    {
      kind: "hair",
      texture: dye(await readTexture(file)),
      colour: [1, 1, 1],
      bumps: null,
      specular: 0.045,
      shininess: 60,
      transparent: true,
    },
  );
  return { part, hides: proxy.hides };
}

/**
 * Pulls what hangs below a height up to a share of its drop, softly, and in towards the neck: what
 * falls over the shoulders would stand off when it ends above them.
 */
function shorten(
  positions: Float32Array,
  [x, below, z]: readonly [number, number, number],
  share: number,
): void {
  if (share === 1) return;
  for (let i = 0; i < positions.length; i += 3) {
    const drop = below - positions[i + 1]!;
    if (drop <= 0) continue;
    positions[i + 1] = below - drop * (1 + (share - 1) * smoothstep(0, 0.5, drop));
    const closer = 1 - (1 - share) * 0.75 * smoothstep(0, 1.8, drop);
    positions[i] = x + (positions[i]! - x) * closer;
    positions[i + 2] = z + (positions[i + 2]! - z) * (0.5 + 0.5 * closer);
  }
}

/** Moves everything away from the middle of the head, or towards it. */
function puff(
  positions: Float32Array,
  middle: readonly [number, number, number],
  by: number,
): void {
  for (let i = 0; i < positions.length; i++) {
    const centre = middle[i % 3]!;
    positions[i] = centre + (positions[i]! - centre) * by;
  }
}
