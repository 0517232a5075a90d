import { EngineFailure } from "../contract.ts";
import { blur } from "../image/blur.ts";
import { labOf, rgbOf } from "../image/colour.ts";
import { toLab } from "../image/lab.ts";
import {
  insidePolygon,
  mix,
  newPlane,
  type Plane,
  type Point,
  type Rgb,
  smoothstep,
} from "../image/raster.ts";
import { resizeRgb } from "../image/resample.ts";
import { thinPlateSpline } from "../image/tps.ts";
import { drawMapped, newLayer } from "../image/warp.ts";
import type { Vision } from "../vision/human.ts";
import type { Linear } from "./colours.ts";
import type { FacePhoto } from "./face-photo.ts";
import { onto } from "./similarity.ts";
import { byteOf } from "./skin.ts";

/** A square of the picture, in whole pixels. */
export interface HeadBox {
  left: number;
  top: number;
  side: number;
}

/** The face's outline in the mesh (MediaPipe's silhouette), closed. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148,
  176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
/** Uppermost points of the brows. */
const BROWS = [105, 334, 66, 296];
/** Every fifth point pins the inside. */
const INSIDE = Array.from({ length: 94 }, (_, i) => i * 5).filter((i) => !OVAL.includes(i));
/** The figure's head keeps its outline; inside it the photo's own proportions count this much. */
const OWN = 0.9;
/** Detail is measured at this side. */
const WORKING = 640;

/**
 * Puts a photographed face on the figure's head, in place: its own features inside the figure's
 * outline, toned to the skin around and lit like it. `covered` tells how much hair hides a pixel.
 */
export async function insertFace(
  vision: Vision,
  picture: Rgb,
  box: HeadBox,
  photo: FacePhoto,
  covered: (x: number, y: number) => number,
): Promise<void> {
  const head = await resizeRgb(cut(picture, box), WORKING, WORKING);
  const found = (await vision.faces(head))[0];
  if (!found || found.mesh.length < 468) throw new EngineFailure("engine_failed", "no face drawn");
  const drawn = found.mesh.map(([x, y]) => ({ x, y }));
  const oval = OVAL.map((i) => drawn[i]);
  const aligned = onto(photo.mesh, drawn, [...OVAL, ...INSIDE]);
  const centre = meanOf(oval);
  const targets = [...oval, ...INSIDE.map((i) => blend(drawn[i], aligned(photo.mesh[i]), OWN))];
  const sources = [...OVAL, ...INSIDE].map((i) => photo.mesh[i]);
  const layer = newLayer(WORKING, WORKING);
  const { image } = photo;
  drawMapped(
    layer,
    { image, alpha: newPlane(image.width, image.height, 1) },
    thinPlateSpline(targets, sources, 0.5),
    { left: 0, top: 0, right: WORKING, bottom: WORKING },
  );
  const mask = featheredMask(oval.map((p) => blend(centre, p, 0.94)));
  withoutHair(mask, layer.colour, photo.tone, Math.min(...BROWS.map((i) => drawn[i].y)));
  const face = litLike(head, layer.colour, mask);
  const factor = box.side / WORKING;
  const small = await resizeRgb(
    { data: face, width: WORKING, height: WORKING },
    box.side,
    box.side,
  );
  for (let y = 0; y < box.side; y++) {
    for (let x = 0; x < box.side; x++) {
      const at = Math.floor(y / factor) * WORKING + Math.floor(x / factor);
      const px = box.left + x;
      const py = box.top + y;
      if (px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue;
      const share = mask.data[at] * (1 - covered(px, py));
      if (share < 0.004) continue;
      const to = (py * picture.width + px) * 3;
      const from = (y * box.side + x) * 3;
      for (let c = 0; c < 3; c++) {
        picture.data[to + c] = Math.round(mix(picture.data[to + c], small.data[from + c], share));
      }
    }
  }
}

function cut({ data, width, height }: Rgb, { left, top, side }: HeadBox): Rgb {
  const part = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    const row = Math.min(height - 1, Math.max(0, top + y));
    for (let x = 0; x < side; x++) {
      const column = Math.min(width - 1, Math.max(0, left + x));
      const from = (row * width + column) * 3;
      part.set(data.subarray(from, from + 3), (y * side + x) * 3);
    }
  }
  return { data: part, width: side, height: side };
}

const blend = (a: Point, b: Point, t: number): Point => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
});
const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

function featheredMask(outline: readonly Point[]): Plane {
  const mask = newPlane(WORKING, WORKING);
  for (let y = 0; y < WORKING; y++) {
    for (let x = 0; x < WORKING; x++) {
      if (insidePolygon(x, y, outline)) mask.data[y * WORKING + x] = 1;
    }
  }
  const soft = blur(mask, WORKING / 70, 3);
  for (let i = 0; i < soft.data.length; i++) soft.data[i] *= mask.data[i] ** 0.5;
  return blur(soft, WORKING / 160, 2);
}

/**
 * Takes out of the mask what is not of the skin's colour: above the brows a fringe or a hat, beside
 * the cheeks hair that hangs over them, which is darker than a cheek in shade.
 */
function withoutHair(mask: Plane, colour: Float32Array, tone: Linear, brows: number): void {
  const skin = labOf(byteOf(tone[0]), byteOf(tone[1]), byteOf(tone[2]));
  const { width, height } = mask;
  const like = newPlane(width, height, 1);
  let [left, right] = [width, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] < 0.5) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [l, a, b] = labOf(colour[i * 3], colour[i * 3 + 1], colour[i * 3 + 2]);
      if (y < brows) {
        const off = Math.hypot((l - skin[0]) * 0.7, a - skin[1], b - skin[2]);
        like.data[i] = smoothstep(24, 13, off) * smoothstep(brows * 0.55, brows * 0.75, y);
        continue;
      }
      const aside = Math.abs((2 * (x - left)) / Math.max(1, right - left) - 1);
      const off = Math.hypot(Math.min(0, l - skin[0]) * 0.7, a - skin[1], b - skin[2]);
      like.data[i] = mix(1, smoothstep(34, 22, off), smoothstep(0.6, 0.75, aside));
    }
  }
  const soft = blur(like, WORKING / 60, 2);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] *= soft.data[i] ** 1.5;
}

/** The face's detail with the figure's light: broad lightness is shared, colour is moved to its mean. */
function litLike(head: Rgb, colour: Float32Array, mask: Plane): Uint8Array {
  const size = WORKING * WORKING;
  const flat = { width: WORKING, height: WORKING };
  const photo = toLab({ data: Uint8Array.from(colour), ...flat });
  const drawn = toLab(head);
  const lightness = (lab: Float32Array) => {
    const plane = newPlane(WORKING, WORKING);
    for (let i = 0; i < size; i++) plane.data[i] = lab[i * 3];
    return blur(plane, WORKING / 11, 3).data;
  };
  const photoBroad = lightness(photo);
  const drawnBroad = lightness(drawn);
  const shift = [1, 2].map((c) => {
    let sum = 0;
    let weight = 0;
    for (let i = 0; i < size; i++) {
      sum += mask.data[i] * (drawn[i * 3 + c] - photo[i * 3 + c]);
      weight += mask.data[i];
    }
    return weight > 0 ? sum / weight : 0;
  });
  const result = new Uint8Array(size * 3);
  for (let i = 0; i < size; i++) {
    if (mask.data[i] < 0.002) continue;
    const l = photo[i * 3] - photoBroad[i] + mix(photoBroad[i], drawnBroad[i], 0.85);
    result.set(rgbOf(l, photo[i * 3 + 1] + shift[0], photo[i * 3 + 2] + shift[1]), i * 3);
  }
  return result;
}
