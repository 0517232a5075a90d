import { boxMean, guidedFilter } from "../image/blur.ts";
import { grownColours } from "../image/grown.ts";
import { luma } from "../image/lab.ts";
import { clamp, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { resizePlane } from "../image/resample.ts";
import type { Vision } from "./human.ts";
import { withoutIslands } from "./islands.ts";

/** A rectangle of a picture, in whole pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * How much each pixel belongs to the person, 0–1, at the picture's size. The segmentation model
 * works on 256 × 256 px, so it is run twice: on the whole person, and on `upper` (head to hips)
 * alone, where the arms beside the body need more detail. The border is then decided by colour.
 */
export async function personMatte(
  vision: Vision,
  image: Rgb,
  whole: Box,
  upper: Box,
): Promise<Plane> {
  const rough = newPlane(image.width, image.height);
  paste(rough, await segmentPart(vision, image, whole), whole, () => 1);
  const fade = upper.height * 0.15;
  paste(rough, await segmentPart(vision, image, upper), upper, (x, y) =>
    Math.min(
      0.7,
      smoothstep(0, fade, upper.height - y),
      smoothstep(0, upper.width * 0.05, Math.min(x, upper.width - 1 - x)),
    ),
  );
  return withoutIslands(refineMatte(image, rough, Math.max(2, Math.round(image.height / 150))));
}

async function segmentPart(vision: Vision, image: Rgb, box: Box): Promise<Plane> {
  const part: Rgb = {
    width: box.width,
    height: box.height,
    data: new Uint8Array(box.width * box.height * 3),
  };
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * image.width + box.left) * 3;
    part.data.set(image.data.subarray(from, from + box.width * 3), y * box.width * 3);
  }
  return resizePlane(await vision.segment(part), box.width, box.height);
}

function paste(to: Plane, part: Plane, box: Box, weight: (x: number, y: number) => number): void {
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const i = (box.top + y) * to.width + box.left + x;
      to.data[i] = mix(to.data[i], part.data[y * box.width + x], weight(x, y));
    }
  }
}

/**
 * Decides the border: the colours of nearly certain pixels of both sides are extended over the
 * uncertain band, and a pixel's coverage is where its colour lies between the two. Where the two
 * sides look alike the guided filter decides.
 */
export function refineMatte(image: Rgb, rough: Plane, radius: number): Plane {
  const { width, height } = image;
  const wide = boxMean(rough, radius);
  const inside = new Float32Array(width * height);
  const outside = new Float32Array(width * height);
  for (let i = 0; i < inside.length; i++) {
    inside[i] = rough.data[i] > 0.9 && wide.data[i] > 0.93 ? 1 : 0;
    outside[i] = rough.data[i] < 0.08 && wide.data[i] < 0.06 ? 1 : 0;
  }
  const person = grownColours(image.data, inside, width, height, 2);
  const ground = grownColours(image.data, outside, width, height, 2);
  const smooth = guidedFilter(luma(image), rough, radius * 1.5, 0.0008);
  const matte = newPlane(width, height);
  for (let i = 0; i < matte.data.length; i++) {
    if (inside[i] === 1) matte.data[i] = 1;
    if (inside[i] === 1 || outside[i] === 1) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    let along = 0;
    let apart = 0;
    let off = 0;
    for (let c = 0; c < 3; c++) {
      const from = ground(x, y, c);
      const step = person(x, y, c) - from;
      const here = image.data[i * 3 + c] - from;
      along += here * step;
      apart += step * step;
      off += here * here;
    }
    const byModel = clamp((smooth.data[i] - 0.25) / 0.5, 0, 1);
    // A colour far from the ground's belongs to the person, even when unlike the cloth beside it.
    const byColour = Math.max(
      clamp(along / (apart + 1), 0, 1),
      byModel * smoothstep(30, 70, Math.sqrt(off)),
    );
    const trust = smoothstep(18, 45, Math.sqrt(apart)) * 0.9;
    matte.data[i] = mix(byModel, smoothstep(0.08, 0.92, byColour), trust);
  }
  return matte;
}
