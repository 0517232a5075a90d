import { triple } from "../image/each.ts";

/** A mixture of axis-aligned Gaussians over L*a*b*. */
export type Mixture = readonly {
  mean: [number, number, number];
  /** Inverse variances. */
  inverse: [number, number, number];
  /** Log of the cluster's share, minus half the log of each variance. */
  weight: number;
}[];

const ROUNDS = 8;
const FLOOR = -40;

/**
 * Fits `count` clusters by k-means, started at evenly spaced samples so that the result is always
 * the same, and measures the variance of each. `samples` is [n, 3] in L*a*b*. Null for too few
 * samples.
 */
export function fitMixture(samples: readonly number[], count: number): Mixture | null {
  const size = samples.length / 3;
  if (size < 30) return null;
  const means = Array.from({ length: count }, (_, k): [number, number, number] => {
    const at = Math.floor(((k + 0.5) * size) / count) * 3;
    return [samples[at], samples[at + 1], samples[at + 2]];
  });
  const nearest = new Uint8Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = means.map(() => [0, 0, 0, 0]);
    for (let i = 0; i < size; i++) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0; k < count; k++) {
        const mean = means[k];
        const away =
          (samples[i * 3] - mean[0]) ** 2 * 0.5 +
          (samples[i * 3 + 1] - mean[1]) ** 2 +
          (samples[i * 3 + 2] - mean[2]) ** 2;
        if (away < least) {
          least = away;
          best = k;
        }
      }
      nearest[i] = best;
      const sum = sums[best];
      for (let c = 0; c < 3; c++) sum[c] += samples[i * 3 + c];
      sum[3]++;
    }
    for (let k = 0; k < count; k++) {
      const [l, a, b, n] = sums[k];
      if (n > 0) means[k] = [l / n, a / n, b / n];
    }
  }
  const spread = means.map(() => [0, 0, 0, 0]);
  for (let i = 0; i < size; i++) {
    const k = nearest[i];
    for (let c = 0; c < 3; c++) spread[k][c] += (samples[i * 3 + c] - means[k][c]) ** 2;
    spread[k][3]++;
  }
  return means.flatMap((mean, k) => {
    const n = spread[k][3];
    if (n <= size * 0.01) return [];
    const variance = triple((c) => spread[k][c] / n + (c === 0 ? 25 : 9));
    const logs = variance.reduce((sum, v) => sum + Math.log(v), 0);
    const inverse = triple((c) => 1 / variance[c]);
    return [{ mean, inverse, weight: Math.log(n / size) - 0.5 * logs }];
  });
}

/** Log likelihood of a colour in its best cluster; at least −40, so that a prior still counts. */
export function logLikelihood(mixture: Mixture, l: number, a: number, b: number): number {
  let best = FLOOR;
  for (const { mean, inverse, weight } of mixture) {
    const away =
      (l - mean[0]) ** 2 * inverse[0] +
      (a - mean[1]) ** 2 * inverse[1] +
      (b - mean[2]) ** 2 * inverse[2];
    best = Math.max(best, weight - 0.5 * away);
  }
  return best;
}
