/** A pseudo-random number 0–1, always the same for a seed and an index (xorshift-multiply hash). */
export function noiseAt(seed: number, index: number): number {
  let h = Math.imul(index ^ (seed * 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

const eased = (t: number) => t * t * (3 - 2 * t);

/** Smooth random numbers 0–1 over the plane, one step of `u` or `v` apart unlike each other. */
export function smoothNoise(seed: number, u: number, v: number): number {
  const i = Math.floor(u);
  const j = Math.floor(v);
  const s = eased(u - i);
  const t = eased(v - j);
  const at = (a: number, b: number) => noiseAt(seed, (i + a) * 7919 + (j + b) * 104_729);
  const near = at(0, 0) * (1 - s) + at(1, 0) * s;
  const far = at(0, 1) * (1 - s) + at(1, 1) * s;
  return near * (1 - t) + far * t;
}
