/** An 8-bit sRGB picture: `data` is [height, width, 3], row by row. */
export interface Rgb {
  data: Uint8Array;
  width: number;
  height: number;
}

/** One number a pixel: `data` is [height, width]. Masks run 0–1. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/** A place in a picture, in pixels, y down. */
export interface Point {
  x: number;
  y: number;
}

/** A plane with `fill` everywhere. */
export const newPlane = (width: number, height: number, fill = 0): Plane => {
  const data = new Float32Array(width * height);
  if (fill !== 0) data.fill(fill);
  return { data, width, height };
};

export const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(high, value));

/** 0 below `from`, 1 above `to`, smooth between (Hermite). Works with from > to as well. */
export const smoothstep = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** Linear interpolation: `a` at t = 0, `b` at t = 1; `lerp` is the same for points. */
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const lerp = (a: Point, b: Point, t: number): Point => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
});
/** Euclidean distance, in pixels. */
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
export const scalePoint = (p: Point, factor: number): Point => ({
  x: p.x * factor,
  y: p.y * factor,
});

/** Distance from p to the segment ab, and how far along it the nearest place lies (0–1). */
export function toSegment(x: number, y: number, a: Point, b: Point): [number, number] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1);
  return [Math.hypot(x - a.x - t * dx, y - a.y - t * dy), t];
}

/** Whether a point lies inside a polygon, by the even-odd rule. */
export function insidePolygon(x: number, y: number, polygon: readonly Point[]): boolean {
  let inside = false;
  let b = polygon.at(-1);
  for (const a of polygon) {
    if (b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
    b = a;
  }
  return inside;
}

/** Bilinear look-up; outside the plane the nearest pixel counts. */
export function sample(plane: Plane, x: number, y: number): number {
  const { data, width, height } = plane;
  const cx = clamp(x, 0, width - 1);
  const cy = clamp(y, 0, height - 1);
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const u = cx - x0;
  const v = cy - y0;
  const top = data[y0 * width + x0]! * (1 - u) + data[y0 * width + x1]! * u;
  const low = data[y1 * width + x0]! * (1 - u) + data[y1 * width + x1]! * u;
  return top * (1 - v) + low * v;
}

/** Bytes of a picture, each told by its place; TypedArray.from asks an iterator and is 20 times slower. */
export function bytesOf(length: number, at: (index: number) => number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = at(i);
  return bytes;
}

/** The median (upper of two for an even count), or another quantile `at` 0–1; 0 for no values. */
export function median(values: ArrayLike<number>, at = 0.5): number {
  const { length } = values;
  if (length === 0) return 0;
  return nth(new Float64Array(values), Math.min(length - 1, Math.floor(length * at)));
}

/** What would stand at a place if the values were sorted, which they partly are then (Hoare's Find, 1961). */
function nth(values: Float64Array, place: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[place]!;
    let [low, high] = [from, to];
    while (low <= high) {
      while (values[low]! < pivot) low++;
      while (values[high]! > pivot) high--;
      if (low > high) break;
      const kept = values[low]!;
      values[low++] = values[high]!;
      values[high--] = kept;
    }
    if (high < place) from = low;
    if (low > place) to = high;
  }
  return values[place]!;
}
