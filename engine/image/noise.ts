/** A pseudo-random number 0–1, always the same for a seed and an index (xorshift-multiply hash). */
export function noiseAt(seed: number, index: number): number {
  let h = Math.imul(index ^ (seed * 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}
