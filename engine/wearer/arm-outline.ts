import { along, type Polyline, smoothLine } from "../image/polyline.ts";
import { clamp, distance, lerp, type Point, sample } from "../image/raster.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person, Side } from "../vision/person.ts";

/**
 * One arm's outline in pixels: two lines from the shoulder to the wrist, and the axis between them.
 */
export interface ArmOutline {
  outer: Point[];
  inner: Point[];
  axis: Point[];
  /** Half the width at each place of the axis. */
  half: number[];
  /** The wrist, and about the knuckles. */
  hand: [Point, Point];
  /** Length of the axis from shoulder joint to wrist. */
  length: number;
}

const ARM_STEPS = 25;

/** Half the width of a bare arm, in shoulder widths, by the share of its length. */
const ARM_HALF = [
  [0, 0.165],
  [0.2, 0.145],
  [0.5, 0.115],
  [0.75, 0.1],
  [1, 0.075],
] as const;

/** Half the width of a bare arm at a share of its length, in shoulder widths. */
export function usualHalf(share: number): number {
  for (let i = 1; i < ARM_HALF.length; i++) {
    const [a, wide] = ARM_HALF[i - 1];
    const [b, narrow] = ARM_HALF[i];
    if (share <= b) return wide + ((narrow - wide) * (share - a)) / (b - a);
  }
  return 0.075;
}

/**
 * Greatest distance of an arm's outside from its bone, in usual half widths: bones may be
 * misplaced.
 */
const OUTERMOST = 3.2;

/**
 * Measures an arm to both sides of the line shoulder–elbow–wrist. The outside usually borders on
 * the ground and is reliable; the inside is so only where ground shows between arm and trunk.
 */
export function measureArm(person: Person, parts: Parts, side: Side): ArmOutline {
  const unit = person.shoulders;
  const bones: Polyline = [side.shoulder, side.elbow, side.wrist];
  const length = distance(side.shoulder, side.elbow) + distance(side.elbow, side.wrist);
  const outer: Point[] = [];
  const inner: Point[] = [];
  const steps = Array.from({ length: ARM_STEPS }, (_, i) => {
    const share = i / (ARM_STEPS - 1);
    const usual = usualHalf(share) * unit;
    const at = along(bones, share);
    const normal = outward(bones, share, side, person);
    const seen = outerEdge(person, at, normal, usual * OUTERMOST);
    return { at, normal, usual, seen: seen === null ? null : seen / usual };
  });
  const outs = bridged(steps.map(({ seen }) => seen));
  for (const [i, { at, normal, usual }] of steps.entries()) {
    const out = outs[i] * usual;
    const inward = { x: -normal.x, y: -normal.y };
    const back =
      edgeDistance(person, at, inward, usual * 1.9) ?? skinEnd(parts, at, inward, usual * 1.7);
    const o = clamp(out, usual * 0.25, usual * OUTERMOST);
    const width = back !== null ? clamp(o + back, usual * 1.3, usual * 3) : usual * 2.1;
    outer.push({ x: at.x + normal.x * o, y: at.y + normal.y * o });
    inner.push({ x: at.x + normal.x * (o - width), y: at.y + normal.y * (o - width) });
  }
  const smoothOuter = smoothLine(outer, 2);
  const smoothInner = smoothLine(inner, 4);
  return {
    outer: smoothOuter,
    inner: smoothInner,
    axis: smoothOuter.map((p, i) => ({
      x: (p.x + smoothInner[i].x) / 2,
      y: (p.y + smoothInner[i].y) / 2,
    })),
    half: smoothOuter.map((p, i) => distance(p, smoothInner[i]) / 2),
    hand: [side.wrist, lerp(side.elbow, side.wrist, 1.6)],
    length,
  };
}

/** The values, with missing ones filled in from the nearest; all 1 when there are none. */
function bridged(values: readonly (number | null)[]): number[] {
  return values.map((value, i) => {
    if (value !== null) return value;
    let nearest: number | null = null;
    for (let step = 1; step < values.length && nearest === null; step++) {
      nearest = values[i - step] ?? values[i + step] ?? null;
    }
    return nearest ?? 1;
  });
}

/** Unit normal of the arm pointing away from the trunk. */
function outward(bones: Polyline, share: number, side: Side, person: Person): Point {
  const a = along(bones, Math.max(0, share - 0.12));
  const b = along(bones, Math.min(1, share + 0.12));
  const long = distance(a, b) || 1;
  const normal = { x: (b.y - a.y) / long, y: -(b.x - a.x) / long };
  const away = normal.x * person.across.x * side.sign + normal.y * person.across.y * side.sign;
  // The outside of a raised arm is its upper side.
  const pointsOut = Math.abs(away) > 0.2 ? away > 0 : normal.y < 0;
  return pointsOut ? normal : { x: -normal.x, y: -normal.y };
}

/** Number of steps until the matte ends; null when it does not within `reach`. */
function edgeDistance(person: Person, from: Point, step: Point, reach: number): number | null {
  for (let d = 0; d <= reach; d += 1) {
    if (sample(person.matte, from.x + step.x * d, from.y + step.y * d) < 0.5) return d;
  }
  return null;
}

/**
 * As `edgeDistance`, outward from a bone that may be misplaced in the gap between arm and trunk.
 */
function outerEdge(person: Person, from: Point, step: Point, reach: number): number | null {
  let start = 0;
  const isGround = (d: number) =>
    sample(person.matte, from.x + step.x * d, from.y + step.y * d) < 0.5;
  while (start < reach / 2 && isGround(start)) start++;
  if (start >= reach / 2) return null;
  const on = { x: from.x + step.x * start, y: from.y + step.y * start };
  const end = edgeDistance(person, on, step, reach - start);
  return end === null ? null : start + end;
}

/**
 * Number of steps until a bare arm's skin ends at clothes; null when it does not or is not bare.
 */
function skinEnd(parts: Parts, from: Point, step: Point, reach: number): number | null {
  if (sample(parts.skin, from.x, from.y) < 0.6) return null;
  for (let d = 0; d <= reach; d += 1) {
    if (sample(parts.skin, from.x + step.x * d, from.y + step.y * d) < 0.5) return d;
  }
  return null;
}
