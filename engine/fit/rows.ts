import { clamp, mix } from "../image/raster.ts";

/** A row of the garment on the person: how far it reaches to both sides. */
export interface Row {
  y: number;
  left: number;
  right: number;
}

/** Within the rows' outermost pins and a margin: the map is wild beyond them. */
export function between(rows: readonly Row[]): (x: number, y: number) => boolean {
  return (x, y) => {
    const after = rows.findIndex((row) => row.y >= y);
    const b = rows[after < 0 ? rows.length - 1 : after];
    const a = rows[after < 0 ? rows.length - 1 : Math.max(0, after - 1)];
    const t = b.y > a.y ? clamp((y - a.y) / (b.y - a.y), 0, 1) : 0;
    const margin = (b.right - b.left) * 0.06 + 3;
    return x > mix(a.left, b.left, t) - margin && x < mix(a.right, b.right, t) + margin;
  };
}
