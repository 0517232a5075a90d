import type { DepthBuffer } from "./raster.ts";

/** Strands of hair in the world, ready to be lit and drawn. */
export interface Tresses {
  /** [points, 3] in decimetres; a strand's points lie one after the other. */
  points: Float32Array;
  /** [points, 3] unit vectors away from the hair's surface. */
  out: Float32Array;
  /** The first point of each strand, and the number of points after the last. */
  starts: Uint32Array;
  looks: readonly TressLook[];
  /** Linear colour of the hair, and how much of its strands is grey, 0–1. */
  colour: readonly [number, number, number];
  /** Width of a strand of usual width, in decimetres. */
  width: number;
}

/** How a strand differs from its neighbours. */
export interface TressLook {
  /** 0 next to the skin, 1 outermost. */
  outer: number;
  /** Darker (−1) or lighter (1) than the mean. */
  shade: number;
  /** Width over the usual one. */
  width: number;
}

/** Visits strands with the numbers of their first point and of the one after the last. */
export function eachTress(
  { starts }: Pick<Tresses, "starts">,
  visit: (strand: number, from: number, to: number) => void,
): void {
  for (let s = 0; s + 1 < starts.length; s++) visit(s, starts[s], starts[s + 1]);
}

/** Strands that stand for all of them where little is seen of each: in a shadow. */
export type Shades = Pick<Tresses, "points" | "starts">;

/** Every `strands`-th strand with every `steps`-th of its points, and its tip. */
export function thinned({ points, starts }: Tresses, strands: number, steps: number): Shades {
  const kept: number[] = [];
  const first: number[] = [];
  for (let s = 0; s + 1 < starts.length; s += strands) {
    first.push(kept.length);
    for (let p = starts[s]; p < starts[s + 1] - 1; p += steps) kept.push(p);
    kept.push(starts[s + 1] - 1);
  }
  return {
    points: Float32Array.from(
      { length: kept.length * 3 },
      (_, i) => points[kept[Math.floor(i / 3)] * 3 + (i % 3)],
    ),
    starts: Uint32Array.from([...first, kept.length]),
  };
}

/** Visits every pixel of a line `wide` pixels wide, with the share of the way and the nearness. */
export function drawLine(
  projected: Float32Array,
  a: number,
  b: number,
  wide: number,
  { width, height }: DepthBuffer,
  put: (pixel: number, share: number, near: number) => void,
): void {
  const [ax, ay, az] = [projected[a * 3], projected[a * 3 + 1], projected[a * 3 + 2]];
  const [dx, dy, dz] = [
    projected[b * 3] - ax,
    projected[b * 3 + 1] - ay,
    projected[b * 3 + 2] - az,
  ];
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))));
  const isFlat = Math.abs(dx) > Math.abs(dy);
  const from = -0.5 * (wide - 1);
  const across = Math.max(1, Math.round(wide));
  for (let s = 0; s <= steps; s++) {
    const share = s / steps;
    for (let o = 0; o < across; o++) {
      const x = Math.floor(ax + dx * share + (isFlat ? 0 : from + o));
      const y = Math.floor(ay + dy * share + (isFlat ? from + o : 0));
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      put(y * width + x, share, az + dz * share);
    }
  }
}
