import type { Plane, Point, Rgb } from "./raster.ts";

/**
 * A layer: colours [height, width, 3] 0–255, not premultiplied, and coverage [height, width] 0–1.
 */
export interface Layer {
  colour: Float32Array;
  alpha: Float32Array;
  width: number;
  height: number;
}

/** An empty layer. */
export const newLayer = (width: number, height: number): Layer => ({
  colour: new Float32Array(width * height * 3),
  alpha: new Float32Array(width * height),
  width,
  height,
});

/** A picture to draw from, and its coverage (0–1), of one size. */
export interface Texture {
  image: Rgb;
  alpha: Plane;
}

const CELL = 6;

/**
 * Draws a texture into `box` of a layer through a smooth map from layer to texture pixels. The map
 * is computed every 6 px and interpolated bilinearly between.
 */
export function drawMapped(
  layer: Layer,
  texture: Texture,
  map: (x: number, y: number) => Point,
  box: { left: number; top: number; right: number; bottom: number },
): void {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(layer.width, Math.ceil(box.right));
  const bottom = Math.min(layer.height, Math.ceil(box.bottom));
  if (right <= left || bottom <= top) return;
  const columns = Math.ceil((right - left) / CELL) + 1;
  const rows = Math.ceil((bottom - top) / CELL) + 1;
  const lattice = Array.from({ length: columns * rows }, (_, k) =>
    map(left + (k % columns) * CELL, top + Math.floor(k / columns) * CELL),
  );
  for (let y = top; y < bottom; y++) {
    const j = Math.floor((y - top) / CELL);
    const v = (y - top) / CELL - j;
    for (let x = left; x < right; x++) {
      const i = Math.floor((x - left) / CELL);
      const u = (x - left) / CELL - i;
      const a = lattice[j * columns + i];
      const b = lattice[j * columns + i + 1];
      const c = lattice[(j + 1) * columns + i];
      const d = lattice[(j + 1) * columns + i + 1];
      const sx = (a.x * (1 - u) + b.x * u) * (1 - v) + (c.x * (1 - u) + d.x * u) * v;
      const sy = (a.y * (1 - u) + b.y * u) * (1 - v) + (c.y * (1 - u) + d.y * u) * v;
      put(layer, y * layer.width + x, texture, sx, sy);
    }
  }
}

/** A corner of a mesh: `to` in the layer, `from` in the texture. */
export interface Vertex {
  to: Point;
  from: Point;
}

/** Draws rows × columns of vertices as triangles; where two overlap, the higher coverage wins. */
export function drawMesh(
  layer: Layer,
  texture: Texture,
  mesh: readonly (readonly Vertex[])[],
): void {
  for (let r = 0; r + 1 < mesh.length; r++) {
    const high = mesh[r];
    const low = mesh[r + 1];
    for (let c = 0; c + 1 < high.length; c++) {
      drawTriangle(layer, texture, high[c], low[c], low[c + 1]);
      drawTriangle(layer, texture, high[c], low[c + 1], high[c + 1]);
    }
  }
}

function drawTriangle(layer: Layer, texture: Texture, a: Vertex, b: Vertex, c: Vertex): void {
  const area = (b.to.y - c.to.y) * (a.to.x - c.to.x) + (c.to.x - b.to.x) * (a.to.y - c.to.y);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.floor(Math.min(a.to.x, b.to.x, c.to.x)));
  const right = Math.min(layer.width - 1, Math.ceil(Math.max(a.to.x, b.to.x, c.to.x)));
  const top = Math.max(0, Math.floor(Math.min(a.to.y, b.to.y, c.to.y)));
  const bottom = Math.min(layer.height - 1, Math.ceil(Math.max(a.to.y, b.to.y, c.to.y)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const p = ((b.to.y - c.to.y) * (x - c.to.x) + (c.to.x - b.to.x) * (y - c.to.y)) / area;
      const q = ((c.to.y - a.to.y) * (x - c.to.x) + (a.to.x - c.to.x) * (y - c.to.y)) / area;
      const r = 1 - p - q;
      if (p < -0.001 || q < -0.001 || r < -0.001) continue;
      put(
        layer,
        y * layer.width + x,
        texture,
        p * a.from.x + q * b.from.x + r * c.from.x,
        p * a.from.y + q * b.from.y + r * c.from.y,
      );
    }
  }
}

/**
 * Draws one pixel, read bilinearly; colours are weighted by coverage, so that no ground mixes in.
 */
function put(layer: Layer, index: number, { image, alpha }: Texture, x: number, y: number): void {
  const { width, height } = alpha;
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = x - x0;
  const v = y - y0;
  const p = y0 * width + x0;
  const w0 = (1 - u) * (1 - v) * alpha.data[p];
  const w1 = u * (1 - v) * alpha.data[p + 1];
  const w2 = (1 - u) * v * alpha.data[p + width];
  const w3 = u * v * alpha.data[p + width + 1];
  const coverage = w0 + w1 + w2 + w3;
  if (coverage <= layer.alpha[index] || coverage <= 0.002) return;
  const { data } = image;
  for (let c = 0; c < 3; c++) {
    layer.colour[index * 3 + c] =
      (data[p * 3 + c] * w0 +
        data[(p + 1) * 3 + c] * w1 +
        data[(p + width) * 3 + c] * w2 +
        data[(p + width + 1) * 3 + c] * w3) /
      coverage;
  }
  layer.alpha[index] = coverage;
}

/** Composes `over` onto `under`, which is changed in place. */
export function layOver(under: Layer, over: Layer): void {
  for (let i = 0; i < under.alpha.length; i++) {
    const a = over.alpha[i];
    if (a <= 0) continue;
    const rest = under.alpha[i] * (1 - a);
    const sum = a + rest;
    for (let c = i * 3; c < i * 3 + 3; c++) {
      under.colour[c] = (over.colour[c] * a + under.colour[c] * rest) / sum;
    }
    under.alpha[i] = sum;
  }
}
