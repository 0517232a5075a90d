import { lit } from "./light.ts";
import type { Light, Studio } from "./shade.ts";
import type { Tresses } from "./tresses.ts";

/** Writes the linear colour of a point of a strand into `out` at the point's place. */
export type TressShader = (point: number, out: Float32Array) => void;

/** Of the key's and of the sky's maps every so-manieth is read: strands are many and fine. */
const KEY_STEP = 3;
const SKY_STEP = 5;
/** A point is looked at this far outside of the hair, or its neighbours would shade it; in dm. */
const OUTSIDE = 0.06;
/** How much light passes through the outermost hair. */
const SEEPS = 0.2;

/**
 * The light of strands after Kajiya and Kay (1989), with the two highlights measured by Marschner et
 * al. (2003): a narrow white one shifted to the tip, a broad one in the hair's colour to the root.
 */
export function newTressShader(tresses: Tresses, studio: Studio): TressShader {
  const { points, out: away, starts, looks, colour } = tresses;
  const strandOf = new Uint32Array(points.length / 3);
  for (let s = 0; s + 1 < starts.length; s++) strandOf.fill(s, starts[s], starts[s + 1]);
  const keyMaps = studio.keyShadows.filter((_, i) => i % KEY_STEP === 0);
  const skyMaps = studio.skyMaps.filter((_, i) => i % SKY_STEP === 0);
  const { key, fills, sky, ground, viewer } = studio;
  const lights: Light[] = [key, ...fills];
  const halves = lights.map(({ towards }) => {
    const [x, y, z] = [towards[0] + viewer[0], towards[1] + viewer[1], towards[2] + viewer[2]];
    const length = Math.hypot(x, y, z) || 1;
    return [x / length, y / length, z / length];
  });
  const warm = colour.map((value) => value ** 0.6);
  return (p, out) => {
    const s = strandOf[p];
    const look = looks[s];
    const next = p + 1 < starts[s + 1] ? p : p - 1;
    let tx = points[next * 3 + 3] - points[next * 3];
    let ty = points[next * 3 + 4] - points[next * 3 + 1];
    let tz = points[next * 3 + 5] - points[next * 3 + 2];
    const length = Math.hypot(tx, ty, tz) || 1;
    tx /= length;
    ty /= length;
    tz /= length;
    const [nx, ny, nz] = [away[p * 3], away[p * 3 + 1], away[p * 3 + 2]];
    const x = points[p * 3] + nx * OUTSIDE;
    const y = points[p * 3 + 1] + ny * OUTSIDE;
    const z = points[p * 3 + 2] + nz * OUTSIDE;
    let keyLit = 0;
    for (const map of keyMaps) keyLit += lit(map, x, y, z);
    keyLit = SEEPS + (1 - SEEPS) * (keyLit / Math.max(1, keyMaps.length));
    let open = 0;
    let most = 0;
    for (const map of skyMaps) {
      const [dx, dy, dz] = map.towards;
      const weight = Math.max(0, nx * dx + ny * dy + nz * dz);
      open += weight * lit(map, x, y, z);
      most += weight;
    }
    open = most > 0 ? open / most : 1;
    const deep = 0.45 + 0.55 * look.outer;
    const tone = deep * (1 + 0.22 * look.shade);
    const up = ny * 0.5 + 0.5;
    for (let c = 0; c < 3; c++) {
      out[p * 3 + c] = colour[c] * tone * (sky[c] * up + ground[c] * (1 - up)) * open;
    }
    for (let l = 0; l < lights.length; l++) {
      const { towards, colour: strength } = lights[l];
      const reach = (l === 0 ? keyLit : open * open) * facing(nx, ny, nz, towards);
      if (reach < 0.004) continue;
      const along = tx * towards[0] + ty * towards[1] + tz * towards[2];
      const half = halves[l];
      const withHalf = tx * half[0] + ty * half[1] + tz * half[2];
      const diffuse = Math.sqrt(Math.max(0, 1 - along * along));
      const surface = ringAt(withHalf + 0.09 + 0.05 * look.shade) ** 90;
      const within = ringAt(withHalf - 0.12 + 0.06 * look.shade) ** 20;
      for (let c = 0; c < 3; c++) {
        out[p * 3 + c] +=
          strength[c] *
          reach *
          (colour[c] * tone * 0.85 * diffuse +
            look.outer * (0.16 * surface + 0.3 * warm[c] * within));
      }
    }
  };
}

/** How much a place of the hair as a whole is turned to a light. */
const facing = (x: number, y: number, z: number, towards: readonly [number, number, number]) =>
  Math.max(0, 0.15 + 0.85 * (x * towards[0] + y * towards[1] + z * towards[2]));

const ringAt = (cosine: number) => Math.sqrt(Math.max(0, 1 - cosine * cosine));
