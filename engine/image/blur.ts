import { newPlane, type Plane } from "./raster.ts";

/**
 * Mean over a window of (2r+1)² pixels, edge pixels repeated. Takes as long for any r. Stays within
 * the source's range, which the running sum's rounding alone would leave by a hair: a share below 0
 * has no root.
 */
export function boxMean(source: Plane, radius: number): Plane {
  const { width, height } = source;
  const across = new Float32Array(width * height);
  const result = newPlane(width, height);
  const r = Math.max(1, Math.round(radius));
  const share = 1 / (2 * r + 1);
  // The row with its ends repeated, so that the loop below needs no border check.
  const line = new Float32Array(width + 2 * r + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    line.fill(source.data[row], 0, r);
    line.set(source.data.subarray(row, row + width), r);
    line.fill(source.data[row + width - 1], r + width);
    let sum = 0;
    for (let x = 0; x <= 2 * r; x++) sum += line[x];
    for (let x = 0; x < width; x++) {
      across[row + x] = sum * share;
      sum += line[x + 2 * r + 1] - line[x];
    }
  }
  const sums = new Float64Array(width);
  const rowAt = (y: number) => (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
  for (let y = -r; y <= r; y++) {
    const row = rowAt(y);
    for (let x = 0; x < width; x++) sums[x] += across[row + x];
  }
  const { data } = result;
  const [least, most] = rangeOf(source.data);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = rowAt(y + r + 1);
    const leaves = rowAt(y - r);
    for (let x = 0; x < width; x++) {
      const sum = sums[x];
      const mean = sum * share;
      data[row + x] = Math.max(least, Math.min(mean, most));
      sums[x] = sum + (across[enters + x] - across[leaves + x]);
    }
  }
  return result;
}

function rangeOf(data: Float32Array): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < data.length; i++) {
    if (data[i] < least) least = data[i];
    if (data[i] > most) most = data[i];
  }
  return [least, most];
}

/** Nearly a Gaussian blur: the box mean of `radius` px applied `times` times. */
export function blur(source: Plane, radius: number, times = 2): Plane {
  let result = source;
  for (let i = 0; i < times; i++) result = boxMean(result, radius);
  return result;
}

/**
 * Guided filter with a gray guide (He, Sun, Tang 2013): smooths `source` but keeps the edges of the
 * guide. Both are 0–1; `epsilon` is the variance of the guide below which it counts as flat.
 */
export function guidedFilter(guide: Plane, source: Plane, radius: number, epsilon: number): Plane {
  const { width, height } = guide;
  const size = width * height;
  const product = newPlane(width, height);
  const meanI = boxMean(guide, radius);
  const meanP = boxMean(source, radius);
  for (let i = 0; i < size; i++) product.data[i] = guide.data[i] * source.data[i];
  const meanIP = boxMean(product, radius);
  for (let i = 0; i < size; i++) product.data[i] = guide.data[i] ** 2;
  const meanII = boxMean(product, radius);
  const slope = newPlane(width, height);
  const offset = newPlane(width, height);
  for (let i = 0; i < size; i++) {
    const variance = meanII.data[i] - meanI.data[i] ** 2;
    const covariance = meanIP.data[i] - meanI.data[i] * meanP.data[i];
    slope.data[i] = covariance / (variance + epsilon);
    offset.data[i] = meanP.data[i] - slope.data[i] * meanI.data[i];
  }
  const meanSlope = boxMean(slope, radius);
  const meanOffset = boxMean(offset, radius);
  for (let i = 0; i < size; i++) {
    product.data[i] = meanSlope.data[i] * guide.data[i] + meanOffset.data[i];
  }
  return product;
}
