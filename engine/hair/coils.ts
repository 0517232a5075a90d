import { triple } from "../image/each.ts";
import { noiseAt } from "../image/noise.ts";
import { mix, smoothstep } from "../image/raster.ts";
import type { Place } from "./head.ts";
import { lockCell } from "./locks.ts";
import type { Strand } from "./strand.ts";
import type { Style } from "./styles.ts";

type Curl = NonNullable<Style["curl"]>;

/** Coils with a radius above this, in half face widths, are broad; narrow ones hold tighter. */
const BROAD = 0.14;
/** How far strands are drawn to the middle line of their coil: 0 not at all, 1 onto it. */
const HOLD = { narrow: 0.66, broad: 0.34 };
/** Distance between neighbouring coils, in radii. */
const APART = { narrow: 2.3, broad: 1.7 };
/** Height of the hairline, from which the length of hanging hair is measured down. */
const TOP = 1;
/** The height at which a hanging strand's position decides which coil it belongs to. */
const HANGS = -0.4;
/** Along a coil, one middle point is taken for each piece of this length. */
const BIN = 0.12;
/** Hair laid over the head is fully coiled from this length on. */
const LAID_WHOLE = 0.5;

/**
 * Winds strands into coils, in place: strands that hang together are drawn to one line and turn
 * round it in step, so that one sees a coil instead of a fuzz of single waves. The angle follows
 * the height in hanging hair, the length in hair laid over the head; `step` is the distance between
 * two places of a strand.
 */
export function coil(strands: readonly Strand[], style: Style, curl: Curl, step: number): void {
  const hangs = style.comb === "down";
  const measure = (place: Place, i: number) => (hangs ? TOP - place[1] : i * step);
  const kind = curl.wide > BROAD ? "broad" : "narrow";
  const whole = hangs ? TOP - curl.from : LAID_WHOLE;
  for (const [key, lock] of coilsOf(strands, hangs, curl.wide * APART[kind])) {
    const middle = middleLine(lock, measure);
    const [phase, size, pace] = triple((n) => noiseAt((n + 1) * 31, key));
    const hand = lock[0].places[0][0] < 0 ? 1 : -1;
    const wave = curl.wave * (0.9 + 0.2 * pace);
    for (const strand of lock) {
      const away: number[] = [];
      // Strands near the skin are held less, so that they fill the gaps between the coils.
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

/** The strands of each coil: hanging ones grouped by where they hang, others by their roots. */
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

/** The line that a coil turns round: x and z as a function of `measure`. */
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
