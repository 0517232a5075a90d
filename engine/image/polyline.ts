import { distance, lerp, type Point } from "./raster.ts";

/** An open line through points. */
export type Polyline = readonly Point[];

/** Length of a line, in the unit of its points. */
export function lengthOf(line: Polyline): number {
  let total = 0;
  for (let i = 1; i < line.length; i++) total += distance(line[i - 1], line[i]);
  return total;
}

/**
 * The point at a share (0–1) of the line's length; beyond its ends the line is continued straight.
 */
export function along(line: Polyline, share: number): Point {
  const total = lengthOf(line);
  const first = line[0];
  const last = line.at(-1)!;
  if (share < 0)
    return lerp(first, line[1] ?? first, (share * total) / step(first, line[1] ?? first));
  let left = share * total;
  for (let i = 1; i < line.length; i++) {
    const piece = distance(line[i - 1], line[i]);
    if (left <= piece) return lerp(line[i - 1], line[i], piece > 0 ? left / piece : 0);
    left -= piece;
  }
  const before = line.at(-2) ?? last;
  return lerp(before, last, 1 + left / step(before, last));
}
const step = (a: Point, b: Point) => Math.max(1e-3, distance(a, b));

/** `count` points evenly spaced along the line, both ends included. */
export function evenly(line: Polyline, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => along(line, i / (count - 1)));
}

/** Moving mean over up to `reach` neighbours on each side; the ends stay where they are. */
export function smoothLine(line: Polyline, reach: number): Point[] {
  return line.map((point, i) => {
    const r = Math.min(reach, i, line.length - 1 - i);
    if (r === 0) return point;
    let x = 0;
    let y = 0;
    for (let j = i - r; j <= i + r; j++) {
      x += line[j].x;
      y += line[j].y;
    }
    return { x: x / (2 * r + 1), y: y / (2 * r + 1) };
  });
}
