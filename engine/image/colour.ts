import { clamp } from "./raster.ts";

/** sRGB's curve, 0–1: to linear light and back (IEC 61966-2-1). */
export const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
export const fromLinear = (c: number) =>
  c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
/** By sRGB byte. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const WHITE = { x: 0.95047, z: 1.08883 };
const toF = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
const fromF = (t: number) => (t > 0.2069 ? t * t * t : (t - 16 / 116) / 7.787);

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

/** Inverse of `labOf`: sRGB clipped to 0–255, not rounded. */
export function rgbOf(l: number, a: number, b: number): [number, number, number] {
  const fy = (l + 16) / 116;
  const x = WHITE.x * fromF(fy + a / 500);
  const y = fromF(fy);
  const z = WHITE.z * fromF(fy - b / 200);
  const byte = (linear: number) => 255 * clamp(fromLinear(clamp(linear, 0, 1)), 0, 1);
  return [
    byte(3.2406 * x - 1.5372 * y - 0.4986 * z),
    byte(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    byte(0.0557 * x - 0.204 * y + 1.057 * z),
  ];
}

/** The three bytes of "#rrggbb". */
export function bytesOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
