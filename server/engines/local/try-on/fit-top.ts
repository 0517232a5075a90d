import { along, lengthOf, type Polyline } from "../image/polyline.ts";
import {
  clamp,
  distance,
  insidePolygon,
  lerp,
  mix,
  newPlane,
  type Plane,
  type Point,
  sample,
  smoothstep,
  toSegment,
} from "../image/raster.ts";
import { regions } from "../image/regions.ts";
import { thinPlateSpline } from "../image/tps.ts";
import type { Vertex } from "../image/warp.ts";
import type { ArmOutline, BodyOutline } from "../vision/outline.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import type { Garment } from "./cut-out.ts";
import type { Fit, FittedSleeve, Wear } from "./fit.ts";
import type { Sleeve, TopHalf, TopPoints } from "./top-points.ts";

const SIDES = [-1, 1] as const;
const index = (sign: -1 | 1) => (sign < 0 ? 0 : 1);

/** A shoulder seam lies this much above the shoulder, in shoulder widths: cloth has a thickness. */
const LIFT = 0.026;

/** How much wider than the body a garment is cut at least, by how it is worn. */
const EASE: Record<Exclude<Wear, "bottoms">, number> = {
  tops: 1.03,
  dresses: 1.03,
  outerwear: 1.1,
};

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
  const pits = SIDES.map((sign) => {
    const pit = body.pits[index(sign)];
    const half = Math.max(body.half(sign, 0.3), Math.abs(pit.x - person.neck.x));
    return { x: person.neck.x + sign * half * (sleeved ? 1 : 1.02), y: pit.y };
  }) as [Point, Point];

  const hemV = hemHeight(points, person, parts, body, wear, scale);
  const pitV = (pits[0].y - person.neck.y) / person.torso;
  for (const half of points.halves) {
    pinShoulder(half, points, body, person, scale, sleeved, pin);
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
      const fitted = fitSleeve(half, half.sleeve, person, body, pits[at], scale);
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
    parted: false,
    armShare,
    collar: points.halves.some((half) => half.collar > 0),
    coversShoulders: sleeved || garmentShoulders > chest * 0.8,
    scale: 1 / scale,
  };
}

/** Within the pinned outline and a margin; above the armpits within the shoulders. */
function envelope(
  pins: readonly Point[],
  body: BodyOutline,
  person: Person,
): (x: number, y: number) => boolean {
  const margin = person.shoulders * 0.14;
  const pitY = (body.pits[0].y + body.pits[1].y) / 2;
  const top = Math.min(...pins.map((p) => p.y)) - margin;
  const chest = Math.max(
    ...SIDES.map((sign) => Math.abs(body.shoulder(sign, 1).x - person.neck.x)),
    ...pins.filter((p) => p.y <= pitY + 1).map((p) => Math.abs(p.x - person.neck.x)),
  );
  const sides = pins.filter((p) => p.y > pitY - 1).toSorted((a, b) => a.y - b.y);
  const reachAt = (y: number) => {
    let reach = chest;
    for (const p of sides) {
      if (Math.abs(p.y - y) < person.torso * 0.45) {
        reach = Math.max(reach, Math.abs(p.x - person.neck.x));
      }
    }
    return reach;
  };
  const rows = Array.from({ length: person.image.height + 1 }, (_, y) => reachAt(y) + margin);
  return (x, y) => y >= top && Math.abs(x - person.neck.x) <= (rows[Math.round(y)] ?? rows.at(-1)!);
}

type Pin = (garmentPoint: Point, bodyPoint: Point) => void;

/** Shoulder seam on shoulder seam; straps keep their place between neck and armhole. */
function pinShoulder(
  half: TopHalf,
  points: TopPoints,
  body: BodyOutline,
  person: Person,
  scale: number,
  sleeved: boolean,
  pin: Pin,
): void {
  const { sign, neck, tip } = half;
  const lift = person.shoulders * LIFT;
  const raise = (p: Point): Point => ({ x: p.x, y: p.y - lift });
  if (!sleeved) {
    const line = (x: number) => {
      const offset = Math.abs(x - points.centre) * scale;
      const a = body.shoulder(sign, 0);
      const b = body.shoulder(sign, 1);
      const share = (offset - Math.abs(a.x - person.neck.x)) / Math.max(1, Math.abs(b.x - a.x));
      return raise(body.shoulder(sign, clamp(share, -0.25, 0.95)));
    };
    pin(tip, line(tip.x));
    if (Math.abs(neck.x - tip.x) > 6) pin(neck, line(neck.x));
    return;
  }
  // The neckline keeps its share of the shoulders, within what a neck allows.
  const neckShare = Math.abs(neck.x - points.centre) / Math.abs(tip.x - points.centre);
  const far = Math.abs(body.shoulder(sign, 1).x - person.neck.x);
  const near = Math.abs(body.shoulder(sign, 0).x - person.neck.x);
  const share = clamp((neckShare * far - near) / (far - near), -0.12, 0.6);
  const neckAt = body.shoulder(sign, share);
  pin(tip, raise(body.shoulder(sign, 1)));
  pin(neck, raise(neckAt));
  pin(
    { x: mix(neck.x, tip.x, 0.5), y: mix(neck.y, tip.y, 0.5) },
    raise(lerp(neckAt, body.shoulder(sign, 1), 0.5)),
  );
  if (half.collar > 0) {
    const top = { x: neck.x - sign * half.collar * 0.12, y: neck.y - half.collar };
    const room = neckAt.y - person.face.chin.y - person.shoulders * 0.04;
    const height = Math.min(half.collar * scale, Math.max(room, half.collar * scale * 0.35));
    pin(top, { x: neckAt.x - sign * height * 0.22, y: neckAt.y - lift - height });
  }
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
  pin(points.throat, {
    x,
    y: neck.y - person.shoulders * 0.012 + (points.throat.y - neckY) * scale,
  });
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

/** Where the hem falls, as a height on the body, bounded by what the category means. */
function hemHeight(
  points: TopPoints,
  person: Person,
  parts: Parts,
  body: BodyOutline,
  wear: Exclude<Wear, "bottoms">,
  scale: number,
): number {
  const shoulderY = (points.halves[0].tip.y + points.halves[1].tip.y) / 2;
  const start = (body.shoulder(-1, 1).y + body.shoulder(1, 1).y) / 2;
  const length = (points.hem - shoulderY) * scale;
  const v = (start + length - person.neck.y) / person.torso;
  const ankle = ankleHeight(person);
  if (wear === "dresses") {
    const least = Math.min(1.35, ankle);
    const placed = clamp(v, least, ankle);
    return placed > ankle - 0.28 ? ankle : placed;
  }
  const old = oldHem(person, parts, body);
  if (wear === "outerwear") return clamp(v, Math.max(0.72, old - 0.05), Math.min(2, ankle));
  return clamp(Math.max(Math.min(v, 1.12), old + 0.03), 0.62, 1.25);
}

/** The ankles as a height on the body, or the picture's end. */
function ankleHeight(person: Person): number {
  const ankles = (person.sides[0].ankle.y + person.sides[1].ankle.y) / 2;
  const low = Math.min(ankles - person.shoulders * 0.02, person.image.height * 1.02);
  return Math.max(1.35, (low - person.neck.y) / person.torso);
}

/** Lowest height where the old top still covers the front. */
function oldHem(person: Person, parts: Parts, body: BodyOutline): number {
  let lowest = 0.6;
  for (let v = 0.6; v < 1.25; v += 0.02) {
    let covered = 0;
    for (let u = -0.3; u <= 0.3; u += 0.1) {
      const p = body.place(v, u * person.shoulders);
      if (sample(parts.upper, p.x, p.y) > 0.5) covered++;
    }
    if (covered >= 4) lowest = v;
  }
  return lowest;
}

/** Armhole overlap in garment pixels: this much of the body part is also read by the sleeve. */
const OVERLAP = 14;

/** The garment's coverage parted in two along the armholes and the sleeves' insides. */
function partSleeves(alpha: Plane, points: TopPoints): { trunk: Plane; sleeves: Plane } {
  const trunk = newPlane(alpha.width, alpha.height);
  const sleeves = newPlane(alpha.width, alpha.height);
  const areas = points.halves.map((half) => {
    if (!half.sleeve) return null;
    const out = half.sleeve.outer.map((p) => ({ x: p.x + half.sign * 8, y: p.y - 4 }));
    const area = [half.tip, { x: half.tip.x, y: half.tip.y - 12 }, ...out.slice(1)];
    const cuff = half.sleeve.inner.at(-1)!;
    area.push({ x: out.at(-1)!.x, y: out.at(-1)!.y + 14 }, { x: cuff.x, y: cuff.y + 14 });
    area.push(...half.sleeve.inner.toReversed());
    const xs = area.map((p) => p.x);
    return { area, half, left: Math.min(...xs) - OVERLAP, right: Math.max(...xs) + OVERLAP };
  });
  for (let y = 0; y < alpha.height; y++) {
    for (let x = 0; x < alpha.width; x++) {
      const i = y * alpha.width + x;
      if (alpha.data[i] === 0) continue;
      trunk.data[i] = alpha.data[i]!;
      for (const part of areas) {
        if (!part || x < part.left || x > part.right) continue;
        if (insidePolygon(x, y, part.area)) {
          trunk.data[i] = 0;
          sleeves.data[i] = alpha.data[i]!;
        } else if (toSegment(x, y, part.half.tip, part.half.pit)[0] < OVERLAP) {
          sleeves.data[i] = alpha.data[i]!;
        }
      }
    }
  }
  dropScraps(trunk);
  return { trunk, sleeves };
}

/** A scrap of cuff that was missed would be drawn far off by the trunk's map. */
function dropScraps(plane: Plane): void {
  const found = regions(plane.width, plane.height, (i) => plane.data[i]! > 0.02);
  const largest = Math.max(0, ...found.map((region) => region.length));
  for (const region of found) {
    if (region.length < largest * 0.1) for (const i of region) plane.data[i] = 0;
  }
}

const ROWS = 22;
const COLUMNS = 8;

/** Lays a sleeve along the arm: its outside on the arm's outside, its inside on the arm's inside. */
function fitSleeve(
  half: TopHalf,
  sleeve: Sleeve,
  person: Person,
  body: BodyOutline,
  pit: Point,
  scale: number,
): { sleeve: FittedSleeve; share: number } {
  const arm = body.arms[index(half.sign)];
  const side = person.sides[index(half.sign)];
  const tip = body.shoulder(half.sign, 1);
  const share = sleeveShare(sleeve, half, arm, scale);
  const cuff = distance(sleeve.outer.at(-1)!, sleeve.inner.at(-1)!) * scale;
  const lines = armLines(arm, tip, pit, share, cuff, person.shoulders);
  const mesh: Vertex[][] = [];
  // Equal steps from the cuff on both lines, so that a band at the cuff stays a band.
  const power = (outer: Polyline, inner: Polyline) =>
    clamp(lengthOf(outer) / Math.max(1, lengthOf(inner)), 1, 4);
  const fromPower = power(sleeve.outer, sleeve.inner);
  const toPower = power(lines.outer, lines.inner);
  const fromEnd = sleeveAxis(sleeve.outer, sleeve.inner);
  const toEnd = sleeveAxis(lines.outer, lines.inner);
  const past = person.shoulders * 0.012;
  for (let r = -1; r <= ROWS; r++) {
    // One row before the armhole goes under the body part; one after the cuff keeps its soft edge.
    const t = clamp(r / (ROWS - 1), 0, 1);
    const under = r < 0 ? -half.sign * person.shoulders * 0.05 : 0;
    const beyond = r === ROWS ? past : 0;
    const shift = (p: Point, axis: Point, size: number): Point => ({
      x: p.x + (under + axis.x * beyond) * size,
      y: p.y + axis.y * beyond * size,
    });
    const fromOut = shift(along(sleeve.outer, t), fromEnd, 1 / scale);
    const fromIn = shift(along(sleeve.inner, t ** fromPower), fromEnd, 1 / scale);
    const toOut = shift(along(lines.outer, t), toEnd, 1);
    const toIn = shift(along(lines.inner, t ** toPower), toEnd, 1);
    const row: Vertex[] = [];
    for (let c = 0; c <= COLUMNS; c++) {
      const u = -0.03 + (1.06 * c) / COLUMNS;
      row.push({ from: lerp(fromOut, fromIn, u), to: lerp(toOut, toIn, u) });
    }
    mesh.push(row);
  }
  const wristInside = Math.abs(side.wrist.x - person.neck.x) < body.half(half.sign, 0.7) * 0.75;
  return { sleeve: { sign: half.sign, mesh, before: wristInside }, share };
}

/** Unit vector from the middle of the armhole to the middle of the cuff. */
function sleeveAxis(outer: Polyline, inner: Polyline): Point {
  const start = lerp(outer[0]!, inner[0]!, 0.5);
  const end = lerp(outer.at(-1)!, inner.at(-1)!, 0.5);
  const long = distance(start, end) || 1;
  return { x: (end.x - start.x) / long, y: (end.y - start.y) / long };
}

/** How far down the arm the sleeve reaches (0–1), long sleeves to the wrist. */
function sleeveShare(sleeve: Sleeve, half: TopHalf, arm: ArmOutline, scale: number): number {
  const reach = lengthOf(sleeve.outer) * scale;
  const share = reach / arm.length;
  const relative = lengthOf(sleeve.outer) / Math.max(1, distance(half.tip, half.hem));
  if (share > 0.82 || relative > 0.8) return 1;
  return clamp(share * 0.96, 0.2, 0.95);
}

/** The two lines on the arm a sleeve is laid on, from shoulder tip and armpit to the cuff. */
function armLines(
  arm: ArmOutline,
  tip: Point,
  pit: Point,
  share: number,
  cuffWidth: number,
  unit: number,
): { outer: Polyline; inner: Polyline } {
  const outer: Point[] = [{ x: tip.x, y: tip.y - unit * LIFT }];
  const inner: Point[] = [pit];
  const last = (arm.axis.length - 1) * share;
  // The armpit lies some way down the arm: the inside starts there.
  const pitAt = arm.axis.reduce(
    (best, p, i) => (distance(p, pit) < distance(arm.axis[best]!, pit) ? i : best),
    0,
  );
  const armCuff = arm.half[Math.round(last)]! * 2;
  const looser = clamp(cuffWidth / armCuff, 1.12, share < 0.6 ? 1.4 : 1.7);
  const steps = 16;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const at = t * last;
    const low = Math.min(arm.axis.length - 2, Math.floor(at));
    const read = (line: readonly Point[]) => lerp(line[low]!, line[low + 1]!, at - low);
    const out = read(arm.outer);
    const back = read(arm.inner);
    const middle = lerp(out, back, 0.5);
    const widen = mix(1.06, looser, smoothstep(0.2, 1, t));
    // Over the shoulder the outline itself is followed, starting clear of the tip.
    if (at > 1.2)
      outer.push(lerp(middle, out, mix(1.05, widen, t) + (unit * 0.018) / distance(middle, out)));
    if (at > pitAt * 0.9) inner.push(lerp(middle, back, widen * 1.02));
  }
  if (inner.length < 2) inner.push(lerp(pit, lerp(arm.axis.at(Math.round(last))!, pit, 0.5), 0.5));
  return { outer, inner };
}
