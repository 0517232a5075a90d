import { blur } from "../image/blur.ts";
import { labOf, luma, rgbOf } from "../image/lab.ts";
import { pushPull } from "../image/push-pull.ts";
import {
  clamp,
  median,
  mix,
  newPlane,
  type Plane,
  type Rgb,
  sample,
  smoothstep,
  toSegment,
} from "../image/raster.ts";
import { resizePlane } from "../image/resample.ts";
import type { Layer } from "../image/warp.ts";
import type { BodyOutline } from "../vision/outline.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import type { Fit } from "./fit.ts";

/** What composing needs; the picture is full size, `factor` is its pixels a working pixel. */
export interface Scene {
  picture: Rgb;
  factor: number;
  person: Person;
  parts: Parts;
  body: BodyOutline;
  fit: Fit;
  layer: Layer;
}

/**
 * Puts the drawn garment on the picture: takes the old clothes away where they would show, shades the
 * garment by the old cloth's folds and the body's roundness, and keeps hair, face and hands in front.
 * Pixels it has no reason to touch keep their bytes.
 */
export function compose(scene: Scene): Rgb {
  const { picture, factor, person, fit, layer } = scene;
  const { width, height } = picture;
  const unit = person.shoulders * factor;
  const full = (plane: Plane) => resizePlane(plane, width, height);
  const masks = {
    skin: full(scene.parts.skin),
    hair: full(scene.parts.hair),
    upper: full(scene.parts.upper),
    lower: full(scene.parts.lower),
    matte: full(person.matte),
  };
  const old = oldClothes(scene, masks);
  const replaced = fit.wear === "bottoms" && fit.parted ? masks.lower : masks.upper;
  const folds = foldShading(picture, replaced, unit);
  const tone = skinTone(scene, masks);
  const round = blur(masks.matte, Math.max(1, unit * 0.045), 2);
  const outline = blur(
    { ...masks.matte, data: masks.matte.data.map((m, i) => Math.max(m, layer.alpha[i]!)) },
    Math.max(1, unit * 0.045),
    2,
  );
  const cloth = grownCloth(layer);
  const ground = grownGround(picture, masks.matte);
  const out = Uint8Array.from(picture.data);
  const at = placeReader(scene);
  const locked = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const drawn = layer.alpha[i]!;
      let worn = old.data[i]!;
      if (drawn <= 0.003 && worn <= 0.02) continue;
      const place = at(x / factor, y / factor);
      const skinLike = likeSkin(picture, i, tone);
      if (isLocked(masks, i, place, skinLike)) {
        locked[i] = 1;
        continue;
      }
      const cover =
        drawn *
        (1 - inFront(masks, i, place, fit, skinLike)) *
        (place.tucked ? masks.matte.data[i]! : 1);
      const onHand = place.onHand && (fit.wear === "tops" || skinLike > 0.5);
      const clear =
        place.shows === "kept" || onHand ? 0 : smoothstep(0.02, 0.35, worn) * (1 - cover);
      if (place.shows === "ground")
        worn = worn * smoothstep(0.2, 0.05, masks.hair.data[i]!) * smoothstep(0.5, 0.9, worn);
      const colour = [picture.data[i * 3]!, picture.data[i * 3 + 1]!, picture.data[i * 3 + 2]!];
      if (clear > 0) {
        if (place.shows === "ground") {
          for (let c = 0; c < 3; c++) colour[c] = mix(colour[c]!, ground[i * 3 + c]!, clear);
        } else if (place.shows === "skin") {
          const edge = 1 - smoothstep(0.35, 0.95, round.data[i]!);
          const lift =
            (tone[0] / 70) * ((folds.broad[i]! - 1) * 22 - 22 * edge - 10 * place.limb ** 3);
          const skin = rgbOf(tone[0] + lift, tone[1], tone[2]);
          for (let c = 0; c < 3; c++) colour[c] = mix(colour[c]!, skin[c]!, clear);
        } else {
          for (let c = 0; c < 3; c++) {
            colour[c] = mix(colour[c]!, clamp(cloth[i * 3 + c]! * folds.fine[i]!, 0, 255), clear);
          }
        }
      }
      if (cover > 0) {
        const shade = folds.fine[i]! * (1 - 0.16 * (1 - smoothstep(0.3, 0.95, outline.data[i]!)));
        for (let c = 0; c < 3; c++) {
          colour[c] = mix(colour[c]!, clamp(layer.colour[i * 3 + c]! * shade, 0, 255), cover);
        }
      }
      for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.round(clamp(colour[c]!, 0, 255));
    }
  }
  contactShade(out, layer, masks.matte, locked, unit);
  return { data: out, width, height };
}

type Masks = Record<"skin" | "hair" | "upper" | "lower" | "matte", Plane>;

/** Coverage of the clothes the new garment replaces. Shoes are kept: they are told by their colour. */
function oldClothes(scene: Scene, masks: Masks): Plane {
  const { fit, person, factor, picture } = scene;
  const old = newPlane(masks.matte.width, masks.matte.height);
  const legs = fit.wear === "bottoms" || fit.wear === "dresses" ? trouserEnds(scene, masks) : null;
  const middle = person.pelvis.x * factor;
  const unit = person.shoulders * factor;
  for (let y = 0; y < old.height; y++) {
    for (let x = 0; x < old.width; x++) {
      const i = y * old.width + x;
      let lower = masks.lower.data[i]!;
      const leg = legs?.[x < middle ? 0 : 1];
      if (lower > 0 && leg) {
        const low = smoothstep(leg.ankle - unit * 0.04, leg.ankle, y);
        if (low > 0) {
          const [l, a, b] = labOf(
            picture.data[i * 3]!,
            picture.data[i * 3 + 1]!,
            picture.data[i * 3 + 2]!,
          );
          const off = Math.hypot((l - leg.tone[0]) * 0.6, a - leg.tone[1], b - leg.tone[2]);
          const alike =
            smoothstep(24, 14, off) *
            smoothstep(leg.ankle + unit * 0.26, leg.ankle + unit * 0.18, y);
          lower *= mix(1, alike, low);
        }
      }
      const upper = masks.upper.data[i]!;
      if (fit.wear === "bottoms") old.data[i] = lower;
      else if (fit.wear === "dresses") old.data[i] = Math.min(1, upper + lower);
      else old.data[i] = upper;
    }
  }
  return old;
}

/** A leg's ankle row and the usual colour of what covers the shin above it. */
function trouserEnds({ person, factor, picture }: Scene, masks: Masks) {
  const unit = person.shoulders * factor;
  return person.sides.map((side) => {
    const ankle = side.ankle.y * factor;
    const channels: number[][] = [[], [], []];
    for (let y = Math.round(ankle - unit * 0.5); y < ankle - unit * 0.08; y += 2) {
      for (
        let x = Math.round(side.ankle.x * factor - unit * 0.15);
        x < side.ankle.x * factor + unit * 0.15;
        x += 2
      ) {
        const i = y * picture.width + x;
        if (!(masks.lower.data[i]! > 0.8)) continue;
        for (let c = 0; c < 3; c++) channels[c]!.push(picture.data[i * 3 + c]!);
      }
    }
    const [r = 0, g = 0, b = 0] = channels.map((values) => median(values));
    return { ankle, tone: labOf(r, g, b) };
  });
}

/**
 * Lightness of the old cloth against its own surroundings: `fine` for folds, `broad` for light and
 * shade only; 1 where there was no cloth. A fold changes lightness alone; where the colour changes
 * too it is a print, and is not carried over. Patterned cloth is damped as a whole.
 */
function foldShading(picture: Rgb, cloth: Plane, unit: number) {
  const { width, height } = cloth;
  const light = luma(picture);
  const chroma = [newPlane(width, height), newPlane(width, height)] as const;
  for (let i = 0; i < light.data.length; i++) {
    const y = light.data[i]! * 255 + 24;
    chroma[0].data[i] = (picture.data[i * 3]! - light.data[i]! * 255) / y;
    chroma[1].data[i] = (picture.data[i * 3 + 2]! - light.data[i]! * 255) / y;
  }
  const wide = unit * 0.3;
  const spread = blur(cloth, wide, 2);
  const localMean = (plane: Plane) => {
    const weighted = newPlane(width, height);
    for (let i = 0; i < weighted.data.length; i++)
      weighted.data[i] = plane.data[i]! * cloth.data[i]!;
    const sum = blur(weighted, wide, 2);
    for (let i = 0; i < sum.data.length; i++) sum.data[i]! /= spread.data[i]! + 1e-3;
    return sum;
  };
  const means = chroma.map(localMean) as [Plane, Plane];
  const plain = newPlane(width, height);
  for (let i = 0; i < plain.data.length; i++) {
    const off = Math.hypot(
      chroma[0].data[i]! - means[0].data[i]!,
      chroma[1].data[i]! - means[1].data[i]!,
    );
    plain.data[i] = cloth.data[i]! * Math.exp(-((off / 0.09) ** 2));
  }
  const weighted = newPlane(width, height);
  for (let i = 0; i < weighted.data.length; i++) weighted.data[i] = light.data[i]! * plain.data[i]!;
  const mean = (radius: number) => {
    const sum = blur(weighted, Math.max(1, radius), 2);
    const weight = blur(plain, Math.max(1, radius), 2);
    return { weight, at: (i: number) => sum.data[i]! / (weight.data[i]! + 1e-3) };
  };
  const near = mean(unit * 0.015);
  const middle = mean(unit * 0.1);
  const around = mean(wide);
  let variance = 0;
  let count = 0;
  for (let i = 0; i < plain.data.length; i += 7) {
    if (plain.data[i]! < 0.9) continue;
    variance += (near.at(i) / around.at(i) - 1) ** 2;
    count++;
  }
  const rough = Math.sqrt(variance / Math.max(1, count));
  const gain = Math.min(1, (0.07 / Math.max(0.035, rough)) ** 2);
  const fine = new Float32Array(width * height).fill(1);
  const broad = new Float32Array(width * height).fill(1);
  for (let i = 0; i < fine.length; i++) {
    const ground = around.at(i);
    if (ground < 0.004) continue;
    const trust = smoothstep(0.3, 0.9, near.weight.data[i]!) * gain;
    const trustBroad = smoothstep(0.2, 0.7, middle.weight.data[i]!) * Math.sqrt(gain);
    fine[i] = clamp(1 + (near.at(i) / ground - 1) * trust, 0.62, 1.22);
    broad[i] = clamp(1 + (middle.at(i) / ground - 1) * trustBroad, 0.7, 1.2);
  }
  return { fine, broad };
}

/** Usual colour of the person's skin below the face, as L*a*b*. */
function skinTone({ picture, person, factor }: Scene, masks: Masks): [number, number, number] {
  const { centre, radius } = person.face;
  const gather = (near: boolean) => {
    const list: number[][] = [[], [], []];
    for (let i = 0; i < masks.skin.data.length; i += 5) {
      if (masks.skin.data[i]! < 0.92 || masks.matte.data[i]! < 0.98) continue;
      const x = (i % picture.width) / factor;
      const y = Math.floor(i / picture.width) / factor;
      const inHead = Math.hypot(x - centre.x, y - centre.y) < radius * 1.5;
      if (inHead !== near) continue;
      const d = picture.data;
      labOf(d[i * 3]!, d[i * 3 + 1]!, d[i * 3 + 2]!).forEach((value, c) => {
        list[c]!.push(value);
      });
    }
    return list;
  };
  const body = gather(false);
  const source = body[0]!.length > 150 ? body : gather(true);
  if (source[0]!.length === 0) return [70, 14, 18];
  return [median(source[0]!, 0.58), median(source[1]!), median(source[2]!)];
}

/** The ground's colours grown over the person, for old clothes that stood out beyond the body. */
function grownGround(picture: Rgb, matte: Plane): Float32Array {
  const known = matte.data.map((m) => (m < 0.03 ? 1 : 0));
  return pushPull(picture.data, known, matte.width, matte.height);
}

/** The garment's colours grown over the whole picture, for slivers of old cloth beside it. */
function grownCloth(layer: Layer): Float32Array {
  const known = layer.alpha.map((a) => (a > 0.9 ? 1 : 0));
  return pushPull(layer.colour, known, layer.width, layer.height);
}

interface Place {
  /** What a pixel freed of old clothes shows; "kept" means the picture stands as it is. */
  shows: "skin" | "cloth" | "ground" | "kept";
  /** Distance to the hands, in shoulder widths. */
  hand: number;
  onHand: boolean;
  /** On an arm, below where the sleeve ends. */
  bareArm: boolean;
  /** Beside or above the chin: the head. */
  aboveChin: boolean;
  /** On an arm: 0 on its axis, 1 at its edge. */
  limb: number;
  /** Above the hips, where a waistband cannot stand out beyond the body. */
  tucked: boolean;
  onNeck: boolean;
  onChest: boolean;
}

/** Tells where on the body a working pixel lies, for one fitted garment. */
function placeReader({ person, parts, body, fit }: Scene): (x: number, y: number) => Place {
  const unit = person.shoulders;
  const { face } = person;
  const neckBase = (body.shoulder(-1, 0).y + body.shoulder(1, 0).y) / 2;
  const pitV = (body.pits[0].y - person.neck.y) / person.torso;
  const freed = (v: number, u: number, arm: ArmPlace): Place["shows"] => {
    if (fit.wear === "bottoms") return v > fit.to ? "skin" : "cloth";
    if (arm.bare) return fit.wear === "outerwear" ? "kept" : "skin";
    if (fit.wear === "outerwear")
      return arm.on || (v < pitV && Math.abs(u) > 0.45) ? "cloth" : "kept";
    if (v > fit.to) return fit.wear === "dresses" ? "skin" : fit.to < 1.2 ? "kept" : "cloth";
    if (arm.on) return "cloth";
    if (fit.coversShoulders) {
      return v < Math.max(pitV, fit.from + 0.03) && Math.abs(u) < 0.36 ? "skin" : "cloth";
    }
    return v < pitV + 0.12 ? "skin" : "cloth";
  };
  // An old collar beside the neck leaves ground, one on the neck leaves skin.
  const aboveShoulder = (u: number): Place["shows"] => {
    if (fit.wear === "outerwear" || fit.wear === "bottoms") return "kept";
    return Math.abs(u) < 0.18 ? "skin" : "ground";
  };
  return (x, y) => {
    const v =
      ((x - person.neck.x) * person.down.x + (y - person.neck.y) * person.down.y) / person.torso;
    const u =
      ((x - person.neck.x) * person.across.x + (y - person.neck.y) * person.across.y) / unit;
    const sign = u < 0 ? -1 : 1;
    const arm = armPlace(body, fit, sign, u, x, y);
    const { away: hand, beyond } = nearestHand(person, x, y);
    const cuff = beyond < 0.4 && sample(parts.upper, x, y) > 0.5;
    const onHand = hand < 0.16 && !cuff;
    const start = body.shoulder(sign, 0);
    const end = body.shoulder(sign, 1);
    const share = clamp((x - start.x) / (end.x - start.x), 0, 1);
    const above = v < pitV && !arm.on && y < body.shoulder(sign, share).y - unit * 0.03;
    return {
      shows: above ? aboveShoulder(u) : freed(v, u, arm),
      tucked: fit.wear === "bottoms" && v < 0.98,
      hand,
      onHand,
      bareArm: arm.bare,
      limb: arm.on ? Math.min(1, arm.away) : 0,
      aboveChin:
        y < face.chin.y + face.radius * 0.12 && Math.abs(x - face.centre.x) < face.radius * 1.7,
      onNeck: !fit.collar && y < neckBase && Math.abs(u) < 0.2,
      onChest: v < pitV + 0.25,
    };
  };
}

/** Distance to the nearer hand in shoulder widths, and how far beyond its wrist (in forearms). */
function nearestHand(person: Person, x: number, y: number): { away: number; beyond: number } {
  let nearest = { away: 9, beyond: 0 };
  for (const { elbow, wrist } of person.sides) {
    const dx = wrist.x - elbow.x;
    const dy = wrist.y - elbow.y;
    const beyond = ((x - wrist.x) * dx + (y - wrist.y) * dy) / (dx * dx + dy * dy + 1e-6);
    if (beyond < -0.04) continue;
    const tip = { x: wrist.x + dx * 0.6, y: wrist.y + dy * 0.6 };
    const away = toSegment(x, y, wrist, tip)[0] / person.shoulders;
    if (away < nearest.away) nearest = { away, beyond };
  }
  return nearest;
}

interface ArmPlace {
  on: boolean;
  /** Distance from the arm's axis in its half widths. */
  away: number;
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
    const [d, t] = toSegment(x, y, arm.axis[i]!, arm.axis[i + 2]!);
    const relative = d / Math.max(1, arm.half[i]!);
    if (relative >= away) continue;
    away = relative;
    share = (i + t * 2) / (arm.axis.length - 1);
  }
  const on = away < 1.3 && (Math.abs(u) > 0.44 || share > 0.35);
  const reach = fit.armShare[sign < 0 ? 0 : 1];
  return { on, away, bare: on && share >= reach && reach < 0.97 };
}

/** 1 where a pixel's colour could be this person's skin in light or shade, 0 where it could not. */
function likeSkin(picture: Rgb, i: number, tone: readonly [number, number, number]): number {
  const d = picture.data;
  const [l, a, b] = labOf(d[i * 3]!, d[i * 3 + 1]!, d[i * 3 + 2]!);
  // Shade takes colour away with lightness: compare with the tone at that lightness.
  const dim = clamp(l / Math.max(1, tone[0]), 0.3, 1.3);
  return smoothstep(17, 10, Math.hypot(a - tone[1] * dim, b - tone[2] * dim));
}

/** Faces, the hair about them and hands keep their bytes, whatever lies over them. */
function isLocked(masks: Masks, i: number, place: Place, skinLike: number): boolean {
  if (place.aboveChin) return true;
  return place.onHand && skinLike > 0.5 && masks.skin.data[i]! > 0.45;
}

/** How much what is already in the picture hides the garment: hair, face, hands, bare forearms. */
function inFront(masks: Masks, i: number, place: Place, fit: Fit, skinLike: number): number {
  const skin = masks.skin.data[i]!;
  let front = 0;
  if (place.onChest) front = smoothstep(0.35, 0.65, masks.hair.data[i]!);
  if (place.aboveChin) front = Math.max(front, smoothstep(0.1, 0.5, skin + masks.hair.data[i]!));
  if (place.hand < 0.22) {
    front = Math.max(
      front,
      smoothstep(0.4, 0.7, skin) * smoothstep(0.22, 0.16, place.hand) * skinLike,
    );
  }
  if (place.onNeck) front = Math.max(front, smoothstep(0.3, 0.6, skin));
  if (place.bareArm) front = Math.max(front, smoothstep(0.45, 0.75, skin));
  if (fit.wear === "bottoms") front = Math.max(front, smoothstep(0.35, 0.65, masks.upper.data[i]!));
  return front;
}

/** A soft shade under the garment's edge, on the body only. */
function contactShade(
  out: Uint8Array,
  layer: Layer,
  matte: Plane,
  locked: Uint8Array,
  unit: number,
): void {
  const cover: Plane = { data: layer.alpha, width: layer.width, height: layer.height };
  const near = blur(cover, clamp(unit * 0.012, 1, 3), 2);
  for (let i = 0; i < near.data.length; i++) {
    const shade = near.data[i]! * (1 - layer.alpha[i]!) * matte.data[i]! * 0.3;
    if (shade < 0.01 || locked[i] === 1) continue;
    for (let c = i * 3; c < i * 3 + 3; c++) out[c] = Math.round(out[c]! * (1 - shade));
  }
}
