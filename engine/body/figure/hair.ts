import path from "node:path";
import { modelsDir } from "../../data/keep.ts";
import { smoothstep } from "../../image/raster.ts";
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
  /** Whether a crown that runs to a point is made as round as a head's. */
  round?: boolean;
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
  { length = 1, volume = STAND_OFF, round = false, dye = (texture) => texture }: HairOptions = {},
): Promise<FittedHair> {
  const proxy = await loadProxy(cacheDir, `hair-${name}`);
  const file = path.join(modelsDir(cacheDir), `mh-hair-${name}-diffuse.png`);
  const growth = growthOf(proxy, base.skin.positions, shaped);
  const unposed = fitProxy(proxy, shaped, growth);
  shorten(unposed, jointOf(base, shaped, "head____head"), length);
  const middle = jointOf(base, shaped, "head____tail");
  puff(unposed, middle, volume);
  if (round) roundCrown(unposed, middle);
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
    const drop = below - positions[i + 1];
    if (drop <= 0) continue;
    positions[i + 1] = below - drop * (1 + (share - 1) * smoothstep(0, 0.5, drop));
    const closer = 1 - (1 - share) * 0.75 * smoothstep(0, 1.8, drop);
    positions[i] = x + (positions[i] - x) * closer;
    positions[i + 2] = z + (positions[i + 2] - z) * (0.5 + 0.5 * closer);
  }
}

/** Moves everything away from the middle of the head, or towards it. */
function puff(
  positions: Float32Array,
  middle: readonly [number, number, number],
  by: number,
): void {
  for (let i = 0; i < positions.length; i++) {
    const centre = middle[i % 3];
    positions[i] = centre + (positions[i] - centre) * by;
  }
}

/** Directions from the middle of the head, from straight up to the side, measured apart. */
const RAYS = 16;
/** Between a roof (1) and an ellipse (2). */
const ROUND = 1.75;
/** No part of a crown is moved further out than this times what it was. */
const FURTHEST = 1.3;

/**
 * Moves a crown out to the round through its top and its widest places, seen from the front: a
 * narrow skull carries its hair to a point. Nothing is moved inwards, so no scalp comes through.
 */
export function roundCrown(positions: Float32Array, [x, y]: readonly [number, number, number]) {
  const reach = new Float32Array(RAYS + 1);
  const rayOf = (across: number, up: number) => (Math.atan2(Math.abs(across), up) / Math.PI) * 2;
  for (let i = 0; i < positions.length; i += 3) {
    const [across, up] = [positions[i] - x, positions[i + 1] - y];
    const ray = Math.round(rayOf(across, up) * RAYS);
    if (ray <= RAYS) reach[ray] = Math.max(reach[ray], Math.hypot(across, up));
  }
  const [top, side] = [reach[0], reach[RAYS]];
  if (top === 0 || side === 0) return;
  const growth = reach.map((length, ray) => {
    const angle = (ray / RAYS) * (Math.PI / 2);
    const round =
      ((Math.sin(angle) / side) ** ROUND + (Math.cos(angle) / top) ** ROUND) ** (-1 / ROUND);
    return length > 0 ? Math.min(FURTHEST, Math.max(1, round / length)) : 1;
  });
  for (let i = 0; i < positions.length; i += 3) {
    const [across, up] = [positions[i] - x, positions[i + 1] - y];
    const at = rayOf(across, up) * RAYS;
    if (at >= RAYS) continue;
    const ray = Math.floor(at);
    const by = growth[ray] + (growth[ray + 1] - growth[ray]) * (at - ray);
    positions[i] = x + across * by;
    positions[i + 1] = y + up * by;
  }
}
