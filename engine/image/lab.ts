import { clamp, newPlane, type Plane, type Rgb } from "./raster.ts";

/** sRGB byte → linear light (IEC 61966-2-1). */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const WHITE = { x: 0.95047, z: 1.08883 };
const toF = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
const fromF = (t: number) => (t > 0.2069 ? t * t * t : (t - 16 / 116) / 7.787);
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** CIE L*a*b* (D65) of one colour; L 0–100. */
export function labOf(r: number, g: number, b: number): [number, number, number] {
  const red = LINEAR[clamp(Math.round(r), 0, 255)]!;
  const green = LINEAR[clamp(Math.round(g), 0, 255)]!;
  const blue = LINEAR[clamp(Math.round(b), 0, 255)]!;
  const x = toF((0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE.x);
  const y = toF(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = toF((0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE.z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A picture in L*a*b*: [height, width, 3] floats. */
export function toLab(image: Rgb): Float32Array {
  const size = image.width * image.height;
  const lab = new Float32Array(size * 3);
  for (let i = 0; i < size * 3; i += 3) {
    const [l, a, b] = labOf(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!);
    lab[i] = l;
    lab[i + 1] = a;
    lab[i + 2] = b;
  }
  return lab;
}

/** The inverse of labOf, clipped into sRGB, 0–255 unrounded. */
export function rgbOf(l: number, a: number, b: number): [number, number, number] {
  const fy = (l + 16) / 116;
  const x = WHITE.x * fromF(fy + a / 500);
  const y = fromF(fy);
  const z = WHITE.z * fromF(fy - b / 200);
  const byte = (linear: number) => 255 * clamp(gamma(clamp(linear, 0, 1)), 0, 1);
  return [
    byte(3.2406 * x - 1.5372 * y - 0.4986 * z),
    byte(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    byte(0.0557 * x - 0.204 * y + 1.057 * z),
  ];
}

/** Rec. 601 luma, 0–1. */
export function luma(image: Rgb): Plane {
  const plane = newPlane(image.width, image.height);
  const { data } = image;
  for (let i = 0, j = 0; i < plane.data.length; i++, j += 3) {
    plane.data[i] = (0.299 * data[j]! + 0.587 * data[j + 1]! + 0.114 * data[j + 2]!) / 255;
  }
  return plane;
}

/** L*a*b* of one pixel of a picture with three bytes a pixel. */
export const labAt = (
  { data }: { readonly data: ArrayLike<number> },
  i: number,
): [number, number, number] => labOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
