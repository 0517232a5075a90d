import { boxMean } from "../image/blur.ts";
import type { Plane } from "../image/raster.ts";
import { neighbours } from "../image/regions.ts";

/** How an outline stands in its picture: what a cut that went wrong shows by itself. */
export interface Residue {
  /** Share of the picture that the thing covers, 0–1. */
  share: number;
  /** Share of the outline that lies on the picture's border. */
  contact: number;
  /** Share of the outline within the picture where its two sides have nearly the same colour. */
  blind: number;
  /** The outline's length as a multiple of what it is once smoothed. */
  rough: number;
  /** How much of the thing lies on its own mirror image, 0–1 (intersection over union). */
  symmetry: number;
}

/** Two sides of an outline nearer than this in flattened L*a*b* show no edge. */
const SEEN = 5;
/** Radius in px over which the colours of either side are taken. */
const SIDE = 3;
/** Radius in px over which an outline is smoothed to tell how rough it is. */
const SMOOTH = 4;

/** Measures an outline. `colour` is [height, width, 3] as it was cut by; `mask` is 0 or 1. */
export function residueOf(mask: Plane, colour: Float32Array): Residue {
  const { width, height, data } = mask;
  const size = width * height;
  const outside: Plane = { ...mask, data: data.map((value) => 1 - value) };
  const [inner, outer] = [meansOf(colour, mask), meansOf(colour, outside)];
  let [edge, onBorder, blind] = [0, 0, 0];
  for (let i = 0; i < size; i++) {
    if (data[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) onBorder++;
    else if (neighbours(i, width, size).some((next) => data[next] === 0)) {
      edge++;
      const away = Math.hypot(...inner.map((plane, c) => plane.data[i] - outer[c].data[i]));
      if (away < SEEN) blind++;
    }
  }
  const smooth = boxMean(boxMean(mask, SMOOTH), SMOOTH);
  smooth.data.forEach((value, i) => {
    smooth.data[i] = value > 0.5 ? 1 : 0;
  });
  const covered = data.reduce((sum, value) => sum + value, 0);
  return {
    share: covered / size,
    contact: onBorder / Math.max(1, edge + onBorder),
    blind: blind / Math.max(1, edge),
    rough: lengthOf(mask) / Math.max(1, lengthOf(smooth)),
    symmetry: symmetryOf(mask),
  };
}

/** Mean colour of the places a mask covers, about every pixel: one plane a channel. */
function meansOf(colour: Float32Array, mask: Plane): Plane[] {
  const weight = boxMean(mask, SIDE);
  return [0, 1, 2].map((c) => {
    const values = { ...mask, data: mask.data.map((value, i) => value * colour[i * 3 + c]) };
    const sum = boxMean(values, SIDE);
    return { ...sum, data: sum.data.map((value, i) => value / (weight.data[i] + 1e-6)) };
  });
}

/** Steps between thing and ground, from pixel to pixel. */
function lengthOf({ data, width, height }: Plane): number {
  let steps = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      if (data[i] !== data[i + 1]) steps++;
      if (data[i] !== data[i + width]) steps++;
    }
  }
  return steps;
}

function symmetryOf({ data, width, height }: Plane): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    sum += i % width;
    count++;
  }
  const twice = Math.round((2 * sum) / Math.max(1, count));
  let [both, either] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const mirrored = twice - x;
      const here = data[y * width + x];
      const there = mirrored >= 0 && mirrored < width ? data[y * width + mirrored] : 0;
      both += Math.min(here, there);
      either += Math.max(here, there);
    }
  }
  return both / Math.max(1, either);
}
