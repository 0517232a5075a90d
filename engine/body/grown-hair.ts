import { neckAt } from "../hair/falling.ts";
import type { Place } from "../hair/head.ts";
import { SKULL } from "../hair/head.ts";
import { outwards } from "../hair/places.ts";
import { scalpCover } from "../hair/scalp.ts";
import type { Strand } from "../hair/strand.ts";
import { grow } from "../hair/strands.ts";
import type { Style } from "../hair/styles.ts";
import { noiseAt } from "../image/noise.ts";
import { smoothstep } from "../image/raster.ts";
import type { Matrix } from "./figure/matrix.ts";
import type { Part } from "./figure/part.ts";
import type { Movements } from "./figure/skeleton.ts";
import type { Tresses } from "./figure/tresses.ts";
import { frontOf } from "./front.ts";
import { type HeadMeasure, measureHead } from "./head-measure.ts";
import type { Posed } from "./posed.ts";

/** Of the places of a strand every so-manieth is kept, and the last. */
const KEPT = 2;
/** Width of a drawn strand in half face widths: a lock of a few hairs. */
const STRAND = 0.0125;
/** Hair grown several times lies this far apart, in half face widths, and is this much thinner. */
const APART = 0.03;
const THINNER = 0.62;
/** Hair that hangs on the chest lies this far in front of the clothes, in decimetres. */
const ON_CLOTHES = 0.05;
/** Hair combed down hangs this far over the hairline; without tint skin shows between its locks. */
const OVERHANG = 0.13;
/** Height of the jaw in the head's coordinates: below it hair meets shoulders and chest. */
const JAW = -1.1;
const DOWN: Place = [0, -1, 0];

/** A style's strands on a shaped, posed head, in front of what is worn; grown `times` over. */
export function growOn(
  { base, shaped, movements }: Posed,
  style: Style,
  colour: Tresses["colour"],
  seed: number,
  worn: readonly Part[],
  times = 1,
): Tresses {
  const head = measureHead(base, shaped);
  const carried = ofHead(movements, head.crown);
  const strands = Array.from({ length: times }, (_, n) => grownAgain(style, seed, n)).flat();
  const count = strands.reduce((sum, { places }) => sum + keptOf(places.length), 0);
  const points = new Float32Array(count * 3);
  const out = new Float32Array(count * 3);
  const starts = new Uint32Array(strands.length + 1);
  let at = 0;
  for (const [s, strand] of strands.entries()) {
    starts[s] = at;
    for (const place of keptPlaces(strand)) {
      points.set(apply(carried, head.toWorld(place), 1), at * 3);
      out.set(apply(carried, awayFrom(place), 0), at * 3);
      at += 1;
    }
  }
  starts[strands.length] = at;
  const jaw = apply(carried, head.toWorld([0, JAW, 0]), 1)[1];
  layOnClothes(points, worn, jaw, head);
  const width = STRAND * head.unit * (times > 1 ? THINNER : 1);
  return { points, out, starts, looks: strands, colour, width };
}

/** The style's strands once more, every one a little aside of where it grew before. */
function grownAgain(style: Style, seed: number, n: number): Strand[] {
  const strands = grow(style, DOWN, seed + n);
  if (n === 0) return strands;
  return strands.map((strand, s) => {
    const aside = (k: number) => (noiseAt(seed + n * 3 + k, s) - 0.5) * APART;
    const [x, y, z] = [aside(0), aside(1), aside(2)];
    return { ...strand, places: strand.places.map(([a, b, c]): Place => [a + x, b + y, c + z]) };
  });
}

const keptOf = (length: number) => Math.ceil((length - 1) / KEPT) + 1;

const keptPlaces = ({ places }: Strand): Place[] => {
  const last = places.length - 1;
  return Array.from({ length: keptOf(places.length) }, (_, i) => places[Math.min(last, i * KEPT)]);
};

/** How strongly the scalp at each vertex of the base mesh is tinted by the hair's roots, 0–1. */
export function rootsShade({ base, shaped }: Posed, style: Style): Float32Array {
  const head = measureHead(base, shaped);
  const shade = new Float32Array(shaped.length / 3);
  const low = head.toWorld([0, -1, 0])[1];
  const under = style.comb === "down" && !style.bun ? OVERHANG : 0;
  for (let v = 0; v < shade.length; v++) {
    if (shaped[v * 3 + 1] < low) continue;
    const place = head.toPlace([shaped[v * 3], shaped[v * 3 + 1], shaped[v * 3 + 2]]);
    const isEar = Math.abs(place[0]) > 1.06 && place[1] < 0.3;
    if (!isEar) shade[v] = scalpCover(style, [place[0], place[1] + under, place[2]]);
  }
  return shade;
}

/** Away from the cranium, and lower down from the neck. */
function awayFrom(place: Place): Place {
  const [x, y, z] = place;
  const round = outwards([x, Math.max(y, SKULL.centre[1]), z]);
  const low = smoothstep(-0.2, -1.2, y);
  const aside = x - neckAt(DOWN, y);
  const far = Math.hypot(aside, z + 0.3) || 1;
  return [
    round[0] * (1 - low) + (aside / far) * low,
    round[1] * (1 - low),
    round[2] * (1 - low) + ((z + 0.3) / far) * low,
  ];
}

/** Strands in front of the middle of the neck come to lie on the chest instead of in it. */
function layOnClothes(
  points: Float32Array,
  worn: readonly Part[],
  jaw: number,
  { unit, middle }: HeadMeasure,
): void {
  const frontAt = frontOf(worn, {
    left: -4 * unit,
    right: 4 * unit,
    top: jaw,
    bottom: jaw - 6 * unit,
  });
  for (let i = 0; i < points.length; i += 3) {
    const drop = jaw - points[i + 1];
    if (drop <= 0 || points[i + 2] < middle[2]) continue;
    const chest = frontAt(points[i], points[i + 1]) + ON_CLOTHES;
    const pushed = Math.max(points[i + 2], chest);
    points[i + 2] += (pushed - points[i + 2]) * smoothstep(0, 0.6 * unit, drop);
  }
}

const ofHead = (movements: Movements, vertex: number): Matrix =>
  Float64Array.from(movements.subarray(vertex * 12, vertex * 12 + 12));

/** A place (w = 1) or a direction (w = 0) moved. */
const apply = (m: Matrix, [x, y, z]: Place, w: 0 | 1): [number, number, number] => [
  m[0] * x + m[1] * y + m[2] * z + m[3] * w,
  m[4] * x + m[5] * y + m[6] * z + m[7] * w,
  m[8] * x + m[9] * y + m[10] * z + m[11] * w,
];
