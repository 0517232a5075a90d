import { mix, smoothstep } from "../image/raster.ts";
import { noiseAt } from "../image-editing/noise.ts";
import type { Place } from "./head.ts";
import type { Strand } from "./strands.ts";

/** Cells of the scalp a half face width: roots of one cell hang together. */
const FINENESS = 5;
/** Strands shorter than this many places stand by themselves. */
const LEAST_PLACES = 14;
/** How far tips draw together, 0 not at all, 1 to a point. */
const GATHERED = 0.72;
/** A strand that hangs so far from its lock has left it. */
const FAR = 0.5;

const cellOf = ([x, y, z]: readonly number[]) =>
  Math.round(x! * FINENESS) * 733 + Math.round(y! * FINENESS) * 37 + Math.round(z! * FINENESS);

/** A number 0–1 that the roots of a lock share. */
export const lockDice = (root: Place, seed: number) => noiseAt(seed, cellOf(root));

/**
 * Draws the strands of a lock together towards their tips, as hair does: each then ends in a point
 * instead of a brush. `strength` 0–1; short strands are left as they are.
 */
export function gatherLocks(strands: readonly Strand[], strength: number): void {
  const locks = new Map<number, Strand[]>();
  for (const strand of strands) {
    if (strand.places.length < LEAST_PLACES) continue;
    // A parting goes through its cells: what falls to the other side is another lock.
    const key = cellOf(strand.places[0]!) * 2 + (strand.places.at(-1)![0] < 0 ? 1 : 0);
    const lock = locks.get(key);
    if (lock) lock.push(strand);
    else locks.set(key, [strand]);
  }
  for (const lock of locks.values()) {
    const longest = Math.max(...lock.map(({ places }) => places.length));
    const middles = Array.from({ length: longest }, (_, i) => middleAt(lock, i));
    for (const strand of lock) {
      strand.places = strand.places.map((place, i) => {
        const middle = middles[i]!;
        const near = smoothstep(
          FAR,
          FAR / 2,
          Math.hypot(place[0] - middle[0], place[2] - middle[2]),
        );
        const pull = GATHERED * strength * near * smoothstep(0.45, 1, i / longest);
        return [mix(place[0], middle[0], pull), place[1], mix(place[2], middle[2], pull)];
      });
    }
  }
}

function middleAt(lock: readonly Strand[], i: number): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const { places } of lock) {
    const place = places[i];
    if (!place) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += place[c]!;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
