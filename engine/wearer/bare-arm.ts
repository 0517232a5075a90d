import { along, type Polyline, smoothLine } from "../image/polyline.ts";
import { clamp, distance, type Point, sample, smoothstep, toSegment } from "../image/raster.ts";
import type { Side } from "../vision/person.ts";
import { type ArmOutline, usualHalf } from "./arm-outline.ts";
import type { Wearer } from "./wearer.ts";

/** A pixel of a shoulder and arm as they would be without the old sleeve. */
export interface BareArm {
  /** Coverage with respect to the outer outline, over shoulder and arm. */
  outer: number;
  /** Coverage with respect to the arm's inner outline, below the armpit; 1 above it. */
  inner: number;
  /** Between the armpit and the end of the old sleeve, where the arm's inner edge is a guess. */
  freed: boolean;
  /** 0 on the limb's axis, 1 at its outline. */
  limb: number;
}

/** Thickness of cloth on a shoulder at the seam, in shoulder widths. */
const CLOTH = 0.035;
/** How far below a sleeve's end the arm's skin is fully visible, as a share of the arm's length. */
const CLEAR = 0.05;
/** Least value of the skin mask that counts as skin. */
const SKIN = 0.6;
/** Places along the shoulder that define its line; further out the round of the arm begins. */
const SHOULDER = [0, 0.2, 0.4, 0.6, 0.8] as const;

/**
 * Reads the outline of shoulders and arms without their sleeves: along the shoulder, lower by the
 * thickness of the cloth, round the joint and down to the end of the old sleeve; from there on the
 * arm as it is in the picture. Its width and its distance from its bones are measured at that end.
 * An arm without visible skin gets the usual width. The returned function takes a side and a pixel.
 */
export function bareArmReader(scene: Wearer): (sign: -1 | 1, x: number, y: number) => BareArm {
  const arms = scene.person.sides.map((side, s) => outlined(scene, side, scene.body.arms[s]));
  return (sign, x, y) => {
    const { outer, inner, half, seen } = arms[sign < 0 ? 0 : 1];
    const out = side(outer, x, y);
    const within = out.away * sign;
    const back = side(inner, x, y);
    const below = isBeyond(inner, x, y);
    const between = below ? back.away * -sign : half;
    const cover = (d: number) => smoothstep(-0.9, 0.9, d);
    // Where the arm is visible its edge is that of the picture.
    const isSeen = back.piece > inner.length - seen + 1;
    return {
      outer: out.piece > outer.length - seen + 1 ? 1 : cover(within),
      inner: cover(between),
      freed: below && !isSeen,
      limb: 1 - clamp(Math.min(within, between) / half, 0, 1),
    };
  };
}

interface Outlines {
  outer: Polyline;
  /** From the armpit down. */
  inner: Polyline;
  half: number;
  /** Number of places at the end of both lines where the arm is visible. */
  seen: number;
}

function outlined({ person, parts, body }: Wearer, side: Side, arm: ArmOutline): Outlines {
  const unit = person.shoulders;
  const bones: Polyline = [side.shoulder, side.elbow, side.wrist];
  const last = arm.axis.length - 1;
  const seen = seenFrom(arm, (p) => sample(parts.skin, p.x, p.y));
  const share = Math.min(last, seen) / last;
  const bone = along(bones, share);
  const isSeen = seen <= last;
  const half = isSeen ? arm.half[seen] : usualHalf(share) * unit;
  const normalAt = (i: number): Point => {
    const [a, b] = [arm.inner[i], arm.outer[i]];
    const long = Math.max(1e-3, distance(a, b));
    return { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  };
  const shift = isSeen
    ? (arm.axis[seen].x - bone.x) * normalAt(seen).x +
      (arm.axis[seen].y - bone.y) * normalAt(seen).y
    : 0;
  const outer: Point[] = SHOULDER.map((t) => {
    const p = body.shoulder(side.sign, t);
    return { x: p.x, y: p.y + t * CLOTH * unit };
  });
  const inner: Point[] = [];
  for (let i = 0; i <= last; i++) {
    const at = i / last;
    if (i >= seen) {
      outer.push(arm.outer[i]);
      inner.push(arm.inner[i]);
      continue;
    }
    const wide = half * (usualHalf(at) / usualHalf(share));
    const moved = share > 0 ? (shift * at) / share : 0;
    const [p, n] = [along(bones, at), normalAt(Math.max(i, 2))];
    const place = (d: number) => ({ x: p.x + n.x * d, y: p.y + n.y * d });
    // At the joint itself the outline is that of the shoulder.
    if (at >= 0.12) outer.push(place(moved + wide));
    // Pressed against the trunk an arm does not bulge: not wider than further down.
    if (at >= 0.2) inner.push(place(moved - (isSeen ? Math.min(wide, half) : wide)));
  }
  const left = Math.max(0, last + 1 - seen);
  return { outer: smoothLine(outer, 2), inner: smoothLine(inner, 1), half, seen: left };
}

/** First step along the arm from which its skin is visible; beyond the last when it nowhere is. */
function seenFrom({ axis }: ArmOutline, skin: (p: Point) => number): number {
  const steps = axis.length - 1;
  for (let i = 1; i < steps - 2; i++) {
    if (![0, 1, 2].every((k) => skin(axis[i + k]) > SKIN)) continue;
    return Math.min(steps, i + Math.round(CLEAR * steps));
  }
  return steps + 1;
}

/** Whether a point lies past the beginning of a line, in its direction. */
function isBeyond([a, b]: Polyline, x: number, y: number): boolean {
  return !a || !b || (x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y) > 0;
}

/**
 * Signed distance of a point from a line, positive to the right of its direction on the screen, and
 * the index of the nearest piece.
 */
function side(line: Polyline, x: number, y: number): { away: number; piece: number } {
  let piece = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let sign = 1;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const [d] = toSegment(x, y, a, b);
    const turn = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    // At a corner two pieces are equally near: the one the point lies more squarely beside decides.
    const across = Math.abs(turn) / Math.max(1e-3, distance(a, b));
    if (d > nearest + 1e-3 || (d > nearest - 1e-3 && across < 0.5 * d)) continue;
    nearest = Math.min(nearest, d);
    sign = turn > 0 ? 1 : -1;
    piece = i;
  }
  return { away: sign * nearest, piece };
}
