import { noiseAt } from "../image/noise.ts";
import { mix, smoothstep } from "../image/raster.ts";
import type { Place } from "./head.ts";
import { lockCell } from "./locks.ts";
import type { Strand } from "./strand.ts";
import type { Style } from "./styles.ts";

type Curl = NonNullable<Style["curl"]>;

/** Coils of a smaller radius are narrow: they hold tight, one beside the other. */
const BROAD = 0.14;
/** How tight the strands of a coil lie, 0 as they fell to 1 all on its line. */
const HOLD = { narrow: 0.66, broad: 0.34 };
/** Of a narrow coil's radius, how far apart coils hang; a broad one's. */
const APART = { narrow: 2.3, broad: 1.7 };
/** The height that hanging hair is measured down from: the hairline. */
const TOP = 1;
/** Where falling hair hangs in its coil. */
const HANGS = -0.4;
/** Lengths of a coil's line that share one middle. */
const BIN = 0.12;
/** How far along short hair laid over the head is wholly coiled. */
const LAID_WHOLE = 0.5;

/**
 * Winds hair into coils: strands that hang together are drawn to one line and turn round it in step,
 * so that a coil is seen and not a fuzz of single waves. Hanging hair turns by its height, hair laid
 * over the head by its length; `step` is the length between two places of a strand.
 */
export function coil(strands: readonly Strand[], style: Style, curl: Curl, step: number): void {
  const hangs = style.comb === "down";
  const measure = (place: Place, i: number) => (hangs ? TOP - place[1] : i * step);
  const kind = curl.wide > BROAD ? "broad" : "narrow";
  const whole = hangs ? TOP - curl.from : LAID_WHOLE;
  for (const [key, lock] of coilsOf(strands, hangs, curl.wide * APART[kind])) {
    const middle = middleLine(lock, measure);
    const [phase, size, pace] = [1, 2, 3].map((n) => noiseAt(n * 31, key)) as [
      number,
      number,
      number,
    ];
    const hand = lock[0].places[0][0] < 0 ? 1 : -1;
    const wave = curl.wave * (0.9 + 0.2 * pace);
    for (const strand of lock) {
      const away: number[] = [];
      // What lies below fills the gaps between the coils that are seen.
      const hold = HOLD[kind] * (0.25 + 0.75 * smoothstep(0.3, 0.7, strand.outer));
      strand.places = strand.places.map((place, i) => {
        const at = measure(place, i);
        const force = smoothstep(0.1, whole, at);
        const turn = hand * (phase + at / wave) * 2 * Math.PI;
        const [mx, mz] = middle(at);
        const pull = hold * force;
        const radius = curl.wide * (0.85 + 0.3 * size) * force;
        away.push((0.5 - 0.5 * Math.cos(turn)) * force);
        return [
          mix(place[0], mx, pull) + radius * Math.sin(turn),
          place[1],
          mix(place[2], mz, pull) + radius * Math.cos(turn),
        ];
      });
      strand.turnedAway = away;
    }
  }
}

/** Strands by the coil they belong to: hanging ones by where they hang, others by their roots. */
function coilsOf(strands: readonly Strand[], hangs: boolean, apart: number): Map<number, Strand[]> {
  const coils = new Map<number, Strand[]>();
  for (const strand of strands) {
    if (strand.isStubble) continue;
    const tip = strand.places.at(-1)!;
    const [x, , z] = strand.places.find(([, y]) => y < HANGS) ?? tip;
    const key =
      hangs && tip[1] < 0
        ? 1e6 + Math.round(x / apart) * 97 + Math.round(z / apart / 1.6)
        : lockCell(strand.places[0]);
    const coil = coils.get(key);
    if (coil) coil.push(strand);
    else coils.set(key, [strand]);
  }
  return coils;
}

/** The line a coil turns round: x and z by how far along. */
function middleLine(
  lock: readonly Strand[],
  measure: (place: Place, i: number) => number,
): (at: number) => [number, number] {
  const sums = new Map<number, [x: number, z: number, count: number]>();
  for (const { places } of lock) {
    for (const [i, place] of places.entries()) {
      const bin = Math.round(measure(place, i) / BIN);
      const sum = sums.get(bin) ?? [0, 0, 0];
      sums.set(bin, [sum[0] + place[0], sum[1] + place[2], sum[2] + 1]);
    }
  }
  const meanOf = (bin: number): [number, number] | null => {
    const sum = sums.get(bin);
    return sum ? [sum[0] / sum[2], sum[1] / sum[2]] : null;
  };
  return (at) => {
    const low = Math.floor(at / BIN);
    const [a, b] = [meanOf(low), meanOf(low + 1)];
    const [from, to] = [a ?? b!, b ?? a!];
    const share = at / BIN - low;
    return [mix(from[0], to[0], share), mix(from[1], to[1], share)];
  };
}
