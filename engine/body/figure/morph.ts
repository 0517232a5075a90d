import type { Base } from "./base.ts";

/** How strongly each target is applied, by name; 1 is its full movement. */
export type Shape = ReadonlyMap<string, number>;

const UNIT = 1e-3;
const LEAST = 1e-4;

/** The base mesh moved by targets: every vertex, helpers included, in decimetres. */
export async function morph(base: Base, shape: Shape): Promise<Float32Array> {
  const positions = new Float32Array(base.skin.positions);
  for (const [name, weight] of shape) {
    if (Math.abs(weight) < LEAST) continue;
    addMovement(positions, await base.target(name), weight);
  }
  return positions;
}

/** What a target moves: most leave most of the figure where it is, and a figure is tried many times. */
interface Moved {
  places: Uint32Array;
  by: Int16Array;
}
const known = new WeakMap<Int16Array, Moved>();

function movedBy(movement: Int16Array): Moved {
  const kept = known.get(movement);
  if (kept) return kept;
  const places = new Uint32Array(movement.length);
  let count = 0;
  for (let i = 0; i < movement.length; i++) if (movement[i] !== 0) places[count++] = i;
  const by = new Int16Array(count);
  for (let n = 0; n < count; n++) by[n] = movement[places[n]];
  const moved = { places: places.slice(0, count), by };
  known.set(movement, moved);
  return moved;
}

/** Adds one target's movement, in place. */
export function addMovement(positions: Float32Array, movement: Int16Array, weight: number): void {
  const scale = weight * UNIT;
  const { places, by } = movedBy(movement);
  for (let n = 0; n < by.length; n++) {
    const i = places[n];
    if (i >= positions.length) break;
    positions[i] += by[n] * scale;
  }
}
