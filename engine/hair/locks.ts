import { noiseAt } from "../image/noise.ts";
import { mix, smoothstep } from "../image/raster.ts";
import type { Place } from "./head.ts";
import { fromWhorl } from "./laid.ts";
import { add, outwards, scale } from "./places.ts";
import type { Strand } from "./strand.ts";
import type { Style } from "./styles.ts";

/** Cells per half face width of the scalp: the roots of one cell form a lock. */
const FINENESS = 5;
/** Strands with fewer places than this belong to no lock. */
const LEAST_PLACES = 6;
/** How far tips are drawn together: 0 not at all, 1 to a point. */
const GATHERED = 0.72;
/** Within this `fromWhorl` distance no locks form. */
const WHORLED = 0.35;
/** A strand this far from its lock's middle no longer belongs to it. */
const FAR = 0.5;

/** Number of the lock that a root belongs to. */
export const lockCell = ([x, y, z]: Place) =>
  Math.round(x * FINENESS) * 733 + Math.round(y * FINENESS) * 37 + Math.round(z * FINENESS);

/** A random number 0–1, the same for all roots of a lock. */
export const lockDice = (root: Place, seed: number) => noiseAt(seed, lockCell(root));

/** Draws the strands of each lock together towards their tips, so that a lock ends in a point. */
export function gatherLocks(strands: readonly Strand[], style: Style): void {
  const isLaid = style.comb !== "down";
  const strength = GATHERED * smoothstep(0.02, 0.2, style.ragged);
  for (const lock of locksOf(strands, style).values()) {
    const middles = middlesOf(lock);
    for (const strand of lock) {
      strand.places = strand.places.map((place, i) => {
        const middle = middles[i];
        const apart = Math.hypot(place[0] - middle[0], place[2] - middle[2]);
        const near = smoothstep(FAR, FAR / 2, apart);
        const share = i / middles.length;
        const pull = strength * near * smoothstep(0.45, 1, share);
        return [
          mix(place[0], middle[0], pull),
          mix(place[1], middle[1], isLaid ? pull : 0),
          mix(place[2], middle[2], pull),
        ];
      });
    }
  }
}

function locksOf(strands: readonly Strand[], { comb, part, fringe }: Style): Map<number, Strand[]> {
  const locks = new Map<number, Strand[]>();
  const isParted = part !== null || fringe?.kind === "curtain";
  const isWhorled = comb === "forward";
  for (const strand of strands) {
    if (strand.places.length < LEAST_PLACES) continue;
    // At the whorl neighbouring hair goes in all directions.
    if (isWhorled && fromWhorl(outwards(strand.places[0])) < WHORLED) continue;
    // Where a parting runs through a cell each side is a lock of its own, and so is a fringe.
    const tip = strand.places.at(-1)!;
    const side = isParted && !strand.isFringe && tip[0] < (part ?? 0) ? 1 : 0;
    const key = lockCell(strand.places[0]) * 4 + side + (strand.isFringe ? 2 : 0);
    const lock = locks.get(key);
    if (lock) lock.push(strand);
    else locks.set(key, [strand]);
  }
  return locks;
}

/** The lock's middle line: each step is the mean step of its strands. */
function middlesOf(lock: readonly Strand[]): Place[] {
  const longest = Math.max(...lock.map(({ places }) => places.length));
  const mean = (of: (places: readonly Place[]) => Place | null): Place => {
    const all = lock.map(({ places }) => of(places)).filter((place) => place !== null);
    return scale(all.reduce(add, [0, 0, 0]), 1 / all.length);
  };
  const middles = [mean((places) => places[0])];
  for (let i = 1; i < longest; i++) {
    const way = mean((places) => (places[i] ? add(places[i], scale(places[i - 1], -1)) : null));
    middles.push(add(middles[i - 1], way));
  }
  return middles;
}
