import type { BottomPoints } from "../garment/bottom-points.ts";
import { clamp, mix, type Point, sample } from "../image/raster.ts";
import { thinPlateSpline } from "../image/tps.ts";
import type { Garment } from "../vision/cut-out.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import { type LegEdges, legEdges } from "../wearer/leg-edges.ts";
import type { BodyOutline } from "../wearer/outline.ts";
import type { Fit } from "./fit.ts";
import { between, type Row } from "./rows.ts";

/** A trouser leg laid flat is this much wider than the same leg worn, seen from the front. */
const WORN = 0.85;
/** The waist as a height on the trunk; the old top, where it hangs lower, lies over it. */
const WAIST = 0.76;

/** Places a garment that hangs from the waist: trousers, shorts, skirts. */
export function fitBottom(
  garment: Garment,
  points: BottomPoints,
  person: Person,
  parts: Parts,
  body: BodyOutline,
): Fit {
  const unit = person.shoulders;
  const from: Point[] = [];
  const to: Point[] = [];
  const pin = (x: number, y: number, bodyPoint: Point) => {
    from.push(bodyPoint);
    to.push({ x, y });
  };
  const waistV = waistHeight(person, parts, body);
  const waistY = body.place(waistV, 0).y;
  const waistHalf = ([-1, 1] as const).map((sign) => body.half(sign, waistV) * 1.02);
  const hipY = body.place(1.06, 0).y;
  const hipHalf = (body.half(-1, 1.06) + body.half(1, 1.06)) / 2;
  const scale = (waistHalf[0] + waistHalf[1]) / points.waistWidth;
  const ankle = Math.min(
    (person.sides[0].ankle.y + person.sides[1].ankle.y) / 2 + unit * 0.04,
    person.image.height * 1.02,
  );
  const middle = (y: number) => {
    const hips = (person.sides[0].hip.x + person.sides[1].hip.x) / 2;
    const ankles = (person.sides[0].ankle.x + person.sides[1].ankle.x) / 2;
    return mix(hips, ankles, clamp((y - hipY) / Math.max(1, ankle - hipY), 0, 1));
  };
  const height = points.bottom - points.top;
  const hemY = points.isFull ? ankle : Math.min(waistY + height * scale, ankle);
  const legs = legEdges(person, middle);
  const crotchY = points.crotch === null ? null : crotchHeight(person, middle, hipY);

  // Rows of the garment and where they come to lie.
  const rowY = (y: number) => {
    const t = (y - points.top) / height;
    if (points.crotch === null || crotchY === null) return mix(waistY, hemY, t);
    const bend = (points.crotch - points.top) / height;
    const bodyCrotch = Math.min(crotchY, hemY - unit * 0.1);
    return t < bend
      ? mix(waistY, bodyCrotch, t / bend)
      : mix(bodyCrotch, hemY, (t - bend) / (1 - bend));
  };
  const rows: Row[] = [];
  const isParted = (y: number) =>
    points.crotch !== null && crotchY !== null && y > points.crotch + height * 0.02;
  const heights = [0.02, 0.1, 0.2, 0.32, 0.46, 0.6, 0.74, 0.88, 1].map((t) =>
    Math.min(points.top + height * t, points.sideEnd),
  );
  // Pins on one place, or nearly, would tear the map.
  const apart = heights.filter((y, i) => i === 0 || y - heights[i - 1] > height * 0.03);
  for (const y of apart) {
    const t = (y - points.top) / height;
    const target = rowY(y);
    const reach: [number, number] = [0, 0];
    const row = points.edges(y);
    const centre = middle(target);
    for (const sign of [-1, 1] as const) {
      const x = sign < 0 ? row.left : row.right;
      const leg = legs(sign, target);
      const inner = isParted(y)
        ? Math.abs((sign < 0 ? points.inseams(y).left : points.inseams(y).right) - points.centre)
        : 0;
      const wide = (Math.abs(x - points.centre) - inner) * scale;
      const own = isParted(y) ? leg.axis + (wide * WORN) / 2 : Math.abs(x - points.centre) * scale;
      const least = outerLeast(body, person, legs, sign, target, hipY);
      const widest = hipHalf * (points.crotch === null ? 2.3 : 1.2);
      const at = sign < 0 ? 0 : 1;
      const hugs = points.crotch !== null && !isParted(y);
      const loose = clamp(own, least * 1.03, hugs ? least * 1.1 : Math.max(widest, least * 1.1));
      const offset = t < 0.03 ? waistHalf[at] : loose;
      reach[at] = centre + sign * offset;
      pin(x, y, { x: reach[at], y: target });
    }
    rows.push({ y: target, left: reach[0], right: reach[1] });
    if (!isParted(y)) {
      pin(points.centre, y, { x: centre, y: target });
      continue;
    }
    const inseam = points.inseams(y);
    for (const sign of [-1, 1] as const) {
      const x = sign < 0 ? inseam.left : inseam.right;
      const own = Math.abs(x - points.centre) * scale;
      const { axis, inner } = legs(sign, target);
      const edge = sign < 0 ? points.edges(y).left : points.edges(y).right;
      const wide = Math.abs(edge - x) * scale * WORN;
      // Squeezed much narrower than it is, the gap between the legs would tear the map.
      const offset = Math.max(own * 0.4, Math.min(axis - wide / 2, inner - 2));
      pin(x, y, { x: centre + sign * offset, y: target });
    }
  }
  return {
    wear: "bottoms",
    bodyAlpha: garment.alpha,
    sleeveAlpha: garment.alpha,
    bodyMap: thinPlateSpline(from, to),
    allows: between(rows),
    box: {
      left: person.pelvis.x - unit * 1.6,
      right: person.pelvis.x + unit * 1.6,
      top: waistY - unit * 0.1,
      bottom: hemY + unit * 0.2,
    },
    sleeves: [],
    from: waistV,
    to: (hemY - person.neck.y) / person.torso,
    neckReach: 0,
    parted: points.crotch !== null,
    armShare: [0, 0],
    collar: false,
    coversShoulders: false,
    scale: 1 / scale,
  };
}

/** At the waist, or where the old trousers begin when bare skin shows above them. */
function waistHeight(person: Person, parts: Parts, body: BodyOutline): number {
  for (let v = 0.7; v < 1; v += 0.01) {
    let lower = 0;
    let skin = 0;
    for (let u = -0.25; u <= 0.26; u += 0.125) {
      const p = body.place(v, u * person.shoulders);
      if (sample(parts.lower, p.x, p.y) > 0.5) lower++;
      const above = body.place(v - 0.1, u * person.shoulders);
      if (sample(parts.skin, above.x, above.y) > 0.5) skin++;
    }
    if (lower >= 3) return skin >= 3 ? v - 0.01 : Math.min(WAIST, v - 0.01);
  }
  return WAIST;
}

/** Where the legs part: the first ground between them, within what bodies allow. */
function crotchHeight(person: Person, middle: (y: number) => number, hipY: number): number {
  const unit = person.shoulders;
  for (let y = hipY; y < hipY + unit * 0.5; y++) {
    if (sample(person.matte, middle(y), y) < 0.5)
      return clamp(y, hipY + unit * 0.16, hipY + unit * 0.4);
  }
  return hipY + unit * 0.3;
}

function outerLeast(
  body: BodyOutline,
  person: Person,
  legs: LegEdges,
  sign: -1 | 1,
  y: number,
  hipY: number,
): number {
  const v = (y - person.neck.y) / person.torso;
  if (y < hipY) return body.half(sign, v);
  const leg = legs(sign, y).outer;
  return Math.min(leg, body.half(sign, 1.05) * 1.25);
}
