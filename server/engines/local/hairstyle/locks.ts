import { mix, smoothstep } from "../image/raster.ts";
import { noiseAt } from "../image-editing/noise.ts";
import type { Place } from "./head.ts";
import { add, scale } from "./places.ts";
import type { Strand } from "./strands.ts";
import type { Style } from "./styles.ts";

/** Cells of the scalp a half face width: roots of one cell hang together. */
const FINENESS = 5;
/** The same where locks coil: narrow coils and broad waves. */
const COILED = { narrow: 4.6, broad: 2.6 };
/** A coil of this radius is broad. */
const BROAD = 0.14;
/** Strands shorter than this many places stand by themselves. */
const LEAST_PLACES = 6;
/** How far tips draw together, 0 not at all, 1 to a point. */
const GATHERED = 0.72;
/** A strand that hangs so far from its lock has left it. */
const FAR = 0.5;

const cellOf = ([x, y, z]: Place, fineness = FINENESS) =>
  Math.round(x * fineness) * 733 + Math.round(y * fineness) * 37 + Math.round(z * fineness);

/** A number 0–1 that the roots of a lock share. */
export const lockDice = (root: Place, seed: number) => noiseAt(seed, cellOf(root));

/**
 * Draws the strands of a lock together towards their tips, as hair does: each then ends in a point
 * instead of a brush. Curled locks are wound: each is one coil, not a fuzz of single waves. `step` is
 * the length between two places of a strand.
 */
export function gatherLocks(strands: readonly Strand[], style: Style, step: number): void {
  const { curl } = style;
  const isLaid = style.comb !== "down";
  const strength = GATHERED * smoothstep(0.02, 0.2, style.ragged);
  for (const [key, lock] of locksOf(strands, style)) {
    const middles = middlesOf(lock);
    const coil = curl && coilOf(curl, key, middles, step);
    for (const strand of lock) {
      strand.places = strand.places.map((place, i) => {
        const middle = middles[i]!;
        const apart = Math.hypot(place[0] - middle[0], place[2] - middle[2]);
        const near = smoothstep(FAR, FAR / 2, apart);
        const share = i / middles.length;
        const drawn = strength * near * smoothstep(0.45, 1, share);
        const pull = coil ? Math.max(drawn, coil.tight(i)) : drawn;
        const gathered: Place = [
          mix(place[0], middle[0], pull),
          mix(place[1], middle[1], isLaid ? pull : 0),
          mix(place[2], middle[2], pull),
        ];
        return coil ? add(gathered, coil.turned(i)) : gathered;
      });
    }
  }
}

function locksOf(strands: readonly Strand[], { curl, part, fringe }: Style): Map<number, Strand[]> {
  const locks = new Map<number, Strand[]>();
  const fineness = curl ? (curl.wide > BROAD ? COILED.broad : COILED.narrow) : FINENESS;
  const isParted = part !== null || fringe?.kind === "curtain";
  for (const strand of strands) {
    if (strand.places.length < LEAST_PLACES) continue;
    // A parting goes through its cells: what falls to the other side is another lock, and so is a
    // fringe.
    const tip = strand.places.at(-1)!;
    const side = isParted && !strand.isFringe && tip[0] < 0 ? 1 : 0;
    const key = cellOf(strand.places[0]!, fineness) * 4 + side + (strand.isFringe ? 2 : 0);
    const lock = locks.get(key);
    if (lock) lock.push(strand);
    else locks.set(key, [strand]);
  }
  return locks;
}

/** The lock's middle line: it goes on from place to place as its strands do on average. */
function middlesOf(lock: readonly Strand[]): Place[] {
  const longest = Math.max(...lock.map(({ places }) => places.length));
  const mean = (of: (places: readonly Place[]) => Place | null): Place => {
    const all = lock.map(({ places }) => of(places)).filter((place) => place !== null);
    return scale(all.reduce(add, [0, 0, 0]), 1 / all.length);
  };
  const middles = [mean((places) => places[0]!)];
  for (let i = 1; i < longest; i++) {
    const way = mean((places) => (places[i] ? add(places[i]!, scale(places[i - 1]!, -1)) : null));
    middles.push(add(middles[i - 1]!, way));
  }
  return middles;
}

/** How one lock coils: how tight its strands lie, and how far its middle is turned off its line. */
function coilOf(
  { wide, wave, from }: NonNullable<Style["curl"]>,
  key: number,
  middles: readonly Place[],
  step: number,
) {
  const [phase, size, pace] = [1, 2, 3].map((n) => noiseAt(n * 31, key)) as [
    number,
    number,
    number,
  ];
  const hand = middles[0]![0] < 0 ? 1 : -1;
  const begins = (i: number) => smoothstep(0.1, 1, i / middles.length / from);
  const hold = wide > BROAD ? 0.55 : 0.9;
  return {
    tight: (i: number) => hold * begins(i),
    turned(i: number): Place {
      const radius = wide * (0.8 + 0.4 * size) * begins(i);
      const turn = hand * (phase + (i * step) / (wave * (0.88 + 0.24 * pace))) * 2 * Math.PI;
      return [radius * Math.sin(turn), 0, radius * Math.cos(turn)];
    },
  };
}
