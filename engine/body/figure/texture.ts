import sharp from "sharp";

/** An sRGB picture with coverage, [height, width, 4] bytes, row 0 on top. */
export interface Texture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** No texture is read larger than this. */
const MOST = 2048;

/** Reads a picture file as a texture; `finer` makes it so many times larger, smoothly. */
export async function readTexture(file: string, finer = 1): Promise<Texture> {
  const { width = MOST } = await sharp(file).metadata();
  const side = Math.min(MOST, Math.round(width * finer));
  const { data, info } = await sharp(file)
    .resize(side, side, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Bilinear reading at u, v (v up, repeating); writes four numbers 0–255 into `out`. */
export function readTexel(
  { data, width, height }: Texture,
  u: number,
  v: number,
  out: Float32Array,
): void {
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (1 - (v - Math.floor(v))) * height - 0.5;
  const x0 = Math.max(0, Math.floor(x));
  const y0 = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const right = x0 + 1 < width ? 4 : 0;
  const down = y0 + 1 < height ? width * 4 : 0;
  const s = Math.max(0, x - x0);
  const t = Math.max(0, Math.min(1, y - y0));
  const at = (y0 * width + x0) * 4;
  for (let c = 0; c < 4; c++) {
    const top = data[at + c] * (1 - s) + data[at + right + c] * s;
    const low = data[at + down + c] * (1 - s) + data[at + down + right + c] * s;
    out[c] = top * (1 - t) + low * t;
  }
}
