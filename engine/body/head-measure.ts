import { type Place, SKULL } from "../hair/head.ts";
import type { Base } from "./figure/base.ts";
import type { Vector } from "./figure/matrix.ts";
import { jointOf } from "./figure/skeleton.ts";

/** Where the coordinates of a head (see hair/head.ts) lie on a shaped, unposed base mesh. */
export interface HeadMeasure {
  /** Decimetres of half a face's width. */
  unit: number;
  /** The middle of the head at eye height. */
  middle: Vector;
  /** The topmost vertex. */
  crown: number;
  toWorld(place: Place): [number, number, number];
  toPlace(world: Vector): [number, number, number];
}

/** The top and the front of the cranium, and the chin, in the head's coordinates. */
const TOP = SKULL.centre[1] + SKULL.radii[1];
const CHIN = 1.42;
/** Faces are measured from the brows to the cheekbones, in front of the ears; in decimetres. */
const FACE_BAND = { above: 0.3, below: 0.3, behind: 0.45 };
/** The cranium's depth is measured this far above the eyes, in decimetres. */
const CRANIUM_BAND = { from: 0.1, to: 0.6 };

export function measureHead(
  { skin, joints }: Pick<Base, "skin" | "joints">,
  shaped: Float32Array,
): HeadMeasure {
  const base = { joints };
  const left = jointOf(base, shaped, "eye.L____head");
  const right = jointOf(base, shaped, "eye.R____head");
  const eyes = { y: (left[1] + right[1]) / 2, z: (left[2] + right[2]) / 2 };
  const chin = jointOf(base, shaped, "jaw____tail")[1];
  let [unit, front, back, crown] = [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const v of skin.triangles) {
    const [x, y, z] = [shaped[v * 3], shaped[v * 3 + 1], shaped[v * 3 + 2]];
    if (y > shaped[crown * 3 + 1]) crown = v;
    const up = y - eyes.y;
    if (up < FACE_BAND.above && up > -FACE_BAND.below && z > eyes.z - FACE_BAND.behind) {
      unit = Math.max(unit, Math.abs(x));
    }
    if (up > CRANIUM_BAND.from && up < CRANIUM_BAND.to) {
      front = Math.max(front, z);
      back = Math.min(back, z);
    }
  }
  const above = (shaped[crown * 3 + 1] - eyes.y) / TOP;
  const below = (eyes.y - chin) / CHIN;
  const deep = (front - back) / 2 / SKULL.radii[2];
  const middleZ = (front + back) / 2 - SKULL.centre[2] * deep;
  return {
    unit,
    middle: [0, eyes.y, middleZ],
    crown,
    toWorld: ([x, y, z]) => [x * unit, eyes.y + y * (y > 0 ? above : below), middleZ + z * deep],
    toPlace: ([x, y, z]) => {
      const up = y - eyes.y;
      return [x / unit, up / (up > 0 ? above : below), (z - middleZ) / deep];
    },
  };
}
