import {
  AXES,
  IDENTITY,
  type Matrix,
  product,
  rotation,
  type Turn,
  type Vector,
} from "./matrix.ts";

/** How the world falls on a picture. Distances in decimetres, angles in radians. */
export interface Camera {
  /** World to view: x to the picture's right, y up, z towards the viewer, the target at 0. */
  view: Matrix;
  /** From the viewer to the target; Infinity for a parallel projection. */
  distance: number;
  /** Pixels a decimetre has at the target. */
  scale: number;
  /** Where the target falls, in pixels. */
  x: number;
  y: number;
}

export interface Gaze {
  target: Vector;
  /** Turns the world about the target: yaw to its left, then pitch down, then roll clockwise. */
  yaw?: number;
  pitch?: number;
  roll?: number;
}

/** The view matrix that looks at a target along −z, with the world turned first. */
export function viewOf({ target, yaw = 0, pitch = 0, roll = 0 }: Gaze): Matrix {
  const turns: Turn[] = [
    [AXES.z, -roll],
    [AXES.x, pitch],
    [AXES.y, yaw],
  ];
  const centre = Float64Array.from(IDENTITY);
  for (let r = 0; r < 3; r++) centre[r * 4 + 3] = -target[r];
  return product(
    turns.reduce((matrix, turn) => product(matrix, rotation(turn)), IDENTITY),
    centre,
  );
}

/** Vertices on a picture: [vertices, 3] of x, y in pixels and nearness (greater is nearer). */
export function project(camera: Camera, positions: Float32Array): Float32Array {
  const { view, distance, scale } = camera;
  const projected = new Float32Array(positions.length);
  const parallel = distance === Number.POSITIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i];
    const y = positions[i + 1];
    const z = positions[i + 2];
    const right = view[0] * x + view[1] * y + view[2] * z + view[3];
    const up = view[4] * x + view[5] * y + view[6] * z + view[7];
    const near = view[8] * x + view[9] * y + view[10] * z + view[11];
    const shrink = parallel ? 1 : distance / (distance - near);
    projected[i] = camera.x + right * scale * shrink;
    projected[i + 1] = camera.y - up * scale * shrink;
    // Linear on the picture, as needed between corners: the reciprocal of depth, or depth itself.
    projected[i + 2] = parallel ? near : shrink;
  }
  return projected;
}
