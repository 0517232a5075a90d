import { labOf } from "./colour.ts";
import { newPlane, type Plane, type Rgb } from "./raster.ts";

/** A picture in L*a*b*: [height, width, 3] floats. */
export function toLab(image: Rgb): Float32Array {
  const size = image.width * image.height;
  const lab = new Float32Array(size * 3);
  for (let i = 0; i < size * 3; i += 3) {
    const [l, a, b] = labOf(image.data[i], image.data[i + 1], image.data[i + 2]);
    lab[i] = l;
    lab[i + 1] = a;
    lab[i + 2] = b;
  }
  return lab;
}

/** Rec. 601 luma, 0–1. */
export function luma(image: Rgb): Plane {
  const plane = newPlane(image.width, image.height);
  const { data } = image;
  for (let i = 0, j = 0; i < plane.data.length; i++, j += 3) {
    plane.data[i] = (0.299 * data[j] + 0.587 * data[j + 1] + 0.114 * data[j + 2]) / 255;
  }
  return plane;
}

/** L*a*b* of one pixel of a picture with three bytes a pixel. */
export const labAt = (
  { data }: { readonly data: ArrayLike<number> },
  i: number,
): [number, number, number] => labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]);
