import path from "node:path";
import sharp from "sharp";
import { compose } from "#engine/compose/compose.ts";
import type { Wear } from "#engine/garment/wears.ts";
import { blur, boxMean } from "#engine/image/blur.ts";
import { labOf } from "#engine/image/colour.ts";
import {
  insidePolygon,
  lerp,
  newPlane,
  type Plane,
  type Rgb,
  toSegment,
} from "#engine/image/raster.ts";
import { type Dressing, dress, readWearer, type Wearer } from "#engine/try-on/dressing.ts";
import { loadVision } from "#engine/vision/human.ts";
import { CACHE_DIR, scratch } from "#tests/engine/support.ts";

/** A try-on whose picture is no larger than the working size: one pixel here is one pixel there. */
export interface Worn extends Dressing {
  result: Rgb;
}

/** Half the usual size is enough to tell, and quicker. */
const small = (file: string) =>
  scratch(
    `worn-${path.parse(file).name}.png`,
    sharp(file).resize(768, 768, { fit: "inside", withoutEnlargement: true }).png(),
  );

const context = { report: () => undefined, signal: new AbortController().signal };
const wearers = new Map<string, Promise<Wearer>>();

async function wearerOf(person: string): Promise<Wearer> {
  const input = { role: "person_image", path: await small(person), mime: "image/png" } as const;
  return readWearer(await loadVision(CACHE_DIR), input, context);
}

/** Dresses the person of one picture file, who is read once, in the garment of another. */
export async function wear(person: string, garment: string, asked: Wear | null): Promise<Worn> {
  const read = wearers.get(person) ?? wearerOf(person);
  wearers.set(person, read);
  const input = { role: "clothing_item", path: garment, mime: "image/webp" } as const;
  const dressing = await dress(await loadVision(CACHE_DIR), await read, input, asked, context);
  return { ...dressing, result: compose(dressing.scene) };
}

/** Where new clothes are drawn or old ones stood, a border of six pixels included. */
export function clothingRegion({ scene, wear }: Dressing): Plane {
  const { layer, parts } = scene;
  const region = newPlane(layer.width, layer.height);
  for (let i = 0; i < region.data.length; i++) {
    const upper = wear === "bottoms" ? 0 : parts.upper.data[i];
    const lower = wear === "bottoms" || wear === "dresses" ? parts.lower.data[i] : 0;
    region.data[i] = layer.alpha[i] > 0.003 || upper + lower > 0.02 ? 1 : 0;
  }
  return boxMean(region, 6);
}

const changedAt = ({ scene, result }: Worn, i: number) =>
  [0, 1, 2].some((c) => scene.picture.data[i * 3 + c] !== result.data[i * 3 + c]);

/** Pixels for which a place holds, and how many of them changed. */
export function changesIn(worn: Worn, holds: (i: number, x: number, y: number) => boolean) {
  const { width } = worn.result;
  let [of, changed] = [0, 0];
  for (let i = 0; i < worn.result.data.length / 3; i++) {
    if (!holds(i, i % width, Math.floor(i / width))) continue;
    of++;
    if (changedAt(worn, i)) changed++;
  }
  return { of, changed };
}

export const inFace = ({ scene }: Dressing) => {
  const { centre, oval } = scene.person.face;
  const inner = oval.map((p) => lerp(centre, p, 0.98));
  return (_: number, x: number, y: number) => insidePolygon(x, y, inner);
};

/** Skin within reach of the hand, past the wrist. */
export const onHands = ({ scene }: Dressing) => {
  const { sides, shoulders } = scene.person;
  return (i: number, x: number, y: number) =>
    scene.parts.skin.data[i] > 0.9 &&
    sides.some(({ elbow, wrist }) => {
      const [away] = toSegment(x, y, lerp(elbow, wrist, 1.2), lerp(elbow, wrist, 1.5));
      return away < shoulders * 0.1;
    });
};

/**
 * Mean L*a*b* distance between the garment as drawn and what the result shows of it, lightness
 * compared after both were divided by their own broad light and shade.
 */
export function colourDistance(worn: Worn): number {
  const { layer, parts } = worn.scene;
  const { width, height } = layer;
  const covered: number[] = [];
  const [drawn, shown] = [newPlane(width, height), newPlane(width, height)];
  const weight = newPlane(width, height);
  const lab = (data: ArrayLike<number>, i: number) =>
    labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]);
  for (let i = 0; i < layer.alpha.length; i++) {
    if (layer.alpha[i] < 0.97 || parts.skin.data[i] > 0.3 || parts.hair.data[i] > 0.3) continue;
    covered.push(i);
    drawn.data[i] = lab(layer.colour, i)[0];
    shown.data[i] = lab(worn.result.data, i)[0];
    weight.data[i] = 1;
  }
  const [broadDrawn, broadShown, sum] = [drawn, shown, weight].map((plane) => blur(plane, 12, 2));
  let total = 0;
  for (const i of covered) {
    const [l, a, b] = lab(layer.colour, i);
    const [m, c, d] = lab(worn.result.data, i);
    const shade = (broadDrawn!.data[i] - broadShown!.data[i]) / sum!.data[i];
    total += Math.hypot(l - m - shade, a - c, b - d);
  }
  return total / covered.length;
}

/** L*a*b* distance between the garment's own mean colour and that of what the result shows of it. */
export function meanDistance(worn: Worn): number {
  const { scene, garment, result } = worn;
  const mean = (data: ArrayLike<number>, weight: ArrayLike<number>) => {
    const sum = [0, 0, 0, 0];
    for (let i = 0; i < weight.length; i++) {
      if (weight[i] < 0.97) continue;
      labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]).forEach((value, c) => {
        sum[c] += value;
      });
      sum[3]++;
    }
    return sum.slice(0, 3).map((value) => value / sum[3]);
  };
  const inFront = (i: number) => scene.parts.skin.data[i] > 0.3 || scene.parts.hair.data[i] > 0.3;
  const seen = scene.layer.alpha.map((alpha, i) => (inFront(i) ? 0 : alpha));
  const [own, shown] = [mean(garment.image.data, garment.alpha.data), mean(result.data, seen)];
  return Math.hypot(...own.map((value, c) => value - shown[c]));
}

/** Of the places along the arms that the sleeves should cover, the share that they cover. */
export function sleevesOnArms({ scene }: Dressing): number {
  const { fit, body, layer } = scene;
  const covered = fit.sleeves.flatMap(({ sign }) => {
    const side = sign < 0 ? 0 : 1;
    const { axis } = body.arms[side];
    const last = (axis.length - 1) * (fit.armShare[side] - 0.08);
    return axis
      .slice(2, Math.floor(last))
      .map(({ x, y }) => layer.alpha[Math.round(y) * layer.width + Math.round(x)] > 0.9);
  });
  return covered.filter(Boolean).length / Math.max(1, covered.length);
}

/** The ankles as a height on the body. */
export function ankles({ scene }: Dressing): number {
  const { sides, neck, torso } = scene.person;
  return ((sides[0].ankle.y + sides[1].ankle.y) / 2 - neck.y) / torso;
}

/** Heights on the body (0 shoulders, 1 hips) where the garment begins and ends on its middle line. */
export function reach(worn: Worn): { from: number; to: number } {
  const { person } = worn.scene;
  const { width, height } = worn.result;
  const rows: number[] = [];
  const half = person.shoulders * 0.12;
  for (let y = 0; y < height; y++) {
    const v = (y - person.neck.y) / person.torso;
    const middle = person.neck.x + (person.pelvis.x - person.neck.x) * Math.min(1, Math.max(0, v));
    let covered = 0;
    for (let x = Math.round(middle - half); x < middle + half; x++) {
      if (worn.scene.layer.alpha[y * width + x] > 0.5) covered++;
    }
    if (covered > half) rows.push(v);
  }
  return { from: rows[0] ?? Number.NaN, to: rows.at(-1) ?? Number.NaN };
}
