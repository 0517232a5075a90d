import type { Base } from "./base.ts";
import {
  AXES,
  between,
  cross,
  IDENTITY,
  type Matrix,
  product,
  turnAbout,
  unit,
  type Vector,
} from "./matrix.ts";

/**
 * How a bone turns about its head: about the world's axes, about its own length (`along`), or, for
 * fingers, towards the palm (`curl`) and in its plane towards the little finger (`spread`). Radians;
 * the left side's signs, mirrored on the right.
 */
export type BoneTurn = readonly [
  about: keyof typeof AXES | "along" | "curl" | "spread",
  angle: number,
];

/** Turns of bones by name, each list applied in order. */
export type Pose = Readonly<Record<string, readonly BoneTurn[]>>;

/** One rigid movement a vertex, blended from its bones: [vertices, 12], rows of a 3 × 4 matrix. */
export type Movements = Float32Array;

/** A bone is a pair in the rig: that of its head, which its own vertices follow, and below it its tail's. */
const HEAD = "____head";

/**
 * Linear blend skinning: where the pose takes each vertex of the base mesh whose unposed positions
 * are given. Axes are those of the unposed body, carried along by the parents.
 */
export function poseMovements(base: Base, positions: Float32Array, pose: Pose): Movements {
  const ofBones: Matrix[] = [];
  for (const { name, parent } of base.bones) {
    const above = ofBones[parent] ?? IDENTITY;
    const bone = name.endsWith(HEAD) ? name.slice(0, -HEAD.length) : "";
    const turns = pose[bone];
    if (!turns) {
      ofBones.push(above);
      continue;
    }
    const joint = jointOf(base, positions, name);
    ofBones.push(
      turns.reduce((matrix, [about, angle]) => {
        const axis = axisOf(base, positions, bone, about);
        return product(matrix, turnAbout(joint, [axis, angle]));
      }, above),
    );
  }
  const count = positions.length / 3;
  const movements = new Float32Array(count * 12);
  for (let v = 0; v < count; v++) {
    let sum = 0;
    for (let k = v * base.influences; k < (v + 1) * base.influences; k++) {
      const weight = base.weights[k];
      if (weight === 0) continue;
      const matrix = ofBones[base.bonesOf[k]];
      for (let q = 0; q < 12; q++) movements[v * 12 + q] += weight * matrix[q];
      sum += weight;
    }
    for (let q = 0; q < 12; q++) {
      movements[v * 12 + q] = sum > 1e-6 ? movements[v * 12 + q] / sum : IDENTITY[q];
    }
  }
  return movements;
}

/** Positions taken along by their movements; a fresh array. */
export function moved(positions: Float32Array, movements: Movements): Float32Array {
  const result = new Float32Array(positions.length);
  for (let v = 0; v < positions.length / 3; v++) {
    const x = positions[v * 3];
    const y = positions[v * 3 + 1];
    const z = positions[v * 3 + 2];
    for (let r = 0; r < 3; r++) {
      const row = v * 12 + r * 4;
      result[v * 3 + r] =
        movements[row] * x + movements[row + 1] * y + movements[row + 2] * z + movements[row + 3];
    }
  }
  return result;
}

function axisOf(base: Base, positions: Float32Array, bone: string, about: BoneTurn[0]): Vector {
  if (about === "x" || about === "y" || about === "z") return AXES[about];
  const end = (name: string, which: string) => jointOf(base, positions, `${name}____${which}`);
  const along = unit(between(end(bone, "head"), end(bone, "tail")));
  if (about === "along") return along;
  const side = bone.slice(-1);
  const wrist = end(`wrist.${side}`, "head");
  const toIndex = between(wrist, end(`finger2-1.${side}`, "head"));
  const toLittle = between(wrist, end(`finger5-1.${side}`, "head"));
  const palm = unit(cross(toIndex, toLittle));
  return about === "spread" ? palm : unit(cross(palm, along));
}

/** A joint's place: the mean of the vertices that surround it. */
export function jointOf(
  base: Pick<Base, "joints">,
  positions: Float32Array,
  joint: string,
): Vector {
  const around = base.joints[joint];
  if (!around) throw new Error(`no joint ${joint}`);
  const place: [number, number, number] = [0, 0, 0];
  for (const v of around) {
    for (let c = 0; c < 3; c++) place[c] += positions[v * 3 + c] / around.length;
  }
  return place;
}

/** A joint's place after posing, as one vertex. */
export function jointMoved(
  base: Base,
  positions: Float32Array,
  movements: Movements,
  joint: string,
): Float32Array {
  const posed = moved(positions, movements);
  return Float32Array.from(jointOf(base, posed, joint));
}
