import { blur, boxMean } from "../image/blur.ts";
import { noiseAt } from "../image/noise.ts";
import {
  bytesOf,
  clamp,
  mix,
  newPlane,
  type Plane,
  type Rgb,
  smoothstep,
} from "../image/raster.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import { channelsOf } from "./detail.ts";
import { eachPixel, saturated } from "./tones.ts";

/** Long side strokes are laid at. */
const STROKE_SIDE = 1024;

/**
 * An oil painting: Kuwahara strokes (Kuwahara 1976: of the windows about a pixel the one that
 * varies least counts), laid along edges, richer colour, and the canvas showing through. `fine`
 * (0–1) marks what must stay recognisable, such as faces: there strokes are small.
 */
export async function painted(image: Rgb, fine: Plane, amount: number, seed: number): Promise<Rgb> {
  const shrink = Math.min(1, STROKE_SIDE / Math.max(image.width, image.height));
  const [w, h] = [Math.round(image.width * shrink), Math.round(image.height * shrink)];
  const small = await resizeRgb(image, w, h);
  const radius = Math.max(4, Math.round(Math.max(w, h) / 135));
  const broad = strokes(strokes(small, radius), Math.max(2, radius - 1));
  const narrow = strokes(small, Math.max(2, Math.round(radius / 3)));
  const keep = resizePlane(fine, w, h);
  const data = bytesOf(broad.data.length, (i) =>
    Math.round(mix(broad.data[i], narrow.data[i], 0.82 * keep.data[Math.floor(i / 3)])),
  );
  const large = await resizeRgb(eased({ data, width: w, height: h }), image.width, image.height);
  const weave = canvasOf(image.width, image.height, seed);
  return eachPixel(large, null, (r, g, b, i) => {
    const [x, y, z] = saturated(r, g, b, 0.42 * amount);
    const relief = (weave.data[i] - 0.5) * 0.055 * (1 - 0.7 * fine.data[i]) * Math.min(1, amount);
    return [x + relief, y + relief, z + relief];
  });
}

function strokes(image: Rgb, radius: number): Rgb {
  const { width, height } = image;
  const channels = channelsOf(image);
  const sums = channels.map((plane) => summed(plane.data, width, height));
  const squares = channels.map((plane) =>
    summed(
      plane.data.map((v) => v * v),
      width,
      height,
    ),
  );
  const data = new Uint8Array(image.data.length);
  const mean = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let total = 0;
      const colour = [0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const left = Math.max(0, corner % 2 === 0 ? x - radius : x);
        const right = Math.min(width, (corner % 2 === 0 ? x : x + radius) + 1);
        const top = Math.max(0, corner < 2 ? y - radius : y);
        const bottom = Math.min(height, (corner < 2 ? y : y + radius) + 1);
        const count = (right - left) * (bottom - top);
        let variance = 0;
        for (let c = 0; c < 3; c++) {
          mean[c] = within(sums[c], width, left, top, right, bottom) / count;
          variance += within(squares[c], width, left, top, right, bottom) / count - mean[c] ** 2;
        }
        // A soft choice among the four (Papari 2007) has no blocky seams.
        const weight = 1 / (1e-5 + Math.max(0, variance)) ** 2;
        total += weight;
        for (let c = 0; c < 3; c++) colour[c] += mean[c] * weight;
      }
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[at + c] = Math.round(clamp(colour[c] / total, 0, 1) * 255);
    }
  }
  return { data, width, height };
}

/** Summed-area table with an empty first row and column. */
function summed(values: Float32Array, width: number, height: number): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += values[y * width + x];
      table[(y + 1) * (width + 1) + x + 1] = table[y * (width + 1) + x + 1] + row;
    }
  }
  return table;
}

const within = (
  table: Float64Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
) =>
  table[bottom * (width + 1) + right] -
  table[top * (width + 1) + right] -
  table[bottom * (width + 1) + left] +
  table[top * (width + 1) + left];

/** Without the stairs along the strokes' borders. */
function eased(image: Rgb): Rgb {
  const planes = channelsOf(image).map((plane) => boxMean(plane, 1).data);
  const data = bytesOf(image.data.length, (i) =>
    Math.round(mix(image.data[i], planes[i % 3][Math.floor(i / 3)] * 255, 0.75)),
  );
  return { ...image, data };
}

/**
 * Woven threads, 0–1: over and under in turn, none quite straight, as thick or as rough as the next,
 * and painted over here and there.
 */
function canvasOf(width: number, height: number, seed: number): Plane {
  const plane = newPlane(width, height);
  const thread = Math.max(2.4, Math.max(width, height) / 460);
  const waves = drift(width, height, thread * 14, seed + 1);
  const paint = drift(width, height, thread * 20, seed + 2);
  for (let i = 0; i < plane.data.length; i++) {
    const bend = (waves.data[i] - 0.5) * 5;
    const x = (i % width) / thread + bend;
    const y = Math.floor(i / width) / thread - bend;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const own = noiseAt(seed, (column + row) % 2 === 0 ? column : row + 7919);
    const across = (column + row) % 2 === 0 ? x - column : y - row;
    const weave = Math.sin(across * Math.PI) * (0.45 + 0.55 * own);
    const rough = mix(weave, noiseAt(seed, i), 0.35);
    plane.data[i] = mix(rough, 0.5, smoothstep(0.3, 0.7, paint.data[i]));
  }
  return blur(plane, 1, 1);
}

/** Soft unevenness of a size, 0–1. */
function drift(width: number, height: number, size: number, seed: number): Plane {
  const [w, h] = [Math.ceil(width / size) + 1, Math.ceil(height / size) + 1];
  const small = newPlane(w, h);
  for (let i = 0; i < small.data.length; i++) small.data[i] = noiseAt(seed, i);
  return resizePlane(small, width, height);
}
