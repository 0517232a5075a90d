import { labOf } from "../image/colour.ts";
import { labAt } from "../image/lab.ts";
import { clamp, median, mix, newPlane, type Plane, smoothstep } from "../image/raster.ts";
import { regions } from "../image/regions.ts";
import type { Masks, Scene } from "./scene.ts";

/** What is seen of a shoe is larger than a square with sides of this, in shoulder widths. */
const SHOE = 0.09;

/** Coverage of the clothes the new garment replaces. Shoes are kept: they are told by their colour. */
export function oldClothes(scene: Scene, masks: Masks): Plane {
  const { fit, person, factor, picture } = scene;
  const old = newPlane(masks.matte.width, masks.matte.height);
  const legs = fit.wear === "bottoms" || fit.wear === "dresses" ? trouserEnds(scene, masks) : null;
  const middle = person.pelvis.x * factor;
  const unit = person.shoulders * factor;
  const unlike = new Uint8Array(old.data.length);
  for (let y = 0; y < old.height; y++) {
    for (let x = 0; x < old.width; x++) {
      const i = y * old.width + x;
      let lower = masks.lower.data[i];
      const leg = legs?.[x < middle ? 0 : 1];
      if (lower > 0 && leg) {
        const low = smoothstep(leg.ankle - unit * 0.04, leg.ankle, y);
        if (low > 0) {
          const lab = labAt(picture, i);
          const alike =
            leg.covers(lab) * smoothstep(leg.ankle + unit * 0.26, leg.ankle + unit * 0.18, y);
          if (lower > 0.5 && low > 0.5 && alike < 0.5) unlike[i] = 1;
          lower *= mix(1, alike, low);
        }
      }
      const upper = masks.upper.data[i];
      if (fit.wear === "bottoms") old.data[i] = lower;
      else if (fit.wear === "dresses") old.data[i] = Math.min(1, upper + lower);
      else old.data[i] = upper;
    }
  }
  // A shoe is one large piece; small specks unlike the trousers are the hem's shadow and seam.
  const pieces = legs ? regions(old.width, old.height, (i) => unlike[i] === 1) : [];
  for (const piece of pieces) {
    if (piece.length > (unit * SHOE) ** 2) continue;
    for (const i of piece) old.data[i] = Math.max(old.data[i], masks.lower.data[i]);
  }
  return old;
}

type Lab = readonly [number, number, number];

/** Shade changes lightness more than colour. */
const away = (p: Lab, q: Lab) => Math.hypot((p[0] - q[0]) * 0.6, p[1] - q[1], p[2] - q[2]);

/** Colours nearer than this are told by nearness to the trousers alone. */
const LIKE_SHOES = 7;

/** A leg's ankle row, and how well a colour fits what covers the shin rather than the foot, 0–1. */
function trouserEnds({ person, factor, picture }: Scene, masks: Masks) {
  const unit = person.shoulders * factor;
  const { width, height } = picture;
  return person.sides.map((side) => {
    const ankle = side.ankle.y * factor;
    const middle = side.ankle.x * factor;
    const toneOf = (from: number, to: number, isWanted: (i: number) => boolean): Lab | null => {
      const channels: number[][] = [[], [], []];
      for (let y = Math.max(0, Math.round(from)); y < Math.min(height, to); y += 2) {
        for (let x = Math.round(middle - unit * 0.15); x < middle + unit * 0.15; x += 2) {
          const i = y * width + x;
          if (x < 0 || x >= width || !isWanted(i)) continue;
          for (let c = 0; c < 3; c++) channels[c].push(picture.data[i * 3 + c]);
        }
      }
      if (channels[0].length < 8) return null;
      const [r = 0, g = 0, b = 0] = channels.map((values) => median(values));
      return labOf(r, g, b);
    };
    const isCloth = (i: number) => masks.lower.data[i] > 0.8;
    const isPerson = (i: number) => masks.matte.data[i] > 0.9;
    const cloth = toneOf(ankle - unit * 0.5, ankle - unit * 0.08, isCloth) ?? [0, 0, 0];
    let sole = Math.min(height - 1, Math.round(ankle + unit * 0.5));
    const isFoot = (y: number) =>
      isPerson(Math.round(y) * width + clamp(Math.round(middle), 0, width - 1));
    while (sole > ankle && !isFoot(sole)) sole--;
    // Above the sole, which has a colour of its own.
    const shoe = toneOf(sole - unit * 0.14, sole - unit * 0.06, isPerson);
    const isTold = shoe !== null && sole - ankle > unit * 0.12 && away(shoe, cloth) > LIKE_SHOES;
    return {
      ankle,
      covers: (lab: Lab) => {
        const off = away(lab, cloth);
        if (!isTold) return smoothstep(18, 11, off);
        return smoothstep(28, 20, off) * smoothstep(1.1, 0.8, off / (away(lab, shoe) + 1e-3));
      },
    };
  });
}
