import { labOf } from "../image/lab.ts";
import { median, mix, newPlane, type Plane, smoothstep } from "../image/raster.ts";
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
            smoothstep(18, 11, off) *
            smoothstep(leg.ankle + unit * 0.26, leg.ankle + unit * 0.18, y);
          if (lower > 0.5 && low > 0.5 && alike < 0.5) unlike[i] = 1;
          lower *= mix(1, alike, low);
        }
      }
      const upper = masks.upper.data[i]!;
      if (fit.wear === "bottoms") old.data[i] = lower;
      else if (fit.wear === "dresses") old.data[i] = Math.min(1, upper + lower);
      else old.data[i] = upper;
    }
  }
  // A shoe is one thing; specks unlike the trousers are the hem's shadow and its seam.
  for (const piece of regions(old.width, old.height, (i) => unlike[i] === 1)) {
    if (piece.length > (unit * SHOE) ** 2) continue;
    for (const i of piece) old.data[i] = Math.max(old.data[i]!, masks.lower.data[i]!);
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
