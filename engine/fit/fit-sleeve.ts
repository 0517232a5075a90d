import type { Sleeve, TopHalf } from "../garment/top-half.ts";
import { along, lengthOf, type Polyline } from "../image/polyline.ts";
import { clamp, distance, lerp, mix, type Point, smoothstep } from "../image/raster.ts";
import type { Vertex } from "../image/warp.ts";
import type { Person } from "../vision/person.ts";
import type { ArmOutline } from "../wearer/arm-outline.ts";
import type { BodyOutline } from "../wearer/outline.ts";
import { CAP_END, capOf } from "./cap.ts";
import { type FittedSleeve, TIP_LIFT } from "./fit.ts";

const index = (sign: -1 | 1) => (sign < 0 ? 0 : 1);
const ROWS = 22;
const COLUMNS = 8;

/** Lays a sleeve along the arm: its outside on the arm's outside, its inside on the arm's inside. */
export function fitSleeve(
  half: TopHalf,
  sleeve: Sleeve,
  person: Person,
  body: BodyOutline,
  pit: Point,
  scale: number,
  chest: number,
): { sleeve: FittedSleeve; share: number } {
  const arm = body.arms[index(half.sign)];
  const side = person.sides[index(half.sign)];
  const tip = body.shoulder(half.sign, 1);
  const share = sleeveShare(sleeve, half, arm, scale, chest);
  const cuff = distance(sleeve.outer.at(-1)!, sleeve.inner.at(-1)!) * scale;
  const lines = armLines(arm, tip, pit, share, cuff, person.shoulders, capOf(person, arm, tip));
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
  const start = lerp(outer[0], inner[0], 0.5);
  const end = lerp(outer.at(-1)!, inner.at(-1)!, 0.5);
  const long = distance(start, end) || 1;
  return { x: (end.x - start.x) / long, y: (end.y - start.y) / long };
}

/**
 * Lengths of sleeves in widths of their own garment's chest, which no loose cut changes: up to the
 * first they end above the elbow, from the second on at the wrist.
 */
const SHORT = 0.6;
const LONG = 0.78;

/** How far down the arm the sleeve reaches (0–1), long sleeves to the wrist. */
function sleeveShare(
  sleeve: Sleeve,
  half: TopHalf,
  arm: ArmOutline,
  scale: number,
  chest: number,
): number {
  const length = lengthOf(sleeve.outer);
  const share = (length * scale) / arm.length;
  const relative = length / Math.max(1, distance(half.tip, half.hem));
  const own = length / Math.max(1, chest);
  if (own > LONG && (share > 0.82 || relative > 0.8)) return 1;
  const most = own < SHORT ? 0.5 : 0.95;
  return clamp(share * (share < 0.7 ? 0.9 : 0.96), 0.2, most);
}

/** The two lines on the arm a sleeve is laid on, from shoulder tip and armpit to the cuff. */
function armLines(
  arm: ArmOutline,
  tip: Point,
  pit: Point,
  share: number,
  cuffWidth: number,
  unit: number,
  cap: readonly Point[],
): { outer: Polyline; inner: Polyline } {
  const outer: Point[] = [{ x: tip.x, y: tip.y - unit * TIP_LIFT }];
  const inner: Point[] = [pit];
  const last = (arm.axis.length - 1) * share;
  // The armpit lies some way down the arm: the inside starts there.
  const pitAt = arm.axis.reduce(
    (best, p, i) => (distance(p, pit) < distance(arm.axis[best], pit) ? i : best),
    0,
  );
  const armCuff = arm.half[Math.round(last)] * 2;
  const looser = clamp(cuffWidth / armCuff, 1.12, share < 0.6 ? 1.4 : 1.7);
  outer.push(...cap.map((p) => lerp(arm.axis[1], p, 1.04)));
  const steps = 16;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const at = t * last;
    const low = Math.min(arm.axis.length - 2, Math.floor(at));
    const read = (line: readonly Point[]) => lerp(line[low], line[low + 1], at - low);
    const out = read(arm.outer);
    const back = read(arm.inner);
    const middle = lerp(out, back, 0.5);
    const widen = mix(1.06, looser, smoothstep(0.2, 1, t));
    if (at > CAP_END)
      outer.push(lerp(middle, out, mix(1.05, widen, t) + (unit * 0.018) / distance(middle, out)));
    if (at > pitAt * 0.9) inner.push(lerp(middle, back, widen * 1.02));
  }
  if (inner.length < 2) inner.push(lerp(pit, lerp(arm.axis.at(Math.round(last))!, pit, 0.5), 0.5));
  return { outer, inner };
}
