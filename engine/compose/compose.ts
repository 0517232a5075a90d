import type { Fit } from "../fit/fit.ts";
import { blur, boxMean } from "../image/blur.ts";
import { labOf, rgbOf } from "../image/colour.ts";
import { type Grown, grownColours } from "../image/grown.ts";
import { clamp, median, mix, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { resizePlane } from "../image/resample.ts";
import type { Layer } from "../image/warp.ts";
import { foldShading } from "./folds.ts";
import { type Place, placeReader } from "./place.ts";
import type { Masks, Scene } from "./scene.ts";
import { wornReader } from "./worn.ts";

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
  const clothes = wornReader(scene, masks);
  const { parts } = scene;
  const replaced = fit.wear === "bottoms" && fit.parted ? parts.lower : parts.upper;
  const shading = foldShading(person.image, replaced, person.shoulders);
  const folds = { fine: full(shading.fine).data, broad: full(shading.broad).data };
  const tone = skinTone(scene, masks);
  const round = blur(masks.matte, Math.max(1, unit * 0.045), 2);
  const outline = blur(
    { ...masks.matte, data: masks.matte.data.map((m, i) => Math.max(m, layer.alpha[i])) },
    Math.max(1, unit * 0.045),
    2,
  );
  const cloth = grownCloth(layer);
  const ground = grownGround(picture, masks, unit);
  const flesh = grownFlesh(picture, masks, tone, unit);
  const out = new Uint8Array(picture.data);
  const at = placeReader(scene);
  const underTop = fit.wear === "bottoms" ? topOver(masks, unit) : () => 0;
  const locked = new Uint8Array(width * height);
  const shown = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const drawn = layer.alpha[i];
      if (drawn <= 0.003 && masks.skin.data[i] <= 0.02 && !clothes.isNear(i)) continue;
      const place = at(x / factor, y / factor);
      const skinLike = likeSkin(picture, i, tone);
      if (isLocked(masks, i, place, skinLike)) {
        locked[i] = 1;
        continue;
      }
      const onHand = place.onHand && (fit.wear === "tops" || skinLike > 0.5);
      const worn = clothes.at(i, place, onHand, skinLike);
      if (drawn <= 0.003 && worn <= 0.02) continue;
      const cover =
        drawn *
        (1 - inFront(masks, i, place, fit, skinLike)) *
        (1 - place.tucked * underTop(i)) *
        within(round.data[i], place.tucked);
      const clear =
        place.shows === "kept" || onHand ? 0 : smoothstep(0.02, 0.35, worn) * (1 - cover);
      const colour = [picture.data[i * 3], picture.data[i * 3 + 1], picture.data[i * 3 + 2]];
      if (clear > 0) {
        if (place.shows === "ground") {
          for (let c = 0; c < 3; c++) colour[c] = mix(colour[c], ground(x, y, c), clear);
        } else if (place.shows === "skin") {
          const edge = 1 - smoothstep(0.35, 0.95, round.data[i]);
          // An outline of its own tells where a limb's round begins; the old clothes' does not.
          const dim = place.outlined ? 0 : 22 * edge;
          const lift = (tone[0] / 70) * ((folds.broad[i] - 1) * 22 - dim - 13 * place.limb ** 3);
          const even = rgbOf(tone[0] + lift, tone[1], tone[2]);
          const lit = rgbOf(tone[0], tone[1], tone[2]);
          for (let c = 0; c < 3; c++) {
            const near = flesh.at(x, y, c) * (even[c] / Math.max(1, lit[c]));
            const made = mix(mix(even[c], near, 0.7), flesh.at(x, y, c), flesh.beside(i));
            const body = mix(ground(x, y, c), made, place.bodyCover);
            colour[c] = mix(colour[c], body, clear);
          }
        } else {
          for (let c = 0; c < 3; c++) {
            colour[c] = mix(colour[c], clamp(cloth(x, y, c) * folds.fine[i], 0, 255), clear);
          }
        }
      }
      shown[i] = cover;
      if (cover > 0) {
        const shade = folds.fine[i] * (1 - 0.16 * (1 - smoothstep(0.3, 0.95, outline.data[i])));
        for (let c = 0; c < 3; c++) {
          colour[c] = mix(colour[c], clamp(layer.colour[i * 3 + c] * shade, 0, 255), cover);
        }
      }
      for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.round(clamp(colour[c], 0, 255));
    }
  }
  contactShade(out, { ...masks.matte, data: shown }, masks.matte, locked, unit);
  return { data: out, width, height };
}

/**
 * How much of a pixel trousers may cover: to the body's edge where they are tucked in (1), as far as
 * they are drawn where they are not (0), and in a line from the one to the other. `round` is the matte
 * blurred, 0.5 at the edge.
 */
function within(round: number, tucked: number): number {
  const edge = mix(-0.2, 0.5, tucked);
  return smoothstep(edge - 0.12, edge + 0.12, round);
}

/**
 * How far a pixel above the hips lies under the top that is kept: beside its cloth, where neither
 * trousers nor skin were to be seen. Between top and arm a new waistband would peep out.
 */
function topOver(masks: Masks, unit: number): (i: number) => number {
  const reach = Math.max(2, Math.round(unit * 0.05));
  const top = boxMean(masks.upper, reach);
  const below = boxMean(masks.lower, Math.max(1, reach >> 1));
  return (i) =>
    smoothstep(0.02, 0.1, top.data[i]) *
    smoothstep(0.1, 0.02, below.data[i]) *
    (1 - smoothstep(0.3, 0.6, masks.skin.data[i]));
}

/** Usual colour of the person's skin below the face, as L*a*b*. */
function skinTone({ picture, person, factor }: Scene, masks: Masks): [number, number, number] {
  const { centre, radius } = person.face;
  const gather = (near: boolean) => {
    const list: number[][] = [[], [], []];
    for (let i = 0; i < masks.skin.data.length; i += 5) {
      if (masks.skin.data[i] < 0.92 || masks.matte.data[i] < 0.98) continue;
      const x = (i % picture.width) / factor;
      const y = Math.floor(i / picture.width) / factor;
      const inHead = Math.hypot(x - centre.x, y - centre.y) < radius * 1.5;
      if (inHead !== near) continue;
      const d = picture.data;
      labOf(d[i * 3], d[i * 3 + 1], d[i * 3 + 2]).forEach((value, c) => {
        list[c].push(value);
      });
    }
    return list;
  };
  const body = gather(false);
  const source = body[0].length > 150 ? body : gather(true);
  if (source[0].length === 0) return [70, 14, 18];
  return [median(source[0], 0.58), median(source[1]), median(source[2])];
}

/**
 * The ground's colours grown over the person, for old clothes that stood out beyond the body. Right
 * beside them the matte's edge is mixed with their colour, and light on light hardly tells it.
 */
function grownGround(picture: Rgb, masks: Masks, unit: number): Grown {
  const { width, height } = masks.matte;
  const person = masks.matte.data.map((m, i) =>
    Math.max(m, masks.upper.data[i], masks.lower.data[i]),
  );
  const near = boxMean({ width, height, data: person }, Math.max(2, Math.round(unit * 0.03)));
  const known = near.data.map((m, i) => (m < 0.02 && masks.matte.data[i] < 0.03 ? 1 : 0));
  return grownColours(picture.data, known, width, height, 4);
}

/**
 * The skin's own colours grown over the person: skin that is freed goes on where it was seen. Right
 * beside cloth it lies in the cloth's shade, which goes with the cloth. `beside` is 1 next to seen
 * skin, whose light is the picture's own, and 0 an arm's width away.
 */
function grownFlesh(
  picture: Rgb,
  masks: Masks,
  tone: readonly [number, number, number],
  unit: number,
): { at: Grown; beside: (i: number) => number } {
  const cloth = masks.upper.data.map((upper, i) => upper + masks.lower.data[i]);
  const near = boxMean({ ...masks.upper, data: cloth }, Math.max(1, Math.round(unit * 0.022)));
  const known = masks.skin.data.map((skin, i) =>
    skin > 0.92 &&
    near.data[i] < 0.04 &&
    masks.matte.data[i] > 0.98 &&
    likeSkin(picture, i, tone) > 0.6
      ? 1
      : 0,
  );
  const seen = blur({ ...masks.skin, data: known }, Math.max(2, unit * 0.06), 2);
  return {
    at: grownColours(picture.data, known, masks.skin.width, masks.skin.height, 4),
    beside: (i) => smoothstep(0.02, 0.35, seen.data[i]),
  };
}

/** The garment's colours grown over the whole picture, for slivers of old cloth beside it. */
function grownCloth(layer: Layer): Grown {
  const known = layer.alpha.map((a) => (a > 0.9 ? 1 : 0));
  return grownColours(layer.colour, known, layer.width, layer.height, 2);
}

/** 1 where a pixel's colour could be this person's skin in light or shade, 0 where it could not. */
function likeSkin(picture: Rgb, i: number, tone: readonly [number, number, number]): number {
  const d = picture.data;
  const [l, a, b] = labOf(d[i * 3], d[i * 3 + 1], d[i * 3 + 2]);
  // Shade takes colour away with lightness: compare with the tone at that lightness. In less light
  // than any shade leaves, brown cloth would pass for skin.
  const dim = clamp(l / Math.max(1, tone[0]), 0.3, 1.3);
  const lit = smoothstep(0.36, 0.5, l / Math.max(1, tone[0]));
  return lit * smoothstep(17, 10, Math.hypot(a - tone[1] * dim, b - tone[2] * dim));
}

/** Faces, the hair about them and hands keep their bytes, whatever lies over them. */
function isLocked(masks: Masks, i: number, place: Place, skinLike: number): boolean {
  const skin = masks.skin.data[i];
  // An old collar that stands beside the chin goes, unless the new clothes lie open over the old ones.
  const collar =
    place.besideChin &&
    place.shows !== "kept" &&
    masks.upper.data[i] > 0.5 &&
    masks.hair.data[i] < 0.05;
  if (place.aboveChin && !collar) return true;
  if (place.onChest && masks.hair.data[i] > 0.9) return true;
  return place.onHand && (skin > 0.85 || (skinLike > 0.5 && skin > 0.45));
}

/** How much what is already in the picture hides the garment: hair, face, hands, bare forearms. */
function inFront(masks: Masks, i: number, place: Place, fit: Fit, skinLike: number): number {
  const skin = masks.skin.data[i];
  let front = 0;
  if (place.onChest) front = smoothstep(0.35, 0.65, masks.hair.data[i]);
  if (place.aboveChin) front = Math.max(front, smoothstep(0.1, 0.5, skin + masks.hair.data[i]));
  if (place.hand < 0.22) {
    front = Math.max(
      front,
      smoothstep(0.4, 0.7, skin) * smoothstep(0.22, 0.16, place.hand) * skinLike,
    );
  }
  if (place.onNeck) front = Math.max(front, smoothstep(0.3, 0.6, skin));
  if (place.bareArm) front = Math.max(front, smoothstep(0.45, 0.75, skin));
  front = Math.max(front, place.armBefore);
  if (fit.wear === "bottoms") front = Math.max(front, smoothstep(0.35, 0.65, masks.upper.data[i]));
  return front;
}

/** A soft shade under the garment's edge, on the body only. */
function contactShade(
  out: Uint8Array,
  cover: Plane,
  matte: Plane,
  locked: Uint8Array,
  unit: number,
): void {
  const near = blur(cover, clamp(unit * 0.012, 1, 3), 2);
  for (let i = 0; i < near.data.length; i++) {
    const shade = near.data[i] * (1 - cover.data[i]) * matte.data[i] * 0.3;
    if (shade < 0.01 || locked[i] === 1) continue;
    for (let c = i * 3; c < i * 3 + 3; c++) out[c] = Math.round(out[c] * (1 - shade));
  }
}
