/** Rows of a 3 × 4 matrix: rotation, then translation in every fourth. */
export type Matrix = Float64Array;
export type Vector = readonly [number, number, number];

/** A rotation about a unit axis, in radians, counter-clockwise seen from the axis' tip. */
export type Turn = readonly [axis: Vector, angle: number];

export const IDENTITY: Matrix = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
export const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const satisfies Record<
  string,
  Vector
>;

/** The movement that does b first, then a. */
export function product(a: Matrix, b: Matrix): Matrix {
  const result = new Float64Array(12);
  for (let r = 0; r < 12; r += 4) {
    for (let c = 0; c < 4; c++) {
      result[r + c] =
        a[r] * b[c] + a[r + 1] * b[4 + c] + a[r + 2] * b[8 + c] + (c === 3 ? a[r + 3] : 0);
    }
  }
  return result;
}

/** Rodrigues' formula. */
export function rotation([[x, y, z], angle]: Turn): Matrix {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const d = 1 - c;
  return Float64Array.of(
    c + x * x * d,
    x * y * d - z * s,
    x * z * d + y * s,
    0,
    y * x * d + z * s,
    c + y * y * d,
    y * z * d - x * s,
    0,
    z * x * d - y * s,
    z * y * d + x * s,
    c + z * z * d,
    0,
  );
}

const shift = ([x, y, z]: Vector, sign: number) =>
  Float64Array.of(1, 0, 0, x * sign, 0, 1, 0, y * sign, 0, 0, 1, z * sign);

export const turnAbout = (place: Vector, turn: Turn): Matrix =>
  product(shift(place, 1), product(rotation(turn), shift(place, -1)));

export const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};
export const between = (from: Vector, to: Vector): Vector => [
  to[0] - from[0],
  to[1] - from[1],
  to[2] - from[2],
];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
