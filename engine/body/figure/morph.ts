import type { Base } from "./base.ts";

/** How strongly each target is applied, by name; 1 is its full movement. */
export type Shape = ReadonlyMap<string, number>;

const UNIT = 1e-3;
const LEAST = 1e-4;

/** The base mesh moved by targets: every vertex, helpers included, in decimetres. */
export async function morph(base: Base, shape: Shape): Promise<Float32Array> {
  const positions = Float32Array.from(base.skin.positions);
  for (const [name, weight] of shape) {
    if (Math.abs(weight) < LEAST) continue;
    addMovement(positions, await base.target(name), weight);
  }
  return positions;
}

/** Adds one target's movement, in place. */
export function addMovement(positions: Float32Array, movement: Int16Array, weight: number): void {
  const scale = weight * UNIT;
  for (let i = 0; i < positions.length; i++) positions[i] += movement[i] * scale;
}
