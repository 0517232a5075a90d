import { smoothstep } from "../image/raster.ts";
import type { EyeLine } from "./eye-line.ts";

/** What a pixel about a head can belong to. */
export const HEAD_PARTS = ["hair", "skin", "cloth", "ground"] as const;
export const HAIR = 0;
export const SKIN = 1;
export const CLOTH = 2;
export const GROUND = 3;

/**
 * Where a pixel lies about a head, in half face widths from the middle of the face at eye height
 * and along the tilted face: `aside` to the picture's right, `up` towards the crown.
 */
export interface Spot {
  aside: number;
  up: number;
  /** Inside the face's outline as the mesh gives it: brows to chin. */
  inFace: boolean;
}

/** Height of the chin, below the eyes. */
export type Chin = number;

/**
 * The place of a pixel about the head whose face has the outline `oval`. Below the chin places are
 * upright: neck and hair hang down also from a tilted head.
 */
export function spotReader(
  { x, y, radius, roll }: EyeLine,
  oval: readonly (readonly [number, number])[],
) {
  const [sin, cos] = [Math.sin(roll) / radius, Math.cos(roll) / radius];
  const tilted = (px: number, py: number): [aside: number, up: number] => [
    (px - x) * cos + (py - y) * sin,
    (px - x) * sin - (py - y) * cos,
  ];
  const height = Math.min(...oval.map(([px, py]) => tilted(px, py)[1]));
  const chin = oval.find(([px, py]) => tilted(px, py)[1] === height) ?? [x, y];
  return (px: number, py: number): readonly [aside: number, up: number] => {
    const here = tilted(px, py);
    const down = (py - chin[1]) / radius;
    return down > 0 && here[1] < height ? [(px - chin[0]) / radius, height - down] : here;
  };
}

/** Whether a place lies within the cranium with its hair, and above the brows' ends. */
export const onCrown = (aside: number, up: number): boolean =>
  up > 0.2 && (aside / 1.4) ** 2 + ((up - 0.35) / 1.5) ** 2 < 1;

/**
 * Log priors (natural logarithms) of hair, skin, cloth and ground by place alone. `chin` is the
 * chin's height (negative), `matte` how much the pixel belongs to the person, 0–1.
 */
export function headPriors({ aside, up, inFace }: Spot, chin: Chin, matte: number): number[] {
  const out = Math.abs(aside);
  const ground = Math.log((1.02 - matte) / (matte + 0.02)) * 1.2;
  if (inFace) {
    // A fringe or a lock may hang before the face, down to the mouth; a beard is the face's.
    const lock = out > 0.55 ? -1.5 : -4;
    return [up > 0.25 ? -0.5 : up > -0.5 ? lock : -12, 1.5, -7, ground - 4];
  }
  const below = chin - up;
  const isEar = out > 0.8 && out < 1.35 && up > -0.75 && up < 0.3;
  const isThroat = below > -0.1 && below < 1.1 && out < 0.7;
  if (up > 0.3) {
    // The forehead ends where the cranium turns back.
    const forehead = smoothstep(1.35, 0.9, up) * smoothstep(1.05, 0.8, out);
    return [out < 2.2 ? 1.6 : -2, -3.2 + 3.2 * forehead, -4, ground];
  }
  const isBeside = out > 1.05 && !isEar;
  if (below < 0) return [out < 2 ? 0.6 : -1.5, isEar ? 0.6 : isBeside ? -2.5 : -0.8, -2.6, ground];
  const hanging = -0.4 - 0.45 * below - 3 * smoothstep(1.7, 2.8, out);
  return [
    isThroat ? hanging - 1 : hanging,
    isThroat ? 1.2 : below < 0.6 ? -1.5 : -0.3,
    0.2 + 0.3 * Math.min(below, 2),
    ground,
  ];
}
