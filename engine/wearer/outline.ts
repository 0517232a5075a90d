import { pair } from "../image/each.ts";
import { along, smoothLine } from "../image/polyline.ts";
import { clamp, median, type Point, sample, toSegment } from "../image/raster.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person, Side } from "../vision/person.ts";
import { type ArmOutline, measureArm } from "./arm-outline.ts";

/** The body's outline under its clothes, in pixels of the working picture. */
export interface BodyOutline {
  /** A point along the shoulder: 0 where the neck begins, 1 at the shoulder seam. */
  shoulder(sign: -1 | 1, share: number): Point;
  /** Armpits. */
  pits: readonly [Point, Point];
  /** Half the width of the trunk at a height `v`: 0 shoulders, 1 hips, beyond that thighs. */
  half(sign: -1 | 1, v: number): number;
  arms: readonly [ArmOutline, ArmOutline];
  /** The point at a height `v` and a sideways offset in pixels. */
  place(v: number, offset: number): Point;
}

/** Measures the body's outline from the matte, the parts and the joints. */
export function outlineOf(person: Person, parts: Parts): BodyOutline {
  const arms = [
    measureArm(person, parts, person.sides[0]),
    measureArm(person, parts, person.sides[1]),
  ] as const;
  const place = (v: number, offset: number): Point => ({
    x: person.neck.x + person.down.x * person.torso * v + person.across.x * offset,
    y: person.neck.y + person.down.y * person.torso * v + person.across.y * offset,
  });
  const shoulders = shoulderLines(person, parts);
  const pits = pair((side) => pitOf(person, person.sides[side]));
  const halves = ([-1, 1] as const).map((sign) => trunkHalves(person, arms, sign, place));
  return {
    shoulder: (sign, share) => along(shoulders[sign < 0 ? 0 : 1], share),
    pits,
    half(sign, v) {
      const table = halves[sign < 0 ? 0 : 1];
      const at = clamp((v - TRUNK_FROM) / TRUNK_STEP, 0, table.length - 1);
      const low = Math.floor(at);
      const high = Math.min(table.length - 1, low + 1);
      return table[low] + (table[high] - table[low]) * (at - low);
    },
    arms,
    place,
  };
}

/** Number of columns in which a shoulder is read, and of knots its line is drawn through. */
const SHOULDER_COLUMNS = 25;
const SHOULDER_KNOTS = 9;
/** How far a shoulder falls from neck to seam, in shoulder widths. */
const FALL = { least: 0.08, usual: 0.14, most: 0.24 } as const;
/** In the half towards the neck, a steeper slope is the neck or a standing collar. */
const STEEPEST = 0.62;

/**
 * The upper edges of both shoulders. Where hair hides one side it is taken from the other; where
 * both are hidden it is continued with the slope of these shoulders.
 */
function shoulderLines(person: Person, parts: Parts): [Point[], Point[]] {
  const unit = person.shoulders;
  const read = person.sides.map((side) => shoulderTops(person, parts, side));
  const fall = fallOf(read);
  const both = read.map((own, s) => filled(own, read[1 - s], fall));
  return pair((s) => {
    const side = person.sides[s];
    const { start, end } = shoulderSpan(person, side);
    const step = Math.abs(end - start) / (SHOULDER_COLUMNS - 1) / unit;
    const rises = both[s];
    for (let i = rises.length >> 1; i >= 0; i--) {
      rises[i] = Math.min(rises[i], rises[i + 1] + step * STEEPEST);
    }
    const line = Array.from({ length: SHOULDER_KNOTS }, (_, k) => {
      const at = (k * (SHOULDER_COLUMNS - 1)) / (SHOULDER_KNOTS - 1);
      const rise = median(rises.slice(Math.max(0, at - 1), at + 2));
      const t = k / (SHOULDER_KNOTS - 1);
      return { x: start + (end - start) * t, y: side.shoulder.y - rise * unit };
    });
    return smoothLine(line, 1);
  });
}

type Rises = readonly (number | null)[];

/**
 * How far these shoulders fall from neck to seam: by the visible slope, within the bounds of FALL.
 */
function fallOf(read: readonly Rises[]): number {
  const slopes = read.flatMap((rises) =>
    rises.flatMap((rise, i) => {
      const later = rises[i + 8];
      if (rise === null || later === null || later === undefined) return [];
      return [((rise - later) * (SHOULDER_COLUMNS - 1)) / 8];
    }),
  );
  return slopes.length > 2 ? clamp(median(slopes), FALL.least, FALL.most) : FALL.usual;
}

/**
 * The rise of every column. Hidden ones are continued from the nearest visible one of this side, or
 * of the other where too little of this one is visible.
 */
function filled(own: Rises, other: Rises, fall: number): number[] {
  const seen = own.filter((rise) => rise !== null).length;
  const source = seen >= 3 ? own : other;
  return own.map((rise, i) => {
    if (rise !== null && seen >= 3) return rise;
    let nearest = -1;
    source.forEach((value, k) => {
      if (value !== null && (nearest < 0 || Math.abs(k - i) < Math.abs(nearest - i))) nearest = k;
    });
    const from = nearest < 0 ? SHOULDER_COLUMNS - 1 : nearest;
    const known = nearest < 0 ? usualRise(1) : source[nearest]!;
    return known + ((from - i) / (SHOULDER_COLUMNS - 1)) * fall;
  });
}

const shoulderSpan = ({ neck, shoulders }: Person, { sign, shoulder }: Side) => ({
  start: neck.x + sign * shoulders * 0.27,
  end: shoulder.x + sign * shoulders * 0.1,
});

/**
 * Usual height of a shoulder's edge above its joint, in shoulder widths, from neck (0) to seam (1).
 */
const usualRise = (t: number) => 0.25 - 0.12 * t;

/** That height as the picture shows it, by column; null where hair or something raised hides it. */
function shoulderTops(person: Person, parts: Parts, side: Side): (number | null)[] {
  const unit = person.shoulders;
  const { start, end } = shoulderSpan(person, side);
  const from = Math.round(Math.max(0, person.face.chin.y, side.shoulder.y - unit * 0.46));
  const { width } = person.matte;
  return Array.from({ length: SHOULDER_COLUMNS }, (_, i) => {
    const t = i / (SHOULDER_COLUMNS - 1);
    const column = clamp(Math.round(start + (end - start) * t), 0, width - 1);
    for (let y = from; y < side.shoulder.y + unit * 0.1; y++) {
      const k = y * width + column;
      if (parts.hair.data[k] > 0.4) return null;
      if (person.matte.data[k] < 0.5) continue;
      const rise = (side.shoulder.y - y) / unit;
      return Math.abs(rise - usualRise(t)) < 0.14 ? rise : null;
    }
    return null;
  });
}

function pitOf(person: Person, side: Side): Point {
  const unit = person.shoulders;
  return {
    x: side.shoulder.x + person.down.x * unit * 0.34 - side.sign * unit * 0.005,
    y: side.shoulder.y + person.down.y * unit * 0.36,
  };
}

const TRUNK_FROM = 0.15;
const TRUNK_STEP = 0.05;
const TRUNK_TO = 1.6;

/** Usual half width of a trunk at a height `v`, in shoulder widths; bounds what is measured. */
export function usualTrunk(v: number): number {
  if (v < 0.35) return 0.5;
  if (v < 0.7) return 0.5 - ((v - 0.35) / 0.35) * 0.08;
  if (v < 1) return 0.42 + ((v - 0.7) / 0.3) * 0.12;
  return 0.54;
}

function trunkHalves(
  person: Person,
  arms: readonly [ArmOutline, ArmOutline],
  sign: -1 | 1,
  place: (v: number, offset: number) => Point,
): number[] {
  const arm = arms[sign < 0 ? 0 : 1];
  const unit = person.shoulders;
  const table: number[] = [];
  for (let v = TRUNK_FROM; v <= TRUNK_TO; v += TRUNK_STEP) {
    const usual = usualTrunk(v) * unit;
    let reached = 0;
    for (let d = 0; d < usual * 1.9; d += 1) {
      const p = place(v, sign * d);
      if (sample(person.matte, p.x, p.y) < 0.5) {
        if (d > usual * 0.5) break;
        continue;
      }
      if (d > usual * 0.6 && insideArm(arm, p)) break;
      reached = d;
    }
    table.push(clamp(reached, usual * 0.78, usual * 1.75));
  }
  return table.map((_, i) => {
    const near = table.slice(Math.max(0, i - 2), i + 3);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

function insideArm(arm: ArmOutline, p: Point): boolean {
  for (let i = 6; i + 1 < arm.axis.length; i++) {
    const [away] = toSegment(p.x, p.y, arm.axis[i], arm.axis[i + 1]);
    if (away < arm.half[i] * 0.95) return true;
  }
  const [away] = toSegment(p.x, p.y, ...arm.hand);
  return away < arm.half.at(-1)! * 1.5;
}
