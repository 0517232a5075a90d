/** The nearest surface of every pixel: [height, width], greater is nearer (see camera.ts). */
export interface DepthBuffer {
  nearness: Float32Array;
  width: number;
  height: number;
}

export const newDepth = (width: number, height: number): DepthBuffer => ({
  nearness: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
  width,
  height,
});

export interface DrawOptions {
  /** Leaves out what faces away. */
  cull: boolean;
  /** Triangles to draw, in this order; all when absent. */
  order?: Uint32Array;
}

/**
 * Visits every pixel whose centre a triangle covers in front of what the buffer holds, with the
 * triangle and the shares of its three corners on the picture. The depth is kept when the visitor
 * answers true.
 */
export function drawTriangles(
  buffer: DepthBuffer,
  projected: Float32Array,
  triangles: Uint32Array,
  { cull, order }: DrawOptions,
  visit: (pixel: number, triangle: number, a: number, b: number, c: number) => boolean,
): void {
  const { nearness, width, height } = buffer;
  const count = order?.length ?? triangles.length / 3;
  for (let k = 0; k < count; k++) {
    const t = order ? order[k] : k;
    const a = triangles[t * 3] * 3;
    const b = triangles[t * 3 + 1] * 3;
    const c = triangles[t * 3 + 2] * 3;
    const ax = projected[a];
    const ay = projected[a + 1];
    const bx = projected[b];
    const by = projected[b + 1];
    const cx = projected[c];
    const cy = projected[c + 1];
    const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
    if (Math.abs(area) < 1e-9 || (cull && area > 0)) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const az = projected[a + 2];
    const bz = projected[b + 2];
    const cz = projected[c + 2];
    const stepA = (by - cy) / area;
    const stepB = (cy - ay) / area;
    for (let y = top; y <= bottom; y++) {
      const down = y + 0.5 - cy;
      let p = stepA * (left + 0.5 - cx) + ((cx - bx) / area) * down;
      let q = stepB * (left + 0.5 - cx) + ((ax - cx) / area) * down;
      for (let x = left; x <= right; x++, p += stepA, q += stepB) {
        const r = 1 - p - q;
        if (p < 0 || q < 0 || r < 0) continue;
        const near = p * az + q * bz + r * cz;
        const pixel = y * width + x;
        if (near <= nearness[pixel]) continue;
        if (visit(pixel, t, p, q, r)) nearness[pixel] = near;
      }
    }
  }
}

/** Triangles from far to near by the middle of each. */
export function farToNear(projected: Float32Array, triangles: Uint32Array): Uint32Array {
  const near = new Float32Array(triangles.length / 3);
  for (let t = 0; t < near.length; t++) {
    for (let k = 0; k < 3; k++) near[t] += projected[triangles[t * 3 + k] * 3 + 2];
  }
  return Uint32Array.from(near.keys()).sort((a, b) => near[a] - near[b]);
}
