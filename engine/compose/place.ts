import type { Fit } from "../fit/fit.ts";
import { clamp, type Plane, sample, smoothstep, toSegment } from "../image/raster.ts";
import type { Person } from "../vision/person.ts";
import { bareArmReader } from "../wearer/bare-arm.ts";
import { legReader } from "../wearer/leg-place.ts";
import { type BodyOutline, usualTrunk } from "../wearer/outline.ts";
import type { Scene } from "./scene.ts";

export interface Place {
  /** What a pixel freed of old clothes shows; "kept" means the picture stands as it is. */
  shows: "skin" | "cloth" | "ground" | "kept";
  /** Distance to the hands, in shoulder widths. */
  hand: number;
  onHand: boolean;
  /** On an arm a new sleeve covers. */
  sleeved: boolean;
  /** On an arm, below where the sleeve ends. */
  bareArm: boolean;
  /** Of a bare arm beside a strap top: how much of it lies before the trunk, its cloth too. */
  armBefore: number;
  /** Where the body's own outline, narrower than the old clothes', is to be seen. */
  outlined: boolean;
  /** Beside or above the chin: the head. */
  aboveChin: boolean;
  /** Beside the chin and clear of the face: a collar may stand there. */
  besideChin: boolean;
  /** On a limb: 0 on its axis, 1 at its edge. */
  limb: number;
  /** 1 above the hips, where a waistband cannot stand out beyond the body, 0 well below. */
  tucked: number;
  /** Below the hips. */
  onLegs: boolean;
  /** On or beside a leg a hem leaves free, down to the ankle; beside it only further down. */
  onShin: boolean;
  /** Of skin shown on a limb: how much of the pixel a bare limb covers; 1 elsewhere. */
  bodyCover: number;
  onNeck: boolean;
  onChest: boolean;
}

/** A neckline reaches no further to the side, in shoulder widths, unless its garment says so. */
const NECKLINE = 0.36;

/** Further to the side, in shoulder widths, the shoulder's line is read; nearer is the neck. */
const NECK_SIDE = 0.22;

/** Further from the middle, in shoulder widths, there is nothing but arms. */
const WIDEST = 0.75;

/** A hem hangs in a curve: so much higher at its sides, in torsos, than where it ends. */
const HEM = 0.06;

/** Half widths of a hand, in shoulder widths: with its fingers, and the least where a thigh is beside it. */
const HAND = { wide: 0.16, narrow: 0.075 } as const;

/** A distance that counts as far, in any unit. */
const FAR = 9;

/** Skin below skin for more than this, in shoulder widths, is no hand. */
const THIGH = 0.3;

/** No trunk is that wide, in shoulder widths from its middle. */
const BESIDE = 0.62;

/** Tells where on the body a working pixel lies, for one fitted garment. */
export function placeReader({ person, parts, body, fit }: Scene): (x: number, y: number) => Place {
  const unit = person.shoulders;
  const { face } = person;
  const neckBase = (body.shoulder(-1, 0).y + body.shoulder(1, 0).y) / 2;
  const pitV = (body.pits[0].y - person.neck.y) / person.torso;
  const legAt = legReader(person, parts);
  const bareAt = bareArmReader({ person, parts, body });
  const isThigh = fit.wear === "tops" ? () => false : thighReader(parts.skin, unit);
  // Straps leave the shoulders free; so does what begins below them.
  const isBareShouldered = !fit.coversShoulders && (fit.wear === "tops" || fit.wear === "dresses");
  const isBeside = (v: number, u: number, leg: number) =>
    v > 1.1 ? leg > 1.3 : Math.abs(u) > WIDEST || (v > 0.8 && Math.abs(u) > usualTrunk(v) * 1.12);
  const freed = (v: number, u: number, arm: ArmPlace, leg: number): Place["shows"] => {
    if (fit.wear === "bottoms")
      return v > fit.to - HEM ? "skin" : isBeside(v, u, leg) ? "ground" : "cloth";
    if (arm.bare) return fit.wear === "outerwear" ? "kept" : "skin";
    const isWide = fit.neckReach > NECKLINE && fit.wear !== "outerwear";
    if (isWide && v < fit.from && Math.abs(u) < fit.neckReach + 0.08) return "skin";
    if (fit.wear === "outerwear") {
      if (arm.on || (v < pitV && Math.abs(u) > 0.45)) return "cloth";
      // Beside trunk and arms only the old sleeves' width is left.
      return fit.sleeves.length > 0 && Math.abs(u) > BESIDE ? "ground" : "kept";
    }
    if (fit.wear === "dresses" && v > fit.to - HEM) return "skin";
    if (v > fit.to) return fit.to < 1.2 ? "kept" : "cloth";
    if (arm.on) return "cloth";
    if (isBeside(v, u, leg)) return "ground";
    if (fit.coversShoulders) {
      return v < Math.max(pitV, fit.from + 0.03) && Math.abs(u) < NECKLINE ? "skin" : "cloth";
    }
    // Below the armpit an arm that touches the trunk is still an arm.
    return v < pitV + (arm.away < 1.3 ? 0.3 : 0.12) ? "skin" : "cloth";
  };
  // An old collar beside the neck leaves ground, one on the neck leaves skin; higher up is hair.
  const aboveShoulder = (u: number, rise: number): Place["shows"] => {
    if (fit.wear === "outerwear" || fit.wear === "bottoms" || rise > unit * 0.15) return "kept";
    return Math.abs(u) < 0.18 ? "skin" : "ground";
  };
  return (x, y) => {
    const v =
      ((x - person.neck.x) * person.down.x + (y - person.neck.y) * person.down.y) / person.torso;
    const u =
      ((x - person.neck.x) * person.across.x + (y - person.neck.y) * person.across.y) / unit;
    const sign = u < 0 ? -1 : 1;
    const nearest = nearestHand(person, x, y);
    const { beyond } = nearest;
    const isPast = beyond > PALM && nearest.palm > HAND.narrow;
    const hand = isPast && isThigh(x, y) ? FAR : nearest.away;
    const cuff = hand < 0.2 && beyond < 0.4 && sample(parts.upper, x, y) > 0.3;
    const arm = armPlace(body, fit, sign, u, x, y);
    // An old cuff may hang over the hand, beyond where the arm is measured.
    // So far out a wide sleeve hangs, further from the bones than an arm is.
    const hanging = !arm.on && Math.abs(u) > WIDEST && v > pitV && v < 1.1;
    if ((cuff || hanging) && fit.wear !== "bottoms" && fit.armShare[sign < 0 ? 0 : 1] < 0.97) {
      arm.on = true;
      arm.bare = true;
      arm.away = Math.min(arm.away, 1);
    }
    const onHand = !cuff && hand < HAND.wide;
    const start = body.shoulder(sign, 0);
    const end = body.shoulder(sign, 1);
    const share = clamp((x - start.x) / (end.x - start.x), 0, 1);
    const above = v < pitV && !arm.on && y < body.shoulder(sign, share).y - unit * 0.03;
    const leg = v > 1 && !arm.on ? legAt(x, y) : 9;
    const onLeg = v > Math.max(1.05, fit.to - HEM) && !arm.on;
    const onShoulder = isBareShouldered && v < pitV && Math.abs(u) > NECK_SIDE;
    const bare = arm.bare || onShoulder ? bareAt(sign, x, y) : null;
    return {
      shows: onShoulder
        ? "skin"
        : above
          ? aboveShoulder(u, body.shoulder(sign, share).y - y)
          : freed(v, u, arm, leg),
      tucked: fit.wear === "bottoms" ? smoothstep(1.2, 0.95, v) : 0,
      hand,
      onHand,
      sleeved: arm.sleeved,
      bareArm: arm.bare,
      outlined: bare !== null,
      armBefore:
        bare && arm.bare && isBareShouldered && bare.freed ? Math.min(bare.outer, bare.inner) : 0,
      limb: onLeg ? Math.min(1, leg) : bare ? bare.limb : arm.on ? Math.min(1, arm.away) : 0,
      onLegs: v > 1.1 && !arm.on,
      onShin: onLeg && (leg > 1.06 || y < person.sides[sign < 0 ? 0 : 1].ankle.y),
      bodyCover: onLeg
        ? smoothstep(1.06, 0.94, leg)
        : bare
          ? Math.min(bare.outer, arm.bare ? bare.inner : 1)
          : 1,
      aboveChin:
        y < face.chin.y + face.radius * 0.12 && Math.abs(x - face.centre.x) < face.radius * 1.7,
      besideChin:
        y > face.chin.y - face.radius * 0.3 && Math.abs(x - face.centre.x) > face.radius * 0.75,
      onNeck: !fit.collar && y < neckBase && Math.abs(u) < 0.2,
      onChest: v < pitV + 0.25,
    };
  };
}

/**
 * Skin that continues far downward is a bare leg's. Where a hand hangs at the hem of shorts, the leg
 * is as near as the fingers and would be taken for them.
 */
function thighReader(skin: Plane, unit: number): (x: number, y: number) => boolean {
  const { width, height, data } = skin;
  const below = new Uint16Array(data.length);
  const beside = Math.max(1, Math.round(unit * 0.04));
  for (let i = data.length - width - 1; i >= 0; i--) {
    if (data[i] > 0.6) below[i] = below[i + width] + 1;
  }
  return (x, y) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    // A leg narrows: at its edge ground comes sooner, and the skin beside tells.
    for (const side of [0, 1, -1]) {
      for (let step = 0; step <= beside; step++) {
        const x = column + side * step;
        if (x < 0 || x >= width || data[row * width + x] < 0.6) break;
        if (below[row * width + x] > unit * THIGH) return true;
      }
    }
    return false;
  };
}

/** How far past the wrist fingers and palm reach, in forearms. */
const FINGERS = 0.6;
const PALM = 0.34;

interface HandPlace {
  /** Distance to the nearer hand, fingers and all, in shoulder widths. */
  away: number;
  /** The same to its palm alone. */
  palm: number;
  /** How far beyond its wrist, in forearms. */
  beyond: number;
}

function nearestHand(person: Person, x: number, y: number): HandPlace {
  let nearest: HandPlace = { away: FAR, palm: FAR, beyond: 0 };
  for (const { elbow, wrist } of person.sides) {
    const dx = wrist.x - elbow.x;
    const dy = wrist.y - elbow.y;
    const beyond = ((x - wrist.x) * dx + (y - wrist.y) * dy) / (dx * dx + dy * dy + 1e-6);
    if (beyond < -0.04) continue;
    const awayTo = (reach: number) =>
      toSegment(x, y, wrist, { x: wrist.x + dx * reach, y: wrist.y + dy * reach })[0] /
      person.shoulders;
    const away = awayTo(FINGERS);
    if (away < nearest.away) nearest = { away, palm: awayTo(PALM), beyond };
  }
  return nearest;
}

interface ArmPlace {
  on: boolean;
  /** Distance from the arm's axis in its half widths. */
  away: number;
  /** On the arm and above the sleeve's end, the end itself left out. */
  sleeved: boolean;
  /** On the arm and below the sleeve's end. */
  bare: boolean;
}

function armPlace(
  body: BodyOutline,
  fit: Fit,
  sign: -1 | 1,
  u: number,
  x: number,
  y: number,
): ArmPlace {
  const arm = body.arms[sign < 0 ? 0 : 1];
  let away = 9;
  let share = 0;
  for (let i = 0; i + 2 < arm.axis.length; i += 2) {
    const [d, t] = toSegment(x, y, arm.axis[i], arm.axis[i + 2]);
    const relative = d / Math.max(1, arm.half[i]);
    if (relative >= away) continue;
    away = relative;
    share = (i + t * 2) / (arm.axis.length - 1);
  }
  const on = away < 1.3 && (Math.abs(u) > 0.44 || share > 0.35);
  const reach = fit.armShare[sign < 0 ? 0 : 1];
  const sleeved = on && fit.sleeves.length > 0 && share > 0.15 && share < reach - 0.06;
  return { on, away, sleeved, bare: on && share >= reach && reach < 0.97 };
}
