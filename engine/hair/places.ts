import { FACE, type Place, SKULL } from "./head.ts";

/** Vector arithmetic on places and directions about the head, and on its ellipsoids. */

export const add = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Place, k: number): Place => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** The unit vector in a direction; zero stays zero. */
export const unit = (a: Place): Place => scale(a, 1 / (Math.hypot(...a) || 1));

/** Direction of a place from the cranium's middle, with the ellipsoid scaled to a sphere. */
export const outwards = ([x, y, z]: Place): Place =>
  unit([
    (x - SKULL.centre[0]) / SKULL.radii[0],
    (y - SKULL.centre[1]) / SKULL.radii[1],
    (z - SKULL.centre[2]) / SKULL.radii[2],
  ]);

/** The place on the cranium's skin in a direction as given by `outwards`. */
export const onSkull = ([x, y, z]: Place): Place => [
  SKULL.centre[0] + SKULL.radii[0] * x,
  SKULL.centre[1] + SKULL.radii[1] * y,
  SKULL.centre[2] + SKULL.radii[2] * z,
];

/** The part of a direction tangential to the skin with normal `out`, as a unit vector. */
export const along = (direction: Place, out: Place): Place =>
  unit(add(direction, scale(out, -dot(direction, out))));

/** Moves a place outward until it is at least `off` away from cranium and face. */
export function outside(place: Place, off: number): Place {
  let kept = place;
  for (const { centre, radii } of [SKULL, FACE]) {
    const [rx, ry, rz] = [radii[0] + off, radii[1] + off, radii[2] + off];
    const q: Place = [
      (kept[0] - centre[0]) / rx,
      (kept[1] - centre[1]) / ry,
      (kept[2] - centre[2]) / rz,
    ];
    const far = Math.hypot(...q);
    if (far >= 1 || far < 1e-6) continue;
    kept = [
      centre[0] + (q[0] / far) * rx,
      centre[1] + (q[1] / far) * ry,
      centre[2] + (q[2] / far) * rz,
    ];
  }
  return kept;
}
