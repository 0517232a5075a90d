import { clamp, smoothstep } from "../image/raster.ts";
import { noiseAt } from "../image-editing/noise.ts";
import { drawnUp, woundBall } from "./bun.ts";
import { FACE, type Place, SKULL } from "./head.ts";
import { gatherLocks, lockDice } from "./locks.ts";
import type { Style } from "./styles.ts";

/** A strand as places from root to tip, and how it differs from its neighbours. */
export interface Strand {
  places: [number, number, number][];
  /** 0 next to the skin, 1 outermost. */
  outer: number;
  /** Its own shade, −1 to 1. */
  shade: number;
  /** Times the usual width. */
  width: number;
  /** A hair's breadth of stubble is drawn thinner. */
  isStubble: boolean;
}

const COUNT = 15_000;
const STEP = 0.055;
/** Lowest root by the angle from the front, in degrees: forehead, temple, ear, nape. */
const HAIRLINE: readonly (readonly [degrees: number, height: number])[] = [
  [0, 0.97],
  [32, 0.93],
  [50, 0.74],
  [64, 0.3],
  [78, -0.12],
  [104, 0.05],
  [122, -0.4],
  [180, -0.72],
];

/** Grows a style's strands, which fall along `down`; the same seed grows the same hair. */
export function grow(style: Style, down: Place, seed: number): Strand[] {
  const strands: Strand[] = [];
  for (let k = 0; k < COUNT; k++) {
    const root = rootOf(k);
    if (!root) continue;
    const strand = growOne(style, root, down, (n) => noiseAt(seed + n * 7919, k));
    if (strand.places.length > 1) strands.push(strand);
  }
  if (style.comb !== "back") gatherLocks(strands, smoothstep(0.02, 0.2, style.ragged));
  return style.bun ? [...strands, ...woundBall(seed)] : strands;
}

/** Evenly over the cranium (Fibonacci sphere); null where no hair grows. */
function rootOf(k: number): Place | null {
  const up = 1 - (2 * (k + 0.5)) / COUNT;
  const round = Math.sqrt(1 - up * up);
  const turn = k * 2.399963229728653;
  const direction = [round * Math.sin(turn), up, round * Math.cos(turn)];
  const place = direction.map((d, i) => SKULL.centre[i]! + SKULL.radii[i]! * d) as unknown as Place;
  const degrees = Math.abs((Math.atan2(place[0], place[2] - SKULL.centre[2]) * 180) / Math.PI);
  const above = place[1] - hairline(degrees);
  // A hairline is no edge: roots thin out towards the forehead and the temples.
  const thin = degrees < 80 ? 0.3 + 0.7 * smoothstep(0, 0.14, above) : 1;
  return above > 0 && noiseAt(5, k) < thin ? place : null;
}

function hairline(degrees: number): number {
  for (let i = 1; i < HAIRLINE.length; i++) {
    const [from, high] = HAIRLINE[i - 1]!;
    const [to, low] = HAIRLINE[i]!;
    if (degrees <= to) return high + ((low - high) * (degrees - from)) / (to - from);
  }
  return -0.72;
}

function growOne(style: Style, root: Place, down: Place, dice: (n: number) => number): Strand {
  // Strands of a lock are alike; so the hair is streaked instead of grained.
  const shade = (dice(6) * 2 - 1) * 0.5 + (lockOf(root) * 2 - 1) * 0.6;
  const width = 0.75 + 0.6 * dice(7);
  if (style.bun) {
    const outer = Math.sqrt(dice(2));
    const places = drawnUp(root, (p) => outside(p, 0.05 * outer));
    return { places, outer, shade, width, isStubble: false };
  }
  const [x0, y0, z0] = root;
  const spread = dice(1) - 0.5;
  const isMohawk = style.crop?.below === 2;
  const isCropped =
    style.crop !== undefined &&
    (isMohawk ? Math.abs(x0) > 0.3 + spread * 0.06 : isSide(root, style.crop.below));
  const outer = isCropped ? 0.1 : Math.sqrt(dice(2));
  const onTop = smoothstep(0.5, 1.1, y0);
  const fromPart =
    style.part === null ? 1 : 0.3 + 0.7 * smoothstep(0, 0.55, Math.abs(x0 - style.part));
  const stands = style.comb === "back" ? 0.65 + 0.35 * outer : outer;
  const lift = stands * fromPart * (style.lift.side + (style.lift.top - style.lift.side) * onTop);
  const fringed =
    style.fringe !== undefined && z0 > 0.25 && y0 > 0.78 && Math.abs(x0) < style.fringe.width;
  const spreadOfEnd = dice(3) - 0.5;
  const short = 0.55 * lockDice(root, 41) + 0.75 * dice(8) ** 2 - 0.25;
  const longest = isCropped
    ? style.crop!.length
    : style.longest * (1 - style.ragged * 0.6 * dice(4));
  const normal = unit([
    (x0 - SKULL.centre[0]) / SKULL.radii[0],
    (y0 - SKULL.centre[1]) / SKULL.radii[1],
    (z0 - SKULL.centre[2]) / SKULL.radii[2],
  ]);
  const comb = combOf(style, root, fringed, spread);
  let p: [number, number, number] = [x0, y0, z0];
  let d = unit(
    add(
      scale(
        normal,
        isCropped
          ? 1.2
          : style.comb === "back"
            ? 0.1 + onTop * (0.2 + lift * 1.7)
            : 0.12 + lift * 0.6,
      ),
      comb,
    ),
  );
  const places = [p];
  const side = x0 - (style.part ?? 0) >= 0 ? 1 : -1;
  const phase = clumpPhase(root);
  const steps = Math.max(2, Math.ceil(longest / STEP));
  const step = longest / steps;
  for (let s = 1; s <= steps; s++) {
    const share = s / steps;
    const gone = s * step;
    const pull = isCropped ? 0 : gravityOf(style, gone, onTop);
    const guide = scale(
      comb,
      isCropped ? 0 : (style.comb === "back" ? 0.2 : 0.1) * Math.max(0, 1 - gone / 1.2),
    );
    // Below the ears hair falls in towards the neck instead of keeping the way it was combed.
    const drag = style.comb === "down" && p[1] < 0.45 ? 0.72 : 0.94;
    d = unit(add(add([d[0] * drag, d[1], d[2] * drag], scale(down, pull)), guide));
    p = [p[0] + d[0] * step, p[1] + d[1] * step, p[2] + d[2] * step];
    if (!isCropped) p = outside(p, lift * settle(style, gone));
    if (!isCropped && !fringed && style.comb === "down") p = besideFace(p, side);
    if (!isCropped && p[1] < cutOf(style, p, fringed, spreadOfEnd, short)) break;
    places.push(p);
    if (share >= 1) break;
  }
  return {
    places: bend(style, places, phase, isCropped, dice(5)),
    outer: isCropped ? 0.35 : outer,
    shade,
    width,
    isStubble: isCropped && (style.crop?.length ?? 1) < 0.1,
  };
}

const isSide = ([x, y, z]: Place, below: number) =>
  y < below + 0.08 * Math.sin(z * 5) && (Math.abs(x) > 0.5 || z < -0.7);

/** Short styles stand by themselves; long hair falls as soon as it has left the head's top. */
function gravityOf(style: Style, gone: number, onTop: number): number {
  if (style.comb === "back") return gone < 0.3 ? 0 : 0.1 + 0.16 * smoothstep(0.4, 1.4, gone);
  return 0.16 + 0.3 * smoothstep(0.15, 1, gone) * (1 - 0.35 * onTop);
}

/** A lifted root settles towards the head along its way. */
const settle = (style: Style, gone: number) =>
  style.comb === "back" ? 1 : 1 - 0.25 * smoothstep(0.8, 2.4, gone);

/** Where a strand is cut that has come to a place: by the part of the head it hangs over. */
function cutOf(
  style: Style,
  [x, y, z]: readonly number[],
  fringed: boolean,
  spread: number,
  short: number,
): number {
  const { front, side, back } = style.ends;
  const overFace = z! > 0.45 && y! < 1 && Math.abs(x!) < (style.fringe?.width ?? 0.6);
  if (style.fringe && (fringed || overFace)) {
    const { end, ragged } = style.fringe;
    return end + spread * 2 * ragged + short * (0.03 + 0.3 * ragged);
  }
  const ahead = smoothstep(0.15, 0.5, z!);
  const behind = smoothstep(-0.35, -0.95, z!);
  const end = side + (front - side) * ahead + (back - side) * behind;
  const reach = Math.min(1.4, Math.abs(1 - end) * 0.5);
  // No cut is ruler-straight: locks end apart, fewer and fewer strands go all the way down, and the
  // outermost end first.
  const uneven = 0.1 + 0.75 * style.ragged;
  const rounded = smoothstep(0.78, 1.12, Math.abs(x!)) * (0.05 + 0.4 * style.ragged);
  return end + (spread * style.ragged + short * uneven + rounded) * reach;
}

function combOf(
  style: Style,
  [x, y, z]: Place,
  fringed: boolean,
  spread: number,
): [number, number, number] {
  if (fringed) {
    const sweep = style.part ? -Math.sign(style.part) * 0.35 : 0;
    return [sweep + spread * 0.3, -0.1, 1.1];
  }
  switch (style.comb) {
    case "back":
      return [
        x * 0.25 + (style.part ? -Math.sign(style.part) * 0.5 : 0) + spread * 0.2,
        y > 0.6 && z > 0 ? 0.55 : -0.2,
        -0.9,
      ];
    case "forward":
      return z > -0.5 ? [x * 0.35 + spread * 0.3, 0, 0.9] : [x * 0.2, -0.9, -0.1];
    case "down": {
      const away = x - (style.part ?? 0) >= 0 ? 1 : -1;
      // Behind the ears everything goes straight down.
      const aside = smoothstep(-0.75, 0.15, z);
      return [
        away * (0.12 + 0.93 * aside) + spread * 0.12,
        -0.1 - 0.6 * (1 - aside),
        z > 0.4 ? 0.05 : -0.2,
      ];
    }
  }
}

/** Waves by clumps, and ends turned in or out. */
function bend(
  style: Style,
  places: [number, number, number][],
  phase: number,
  isCropped: boolean,
  own: number,
) {
  if (isCropped || (!style.curl && !style.turn)) return places;
  const last = places.length - 1;
  return places.map(([x, y, z], i): [number, number, number] => {
    const share = i / Math.max(1, last);
    let [dx, dz] = [0, 0];
    if (style.curl) {
      const { wide, wave, from } = style.curl;
      const force = wide * smoothstep(from, from + 0.3, share) * (0.85 + 0.3 * own);
      const at = (i * STEP * 2 * Math.PI) / wave + phase + own * 0.5;
      dx += force * Math.sin(at);
      dz += force * Math.cos(at);
    }
    if (style.turn) {
      const end = smoothstep(0.7, 1, share) ** 1.5;
      dx -= Math.sign(x) * style.turn * 0.34 * end * smoothstep(0.2, 0.7, Math.abs(x));
      dz -= z < -0.5 ? -style.turn * 0.2 * end : 0;
    }
    return [x + dx, y, z + dz];
  });
}

/** A number 0–1 that roots close together share. */
const lockOf = ([x, y, z]: Place) =>
  noiseAt(23, Math.round(x * 13) * 733 + Math.round(y * 13) * 37 + Math.round(z * 13));

/** Neighbouring roots curl together. */
const clumpPhase = ([x, y, z]: Place) =>
  noiseAt(11, Math.round(x * 7) * 733 + Math.round(y * 7) * 37 + Math.round(z * 7)) * 2 * Math.PI;

/** Parted hair frames the face instead of hanging into it; `side` is the one it was combed to. */
function besideFace([x, y, z]: [number, number, number], side: 1 | -1): [number, number, number] {
  if (z < 0.1 || y > 0.98) return [x, y, z];
  const edge = y > -0.4 ? 0.84 * smoothstep(0.98, 0.3, y) : 0.84 - 0.14 * smoothstep(-0.4, -1.4, y);
  const least = edge * smoothstep(0.1, 0.4, z);
  return [side * Math.max(side * x, least), y, z];
}

/** Keeps a place off the head by at least so much. */
function outside(p: [number, number, number], off: number): [number, number, number] {
  let place = p;
  for (const { centre, radii } of [SKULL, FACE]) {
    const q = place.map((v, k) => (v - centre[k]!) / (radii[k]! + 0.02 + off));
    const far = Math.hypot(...q);
    if (far >= 1 || far < 1e-6) continue;
    place = q.map((v, k) => centre[k]! + (v / far) * (radii[k]! + 0.02 + off)) as [
      number,
      number,
      number,
    ];
  }
  return [place[0], clamp(place[1], -6, 4), place[2]];
}

const add = (a: readonly number[], b: readonly number[]): [number, number, number] => [
  a[0]! + b[0]!,
  a[1]! + b[1]!,
  a[2]! + b[2]!,
];
const scale = (a: readonly number[], k: number): [number, number, number] => [
  a[0]! * k,
  a[1]! * k,
  a[2]! * k,
];
const unit = (a: readonly number[]): [number, number, number] =>
  scale(a, 1 / (Math.hypot(a[0]!, a[1]!, a[2]!) || 1));
