import type { Garment } from "../vision/cut-out.ts";

/** Questions about a garment's outline, in garment pixels. */
export interface Silhouette {
  inside(x: number, y: number): boolean;
  /** First row of the garment in a column, or its bottom when the column is empty. */
  topAt(x: number): number;
  /** The unbroken run around `centre` in a row (the nearest one within reach), or null. */
  run(y: number, centre: number): [number, number] | null;
  /**
   * From the centre line outward over an opening (a front that stands open), then to the edge of the
   * cloth met first: its distance from `centre`. Null when no cloth is met.
   */
  reach(sign: -1 | 1, y: number, centre: number): number | null;
  /** All runs of a row longer than a few pixels, left to right. */
  runs(y: number): [number, number][];
}

export function silhouetteOf(garment: Garment): Silhouette {
  const { alpha, left, right, top, bottom } = garment;
  const { data, width, height } = alpha;
  const inside = (x: number, y: number) => {
    const cx = Math.round(x);
    const cy = Math.round(y);
    return cx >= 0 && cy >= 0 && cx < width && cy < height && data[cy * width + cx] > 0.5;
  };
  const reach = (right - left) * 0.12;
  return {
    inside,
    topAt(x) {
      for (let y = top; y <= bottom; y++) if (inside(x, y)) return y;
      return bottom;
    },
    run(y, centre) {
      let x = Math.round(centre);
      for (let k = 0; !inside(x, y) && k < reach; k++) {
        if (inside(centre + k, y)) x = Math.round(centre + k);
        else if (inside(centre - k, y)) x = Math.round(centre - k);
      }
      if (!inside(x, y)) return null;
      let l = x;
      let r = x;
      while (inside(l - 1, y)) l--;
      while (inside(r + 1, y)) r++;
      return [l, r];
    },
    reach(sign, y, centre) {
      let x = Math.round(centre);
      for (let k = 0; !inside(x, y) && k < (right - left) * 0.3; k++) x += sign;
      if (!inside(x, y)) return null;
      while (inside(x + sign, y)) x += sign;
      return (x - centre) * sign;
    },
    runs(y) {
      const list: [number, number][] = [];
      let start = -1;
      for (let x = left; x <= right + 1; x++) {
        const here = inside(x, y);
        if (here && start < 0) start = x;
        if (!here && start >= 0) {
          if (x - start > 4) list.push([start, x - 1]);
          start = -1;
        }
      }
      return list;
    },
  };
}
