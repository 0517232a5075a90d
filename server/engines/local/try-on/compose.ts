import { blur } from "../image/blur.ts";
import { labOf, luma, rgbOf } from "../image/lab.ts";
import { pushPull } from "../image/push-pull.ts";
import {
  clamp,
  median,
  mix,
  newPlane,
  type Plane,
  type Point,
  type Rgb,
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
  const folds = foldShading(picture, old, unit);
  const tone = skinTone(scene, masks);
  const round = blur(masks.matte, Math.max(1, unit * 0.045), 2);
  const cloth = grownCloth(layer);
  const out = Uint8Array.from(picture.data);
  const at = placeReader(scene);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const drawn = layer.alpha[i]!;
      const worn = old.data[i]!;
      if (drawn <= 0.003 && worn <= 0.02) continue;
      const place = at(x / factor, y / factor);
      const cover = drawn * (1 - inFront(masks, i, place, fit));
      const clear = smoothstep(0.02, 0.35, worn) * (1 - cover);
      const colour = [picture.data[i * 3]!, picture.data[i * 3 + 1]!, picture.data[i * 3 + 2]!];
      if (clear > 0) {
        if (place.shows === "skin") {
          const lift =
            -26 * (1 - smoothstep(0.35, 0.95, round.data[i]!)) + (folds.broad[i]! - 1) * 22;
          const skin = rgbOf(tone[0] + lift, tone[1], tone[2]);
          for (let c = 0; c < 3; c++) colour[c] = mix(colour[c]!, skin[c]!, clear);
        } else {
          for (let c = 0; c < 3; c++) {
            colour[c] = mix(colour[c]!, clamp(cloth[i * 3 + c]! * folds.fine[i]!, 0, 255), clear);
          }
        }
      }
      if (cover > 0) {
        const shade = folds.fine[i]! * (1 - 0.16 * (1 - smoothstep(0.3, 0.95, round.data[i]!)));
        for (let c = 0; c < 3; c++) {
          colour[c] = mix(colour[c]!, clamp(layer.colour[i * 3 + c]! * shade, 0, 255), cover);
        }
      }
      for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.round(clamp(colour[c]!, 0, 255));
    }
  }
  contactShade(out, layer, masks.matte, unit);
  return { data: out, width, height };
}

type Masks = Record<"skin" | "hair" | "upper" | "lower" | "matte", Plane>;

/** Coverage of the clothes the new garment replaces. */
function oldClothes({ fit, person, factor }: Scene, masks: Masks): Plane {
  const old = newPlane(masks.matte.width, masks.matte.height);
  const feet = [0, 1].map((k) => person.sides[k]!.ankle.y * factor);
  const shoes = Math.min(feet[0]!, feet[1]!);
  const fade = person.shoulders * factor * 0.04;
  for (let i = 0; i < old.data.length; i++) {
    const y = Math.floor(i / old.width);
    const lower = masks.lower.data[i]! * (1 - smoothstep(shoes - fade, shoes + fade, y));
    const upper = masks.upper.data[i]!;
    if (fit.wear === "tops") old.data[i] = upper;
    else if (fit.wear === "bottoms") old.data[i] = lower;
    else if (fit.wear === "dresses") old.data[i] = Math.min(1, upper + lower);
  }
  return old;
}

/**
 * Lightness of the old cloth against its own surroundings: `fine` for folds, damped when the cloth is
 * patterned, `broad` for light and shade only. 1 where there was no cloth.
 */
function foldShading(picture: Rgb, old: Plane, unit: number) {
  const light = luma(picture);
  const weighted = newPlane(old.width, old.height);
  for (let i = 0; i < weighted.data.length; i++) weighted.data[i] = light.data[i]! * old.data[i]!;
  const mean = (radius: number) => {
    const r = Math.max(1, radius);
    const sum = blur(weighted, r, 2);
    const weight = blur(old, r, 2);
    return { sum, weight, at: (i: number) => sum.data[i]! / (weight.data[i]! + 1e-3) };
  };
  const near = mean(unit * 0.012);
  const middle = mean(unit * 0.1);
  const wide = mean(unit * 0.3);
  let variance = 0;
  let count = 0;
  for (let i = 0; i < old.data.length; i += 7) {
    if (old.data[i]! < 0.9) continue;
    variance += (near.at(i) / wide.at(i) - 1) ** 2;
    count++;
  }
  const rough = Math.sqrt(variance / Math.max(1, count));
  const gain = Math.min(1, (0.06 / Math.max(0.03, rough)) ** 2);
  const fine = new Float32Array(old.data.length).fill(1);
  const broad = new Float32Array(old.data.length).fill(1);
  for (let i = 0; i < fine.length; i++) {
    const trust = Math.min(1, near.weight.data[i]! * 1.4);
    if (trust < 0.15) continue;
    fine[i] = clamp(1 + (near.at(i) / wide.at(i) - 1) * gain * trust, 0.6, 1.25);
    broad[i] = clamp(1 + (middle.at(i) / wide.at(i) - 1) * Math.sqrt(gain) * trust, 0.7, 1.2);
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
      for (let c = 0; c < 3; c++) list[c]!.push(picture.data[i * 3 + c]!);
    }
    return list;
  };
  const body = gather(false);
  const source = body[0]!.length > 150 ? body : gather(true);
  const [r, g, b] = source.map((values) => median(values, 0.55));
  return labOf(r || 190, g || 150, b || 130);
}

/** The garment's colours grown over the whole picture, for slivers of old cloth beside it. */
function grownCloth(layer: Layer): Float32Array {
  const known = layer.alpha.map((a) => (a > 0.9 ? 1 : 0));
  return pushPull(layer.colour, known, layer.width, layer.height);
}

interface Place {
  /** What a pixel freed of old clothes shows. */
  shows: "skin" | "cloth";
  /** Distance to the hands and to the forearms, in shoulder widths. */
  hand: number;
  bareArm: boolean;
  aboveChin: boolean;
  onNeck: boolean;
  onChest: boolean;
}

/** Tells where on the body a working pixel lies, for one fitted garment. */
function placeReader({ person, body, fit }: Scene): (x: number, y: number) => Place {
  const unit = person.shoulders;
  const { face } = person;
  const neckBase = (body.shoulder(-1, 0).y + body.shoulder(1, 0).y) / 2;
  const pitV = (body.pits[0].y - person.neck.y) / person.torso;
  const hands = person.sides.map((side) => ({
    from: side.wrist,
    to: {
      x: side.wrist.x + (side.wrist.x - side.elbow.x) * 0.55,
      y: side.wrist.y + (side.wrist.y - side.elbow.y) * 0.55,
    },
  }));
  return (x, y) => {
    const v =
      ((x - person.neck.x) * person.down.x + (y - person.neck.y) * person.down.y) / person.torso;
    const u =
      ((x - person.neck.x) * person.across.x + (y - person.neck.y) * person.across.y) / unit;
    const hand = Math.min(...hands.map((h) => toSegment(x, y, h.from, h.to)[0])) / unit;
    const arm = nearestArm(body, x, y);
    const sleeve = fit.armShare[u < 0 ? 0 : 1]!;
    const onArm = arm.away < 1.25 && (Math.abs(u) > 0.44 || arm.share > 0.3);
    const bareArm = onArm && arm.share > sleeve;
    return {
      shows: freed(v, u, bareArm, onArm),
      hand,
      bareArm,
      aboveChin:
        y < face.chin.y + face.radius * 0.12 && Math.abs(x - face.centre.x) < face.radius * 1.7,
      onNeck: y < neckBase - unit * 0.02 && Math.abs(u) < 0.2,
      onChest: v < pitV + 0.25,
    };
  };
  function freed(v: number, u: number, bareArm: boolean, onArm: boolean): Place["shows"] {
    if (fit.wear === "bottoms") return v > fit.to ? "skin" : "cloth";
    if (bareArm) return "skin";
    if (v > fit.to) return fit.wear === "dresses" ? "skin" : "cloth";
    if (onArm) return "cloth";
    if (fit.coversShoulders) return v < pitV && Math.abs(u) < 0.36 ? "skin" : "cloth";
    return v < pitV + 0.12 ? "skin" : "cloth";
  }
}

/** Distance from the nearest arm's axis in its own half widths, and how far down that arm (0–1). */
function nearestArm(body: BodyOutline, x: number, y: number): { away: number; share: number } {
  let best = { away: 9, share: 0 };
  for (const arm of body.arms) {
    const near: Point = arm.axis[0]!;
    if (Math.hypot(x - near.x, y - near.y) > arm.length * 1.3) continue;
    for (let i = 0; i + 1 < arm.axis.length; i += 2) {
      const [away, t] = toSegment(
        x,
        y,
        arm.axis[i]!,
        arm.axis[Math.min(i + 2, arm.axis.length - 1)]!,
      );
      const relative = away / Math.max(1, arm.half[i]!);
      if (relative < best.away)
        best = { away: relative, share: (i + t * 2) / (arm.axis.length - 1) };
    }
  }
  return best;
}

/** How much what is already in the picture hides the garment: hair, face, hands, bare forearms. */
function inFront(masks: Masks, i: number, place: Place, fit: Fit): number {
  const skin = masks.skin.data[i]!;
  let front = 0;
  if (place.onChest) front = smoothstep(0.35, 0.65, masks.hair.data[i]!);
  if (place.aboveChin) front = Math.max(front, smoothstep(0.1, 0.5, skin + masks.hair.data[i]!));
  if (place.hand < 0.3) {
    front = Math.max(front, smoothstep(0.4, 0.7, skin) * smoothstep(0.3, 0.22, place.hand));
  }
  if (place.bareArm) front = Math.max(front, smoothstep(0.45, 0.75, skin));
  if (fit.wear === "bottoms") front = Math.max(front, smoothstep(0.35, 0.65, masks.upper.data[i]!));
  return front;
}

/** A soft shade under the garment's edge, on the body only. */
function contactShade(out: Uint8Array, layer: Layer, matte: Plane, unit: number): void {
  const cover: Plane = { data: layer.alpha, width: layer.width, height: layer.height };
  const near = blur(cover, clamp(unit * 0.012, 1, 3), 2);
  for (let i = 0; i < near.data.length; i++) {
    const shade = near.data[i]! * (1 - layer.alpha[i]!) * matte.data[i]! * 0.3;
    if (shade < 0.01) continue;
    for (let c = i * 3; c < i * 3 + 3; c++) out[c] = Math.round(out[c]! * (1 - shade));
  }
}
