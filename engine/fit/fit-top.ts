import type { TopHalf } from "../garment/top-half.ts";
import type { TopPoints } from "../garment/top-points.ts";
import type { Wear } from "../garment/wears.ts";
import { pair } from "../image/each.ts";
import { clamp, distance, lerp, mix, type Point } from "../image/raster.ts";
import { thinPlateSpline } from "../image/tps.ts";
import type { Garment } from "../vision/cut-out.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import type { BodyOutline } from "../wearer/outline.ts";
import { envelope } from "./envelope.ts";
import { type Fit, type FittedSleeve, LIFT, TIP_LIFT } from "./fit.ts";
import { fitSleeve } from "./fit-sleeve.ts";
import { hemHeight } from "./hem.ts";
import { partSleeves } from "./part-sleeves.ts";

const SIDES = [-1, 1] as const;
const index = (sign: -1 | 1) => (sign < 0 ? 0 : 1);

/** How much wider than the body a garment is cut at least, by how it is worn. */
const EASE: Record<Exclude<Wear, "bottoms">, number> = {
  tops: 1.03,
  dresses: 1.03,
  outerwear: 1.1,
};

/** Least distance of a strap from the neck, as a share of the shoulder. */
const STRAP_FROM = 0;

/** Least distance of a collar below the chin, in shoulder widths. */
const UNDER_CHIN = 0.04;

/** Places a garment that hangs from the shoulders: tops, dresses, outerwear. */
export function fitTop(
  garment: Garment,
  points: TopPoints,
  person: Person,
  parts: Parts,
  body: BodyOutline,
  wear: Exclude<Wear, "bottoms">,
): Fit {
  const unit = person.shoulders;
  const sleeved = points.halves[0].sleeve !== null;
  const garmentShoulders = distance(points.halves[0].tip, points.halves[1].tip);
  const chest = points.halves[1].pit.x - points.halves[0].pit.x;
  const bodyShoulders = distance(body.shoulder(-1, 1), body.shoulder(1, 1));
  const bodyChest = distance(body.pits[0], body.pits[1]);
  const scale = sleeved ? bodyShoulders / garmentShoulders : (bodyChest * 1.04) / chest;
  const ease = EASE[wear];
  const from: Point[] = [];
  const to: Point[] = [];
  const pin = (garmentPoint: Point, bodyPoint: Point) => {
    from.push(bodyPoint);
    to.push(garmentPoint);
  };
  const pits = pair((side) => {
    const sign = SIDES[side];
    const pit = body.pits[index(sign)];
    const half = Math.max(body.half(sign, 0.3), Math.abs(pit.x - person.neck.x));
    return { x: person.neck.x + sign * half * (sleeved ? 1 : 1.02), y: pit.y };
  });

  const hemV = hemHeight(points, person, parts, body, wear, scale);
  const pitV = (pits[0].y - person.neck.y) / person.torso;
  const reaches: number[] = [];
  for (const half of points.halves) {
    const neckAt = pinShoulder(half, points, body, person, scale, sleeved, pin);
    reaches.push(Math.abs(neckAt.x - person.neck.x) / unit);
    pin(half.pit, pits[index(half.sign)]);
    pinSide(half, points, body, person, { scale, ease, pitV, hemV: hemV, wear }, pin);
  }
  pinCentre(points, body, person, scale, pitV, hemV, pin);

  const sleeves: FittedSleeve[] = [];
  const armShare: [number, number] = [0, 0];
  const { trunk, sleeves: sleeveAlpha } = partSleeves(garment.alpha, points);
  if (sleeved) {
    for (const half of points.halves) {
      if (!half.sleeve) continue;
      const at = index(half.sign);
      const fitted = fitSleeve(half, half.sleeve, person, body, pits[at], scale, chest);
      sleeves.push(fitted.sleeve);
      armShare[at] = fitted.share;
    }
  }
  const reach = unit * (wear === "dresses" ? 1.6 : 1.1);
  const end = body.place(hemV, 0).y;
  return {
    wear,
    bodyAlpha: trunk,
    sleeveAlpha,
    bodyMap: thinPlateSpline(from, to),
    allows: envelope(from, body, person),
    box: {
      left: person.neck.x - reach,
      right: person.neck.x + reach,
      top: person.neck.y - unit * 0.75,
      bottom: end + unit * 0.25,
    },
    sleeves,
    from: (throatY(points, body, person, scale) - person.neck.y) / person.torso,
    to: hemV,
    neckReach: Math.max(...reaches),
    parted: false,
    armShare,
    collar: points.halves.some((half) => half.collar > 0),
    coversShoulders: sleeved || garmentShoulders > chest * 0.8,
    scale: 1 / scale,
  };
}

type Pin = (garmentPoint: Point, bodyPoint: Point) => void;

/**
 * Shoulder seam on shoulder seam; straps keep their place between neck and armhole. Answers where the
 * neckline begins.
 */
function pinShoulder(
  half: TopHalf,
  points: TopPoints,
  body: BodyOutline,
  person: Person,
  scale: number,
  sleeved: boolean,
  pin: Pin,
): Point {
  const { sign, neck, tip } = half;
  const lift = person.shoulders * LIFT;
  const raise = (p: Point): Point => ({ x: p.x, y: p.y - lift });
  if (!sleeved) {
    const [start, end] = [body.shoulder(sign, 0), body.shoulder(sign, 1)];
    const shareOf = (x: number) =>
      (Math.abs(x - points.centre) * scale - Math.abs(start.x - person.neck.x)) /
      Math.max(1, Math.abs(end.x - start.x));
    // A strap lies beside the neck, not up its side: one cut closer moves out as a whole.
    const moved = Math.max(0, STRAP_FROM - shareOf(neck.x));
    const line = (x: number) =>
      raise(body.shoulder(sign, clamp(shareOf(x) + moved, STRAP_FROM, 0.95)));
    pin(tip, line(tip.x));
    if (Math.abs(neck.x - tip.x) > 6) pin(neck, line(neck.x));
    return line(neck.x);
  }
  // The neckline keeps its share of the shoulders, within what a neck allows.
  const neckShare = Math.abs(neck.x - points.centre) / Math.abs(tip.x - points.centre);
  const far = Math.abs(body.shoulder(sign, 1).x - person.neck.x);
  const near = Math.abs(body.shoulder(sign, 0).x - person.neck.x);
  const share = clamp((neckShare * far - near) / (far - near), -0.12, 0.6);
  const neckAt = body.shoulder(sign, share);
  const seamEnd = body.shoulder(sign, 1);
  const room = Math.abs(tip.x - neck.x) * 0.12;
  pin(tip, { x: seamEnd.x, y: seamEnd.y - person.shoulders * TIP_LIFT });
  pin(neck, raise(neckAt));
  for (const t of [0.25, 0.5, 0.75]) {
    const x = mix(neck.x, tip.x, t);
    const straight = mix(neck.y, tip.y, t);
    // The cloth's own upper edge, unless a lapel or a fold stands out of it.
    const y = clamp(points.topAt(x), straight - room, straight + room);
    const on = body.shoulder(sign, mix(share, 1, t));
    pin({ x, y }, { x: on.x, y: on.y - person.shoulders * mix(LIFT, TIP_LIFT, t ** 2) });
  }
  if (half.collar > 0) {
    const top = { x: neck.x - sign * half.collar * 0.12, y: neck.y - half.collar };
    const under = neckAt.y - person.face.chin.y - person.shoulders * UNDER_CHIN;
    const height = Math.min(half.collar * scale, Math.max(under, half.collar * scale * 0.35));
    pin(top, { x: neckAt.x - sign * height * 0.22, y: neckAt.y - lift - height });
  }
  return neckAt;
}

interface SideShape {
  scale: number;
  ease: number;
  pitV: number;
  hemV: number;
  wear: Wear;
}

/** The garment's side follows the body but keeps its own looseness and flare. */
function pinSide(
  half: TopHalf,
  points: TopPoints,
  body: BodyOutline,
  person: Person,
  { scale, ease, pitV, hemV, wear }: SideShape,
  pin: Pin,
): void {
  const { sign, pit } = half;
  const steps = wear === "dresses" ? 7 : 5;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const y = mix(pit.y, half.hem.y, t);
    const v = heightAt((y - pit.y) / (points.hem - pit.y), points, pitV, hemV);
    const x = points.edge(sign, y);
    const own = Math.abs(x - points.centre) * scale;
    const trunk = trunkAt(body, person, sign, v);
    const loosest = trunk * (wear === "outerwear" ? 1.3 : v < 1 ? 1.18 : 1.18 + (v - 1) * 1.2);
    const offset = clamp(own, trunk * ease, Math.max(trunk * ease, loosest));
    pin({ x, y }, body.place(v, sign * offset));
  }
}

/** Half width to cover at a height: the trunk's, and below it what the legs need. */
function trunkAt(body: BodyOutline, person: Person, sign: -1 | 1, v: number): number {
  if (v <= 1.1) return body.half(sign, v);
  return Math.max(person.shoulders * 0.3, body.half(sign, Math.min(v, 1.3)) * (v > 1.3 ? 0.96 : 1));
}

/** From a share between armpit and hem to a height on the body, the waist kept on the waist. */
function heightAt(t: number, points: TopPoints, pitV: number, hemV: number): number {
  const pitY = (points.halves[0].pit.y + points.halves[1].pit.y) / 2;
  if (points.waist === null || hemV < 1) return mix(pitV, hemV, t);
  const bend = (points.waist - pitY) / (points.hem - pitY);
  const waistV = 0.66;
  return t < bend ? mix(pitV, waistV, t / bend) : mix(waistV, hemV, (t - bend) / (1 - bend));
}

function pinCentre(
  points: TopPoints,
  body: BodyOutline,
  person: Person,
  scale: number,
  pitV: number,
  hemV: number,
  pin: Pin,
): void {
  const neck = lerp(body.shoulder(-1, 0), body.shoulder(1, 0), 0.5);
  const neckY = (points.halves[0].neck.y + points.halves[1].neck.y) / 2;
  const x = person.neck.x;
  const throat = neck.y - person.shoulders * 0.012 + (points.throat.y - neckY) * scale;
  const closed = points.throat.y < neckY && points.halves.some((half) => half.collar > 0);
  // A closed collar begins below the chin; on a short neck its seam lies the lower for it.
  const top = person.face.chin.y + person.shoulders * UNDER_CHIN;
  const pushed = closed ? Math.max(0, top - throat) : 0;
  pin(points.throat, { x, y: throat + pushed });
  if (pushed > 0) {
    const seam = neck.y - person.shoulders * LIFT + pushed * 0.7;
    pin({ x: points.centre, y: neckY }, { x, y: seam });
  }
  const pitY = (points.halves[0].pit.y + points.halves[1].pit.y) / 2;
  for (const t of [0.35, 0.7, 1]) {
    const v = heightAt(t, points, pitV, hemV);
    pin({ x: points.centre, y: mix(pitY, points.hem, t) }, body.place(v, 0));
  }
}

/** Where the neckline's lowest place falls. */
function throatY(points: TopPoints, body: BodyOutline, person: Person, scale: number): number {
  const neck = lerp(body.shoulder(-1, 0), body.shoulder(1, 0), 0.5);
  const neckY = (points.halves[0].neck.y + points.halves[1].neck.y) / 2;
  return neck.y - person.shoulders * LIFT + (points.throat.y - neckY) * scale;
}
