import sharp from "sharp";
import { newPlane, type Plane, type Rgb } from "./raster.ts";

/**
 * Reads a picture file as upright 8-bit sRGB on white, with a long side of at most `maxSide` px.
 * Gray, palette, 16-bit and transparent pictures become three channels too.
 */
export async function readRgb(path: string, maxSide: number): Promise<Rgb> {
  const { data, info } = await sharp(path, { failOn: "error" })
    .rotate()
    .toColourspace("srgb")
    .flatten({ background: "#ffffff" })
    .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return toThree({ data, width: info.width, height: info.height }, info.channels);
}

/** Lanczos resize to an exact size. */
export async function resizeRgb(image: Rgb, width: number, height: number): Promise<Rgb> {
  if (image.width === width && image.height === height) return image;
  const raw = { width: image.width, height: image.height, channels: 3 as const };
  const { data, info } = await sharp(image.data, { raw })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toThree({ data, width: info.width, height: info.height }, info.channels);
}

/** A picture with a long side of at most `maxSide` px, made smaller by averaging. */
export function shrunkRgb(image: Rgb, maxSide: number): Rgb {
  const shrink = Math.min(1, maxSide / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) =>
    Math.max(1, Math.round(side * shrink)),
  );
  if (width === image.width && height === image.height) return image;
  const data = new Uint8Array(width * height * 3);
  for (let c = 0; c < 3; c++) {
    const whole = newPlane(image.width, image.height);
    for (let i = 0; i < whole.data.length; i++) whole.data[i] = image.data[i * 3 + c];
    const less = resizePlane(whole, width, height);
    for (let i = 0; i < less.data.length; i++) data[i * 3 + c] = Math.round(less.data[i]);
  }
  return { data, width, height };
}

/**
 * Resizes to an exact size with a triangle filter: bilinear when enlarging, averaging when
 * shrinking.
 */
export function resizePlane(source: Plane, width: number, height: number): Plane {
  if (source.width === width && source.height === height) return source;
  const result = newPlane(width, height);
  const across = taps(source.width, width);
  const down = taps(source.height, height);
  const rows = newPlane(width, source.height);
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const [index, weight] of across[x]) {
        sum += source.data[y * source.width + index] * weight;
      }
      rows.data[y * width + x] = sum;
    }
  }
  for (let y = 0; y < height; y++) {
    for (const [index, weight] of down[y]) {
      for (let x = 0; x < width; x++) {
        result.data[y * width + x] += rows.data[index * width + x] * weight;
      }
    }
  }
  return result;
}

/** For each target index, the source indices and weights of a triangle filter. */
function taps(from: number, to: number): [number, number][][] {
  const scale = from / to;
  const reach = Math.max(1, scale);
  return Array.from({ length: to }, (_, i) => {
    const centre = (i + 0.5) * scale - 0.5;
    const list: [number, number][] = [];
    let total = 0;
    for (let j = Math.ceil(centre - reach); j <= Math.floor(centre + reach); j++) {
      const weight = 1 - Math.abs(j - centre) / reach;
      if (weight <= 0) continue;
      list.push([Math.min(from - 1, Math.max(0, j)), weight]);
      total += weight;
    }
    return list.map(([index, weight]): [number, number] => [index, weight / total]);
  });
}

function toThree(image: Rgb, channels: number): Rgb {
  if (channels === 3) return image;
  const size = image.width * image.height;
  const data = new Uint8Array(size * 3);
  for (let i = 0; i < size; i++) {
    for (let c = 0; c < 3; c++) data[i * 3 + c] = image.data[i * channels + (channels > 2 ? c : 0)];
  }
  return { ...image, data };
}
