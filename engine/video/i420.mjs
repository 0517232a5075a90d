/** Coefficients of Y, U and V for 8-bit RGB: BT.709, studio range. */
const Y = [0.18259, 0.61423, 0.06201];
const U = [-0.10064, -0.33857, 0.43922];
const V = [0.43922, -0.39894, -0.04027];

/**
 * RGBA to planar Y, U, V (I420): U and V at half the width and height, as means of 2 × 2 pixels. Both
 * sides must be even.
 * @param {Uint8Array} rgba
 * @param {number} width
 * @param {number} height
 */
export function toI420(rgba, width, height) {
  const size = width * height;
  const half = width >> 1;
  const out = new Uint8Array(size + (size >> 1));
  const u0 = size;
  const v0 = size + (size >> 2);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const a = (y * width + x) * 4;
      const b = a + width * 4;
      const to = y * width + x;
      out[to] = 16.5 + Y[0] * rgba[a] + Y[1] * rgba[a + 1] + Y[2] * rgba[a + 2];
      out[to + 1] = 16.5 + Y[0] * rgba[a + 4] + Y[1] * rgba[a + 5] + Y[2] * rgba[a + 6];
      out[to + width] = 16.5 + Y[0] * rgba[b] + Y[1] * rgba[b + 1] + Y[2] * rgba[b + 2];
      out[to + width + 1] = 16.5 + Y[0] * rgba[b + 4] + Y[1] * rgba[b + 5] + Y[2] * rgba[b + 6];
      const red = (rgba[a] + rgba[a + 4] + rgba[b] + rgba[b + 4]) / 4;
      const green = (rgba[a + 1] + rgba[a + 5] + rgba[b + 1] + rgba[b + 5]) / 4;
      const blue = (rgba[a + 2] + rgba[a + 6] + rgba[b + 2] + rgba[b + 6]) / 4;
      const at = (y >> 1) * half + (x >> 1);
      out[u0 + at] = 128.5 + U[0] * red + U[1] * green + U[2] * blue;
      out[v0 + at] = 128.5 + V[0] * red + V[1] * green + V[2] * blue;
    }
  }
  return out;
}

/**
 * Prepares an RGBA overlay of even sides. The returned function lays it on an I420 frame of that size,
 * in place; it visits only the pixels that the overlay covers.
 * @param {Uint8Array} rgba
 * @param {number} width
 * @param {number} height
 */
export function overlayOf(rgba, width, height) {
  const planes = toI420(rgba, width, height);
  const at = [];
  const share = [];
  const size = width * height;
  const half = width >> 1;
  const alpha = (x, y) => rgba[(y * width + x) * 4 + 3] / 255;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (alpha(x, y) === 0) continue;
      at.push(y * width + x);
      share.push(alpha(x, y));
    }
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const mean = (alpha(x, y) + alpha(x + 1, y) + alpha(x, y + 1) + alpha(x + 1, y + 1)) / 4;
      if (mean === 0) continue;
      const to = size + (y >> 1) * half + (x >> 1);
      at.push(to, to + (size >> 2));
      share.push(mean, mean);
    }
  }
  const places = Uint32Array.from(at);
  const shares = Float32Array.from(share);
  return (frame) => {
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      frame[place] += (planes[place] - frame[place]) * shares[i];
    }
  };
}
