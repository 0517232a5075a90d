import { minCut } from "../image/min-cut.ts";
import { newPlane, type Plane } from "../image/raster.ts";
import { fitMixture, logLikelihood, type Mixture } from "./mixture.ts";

/** What is known of a picture before it is divided: values of `known`. */
export const UNKNOWN = 0;
export const THING = 1;
export const GROUND = 2;

/** What a division into thing and ground starts from; everything is [height, width]. */
export interface Seeds {
  /** UNKNOWN, or THING or GROUND where that is certain. */
  known: Uint8Array;
  /** A first guess of the thing: 1 where it likely is. */
  guess: Uint8Array;
  /** What speaks for the thing at a place whatever its colour, in natural logs. */
  prior: Float32Array;
}

const ROUNDS = 5;
const COLOURS = 5;
/** Samples a colour model is fitted to, at most. */
const SAMPLES = 6000;
/** What a border between thing and ground costs where the picture shows no edge. */
const BORDER_COST = 22;
/** Certain places outweigh every colour. */
const CERTAIN = 1e4;
/** Colours tell at most so much of one pixel. */
const MOST_TOLD = 12;

/**
 * Divides a picture into a thing and its ground by colour and edges (GrabCut: Rother, Kolmogorov,
 * Blake 2004): a mixture of colours for either side, a minimum cut, and both anew from what it gave.
 * `colour` is [height, width, 3], distances in it being what the eye tells apart. 1 is the thing.
 */
export function grabCut(
  colour: Float32Array,
  size: { width: number; height: number },
  seeds: Seeds,
): Plane {
  const { width, height } = size;
  const { known, prior } = seeds;
  const link = linkOf(colour, width, height);
  const leaning = new Float32Array(width * height);
  let side = seeds.guess;
  for (let round = 0; round < ROUNDS; round++) {
    const thing = mixtureOf(colour, (i) => side[i] === 1 && known[i] !== GROUND);
    const ground = mixtureOf(colour, (i) => side[i] === 0 && known[i] !== THING);
    if (!thing || !ground) break;
    for (let i = 0; i < leaning.length; i++) {
      const [l, a, b] = [colour[i * 3], colour[i * 3 + 1], colour[i * 3 + 2]];
      const told = logLikelihood(thing, l, a, b) - logLikelihood(ground, l, a, b);
      leaning[i] = Math.max(-MOST_TOLD, Math.min(MOST_TOLD, told)) + prior[i];
      if (known[i] !== UNKNOWN) leaning[i] = known[i] === THING ? CERTAIN : -CERTAIN;
    }
    const next = minCut(width, height, leaning, link);
    const changed = next.reduce((sum, value, i) => sum + (value === side[i] ? 0 : 1), 0);
    side = next;
    if (changed < side.length * 0.0005) break;
  }
  const mask = newPlane(width, height);
  mask.data.set(side);
  return mask;
}

function mixtureOf(colour: Float32Array, holds: (i: number) => boolean): Mixture | null {
  const places: number[] = [];
  for (let i = 0; i < colour.length / 3; i++) if (holds(i)) places.push(i);
  const every = Math.max(1, Math.floor(places.length / SAMPLES));
  const samples: number[] = [];
  for (let i = 0; i < places.length; i += every) {
    const at = places[i] * 3;
    samples.push(colour[at], colour[at + 1], colour[at + 2]);
  }
  return fitMixture(samples, COLOURS);
}

/** What it costs to part two neighbours: less the more their colours differ. */
function linkOf(colour: Float32Array, width: number, height: number) {
  const away = (i: number, j: number) =>
    (colour[i * 3] - colour[j * 3]) ** 2 +
    (colour[i * 3 + 1] - colour[j * 3 + 1]) ** 2 +
    (colour[i * 3 + 2] - colour[j * 3 + 2]) ** 2;
  let [sum, count] = [0, 0];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      sum += away(i, i + 1) + away(i, i + width);
      count += 2;
    }
  }
  const steep = count / (2 * sum + 1e-6);
  return (i: number, j: number) => {
    const step = j - i;
    const far = step === 1 || step === width ? 1 : Math.SQRT1_2;
    return BORDER_COST * far * Math.exp(-steep * away(i, j));
  };
}
