import type { Plane } from "./raster.ts";

/** Indices of the up to four pixels beside one in a picture of `size` pixels. */
export function neighbours(index: number, width: number, size: number): number[] {
  const x = index % width;
  const list: number[] = [];
  if (x > 0) list.push(index - 1);
  if (x < width - 1) list.push(index + 1);
  if (index >= width) list.push(index - width);
  if (index + width < size) list.push(index + width);
  return list;
}

/** Four-connected regions of the pixels for which `inside` holds, each a list of pixel indices. */
export function regions(
  width: number,
  height: number,
  inside: (index: number) => boolean,
): number[][] {
  const size = width * height;
  const seen = new Uint8Array(size);
  const found: number[][] = [];
  let region: number[] = [];
  const take = (next: number) => {
    if (seen[next] === 1 || !inside(next)) return;
    seen[next] = 1;
    region.push(next);
  };
  for (let start = 0; start < size; start++) {
    region = [];
    take(start);
    // As neighbours() lists them, without a list for each of a million pixels.
    for (let at = 0; at < region.length; at++) {
      const index = region[at];
      const x = index % width;
      if (x > 0) take(index - 1);
      if (x < width - 1) take(index + 1);
      if (index >= width) take(index - width);
      if (index + width < size) take(index + width);
    }
    if (region.length > 0) found.push(region);
  }
  return found;
}

/** The bounding box of pixels, last row and column included. */
export function boundsOf(thing: readonly number[], width: number) {
  let left = width;
  let right = 0;
  for (const i of thing) {
    const x = i % width;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  for (const i of thing) {
    const y = Math.floor(i / width);
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom };
}

/** Eight directions, clockwise on the screen. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/**
 * Outer border of the first region above `threshold` found from the top: its pixels in order,
 * clockwise on the screen (Moore neighbour tracing). Empty when there is no region.
 */
export function traceBorder(mask: Plane, threshold = 0.5): { x: number; y: number }[] {
  const { data, width, height } = mask;
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] > threshold;
  const start = data.findIndex((value) => value > threshold);
  if (start < 0) return [];
  const first = { x: start % width, y: Math.floor(start / width) };
  const border = [first];
  let { x, y } = first;
  let heading = 0;
  for (let guard = 0; guard < 8 * (width + height) * 4; guard++) {
    let moved = false;
    for (let turn = 0; turn < 8; turn++) {
      const direction = (heading + 6 + turn) % 8;
      const [dx, dy] = STEPS[direction];
      if (!inside(x + dx, y + dy)) continue;
      x += dx;
      y += dy;
      heading = direction;
      moved = true;
      break;
    }
    if (!moved || (x === first.x && y === first.y)) break;
    border.push({ x, y });
  }
  return border;
}
