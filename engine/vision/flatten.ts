import { clamp, median } from "../image/raster.ts";

/** Terms of a broad light: a plane and its bends. */
const TERMS = 6;
const termsAt = (x: number, y: number) => [1, x, y, x * x, x * y, y * y];
/** Rounds of fitting, each without what the last one missed by most. */
const ROUNDS = 3;

/**
 * Takes the broad light off a picture's L*a*b* ([height, width, 3]): one bent plane a channel is
 * fitted to `border`, the places that are likely ground, and what it rises and falls by is taken
 * off everywhere. Lightness counts `damped` of itself: folds and shadows are lightness, seldom
 * colour.
 */
export function flattened(
  lab: Float32Array,
  { width, height }: { width: number; height: number },
  border: readonly number[],
  damped: number,
): Float32Array {
  const flat = new Float32Array(lab);
  const across = (i: number) => (i % width) / width - 0.5;
  const down = (i: number) => Math.floor(i / width) / height - 0.5;
  for (let c = 0; c < 3; c++) {
    let places = [...border];
    let fit = [0, 0, 0, 0, 0, 0];
    // As termsAt, without a list for each of the picture's pixels.
    const at = (i: number) => {
      const [x, y] = [across(i), down(i)];
      return fit[0] + fit[1] * x + fit[2] * y + fit[3] * x * x + fit[4] * x * y + fit[5] * y * y;
    };
    for (let round = 0; round < ROUNDS; round++) {
      fit = fitted(places.map((i) => [termsAt(across(i), down(i)), lab[i * 3 + c]]));
      const misses = places.map((i) => Math.abs(lab[i * 3 + c] - at(i)));
      const most = Math.max(2, median(misses, 0.8));
      places = places.filter((_, k) => misses[k] <= most);
    }
    const usual = median(places.map(at));
    const values = places.map(at);
    const [least, most] = [median(values, 0.02), median(values, 0.98)];
    for (let i = 0; i < flat.length / 3; i++) {
      const rise = clamp(at(i), least, most) - usual;
      flat[i * 3 + c] = (lab[i * 3 + c] - rise) * (c === 0 ? damped : 1);
    }
  }
  return flat;
}

/** Least squares by the normal equations, slightly held toward 0. */
function fitted(rows: readonly (readonly [number[], number])[]): number[] {
  const matrix = Array.from({ length: TERMS }, (_, k) =>
    Array.from({ length: TERMS + 1 }, (_, m) => (k === m ? 1e-3 * rows.length : 0)),
  );
  for (const [terms, value] of rows) {
    for (let k = 0; k < TERMS; k++) {
      for (let m = 0; m < TERMS; m++) matrix[k][m] += terms[k] * terms[m];
      matrix[k][TERMS] += terms[k] * value;
    }
  }
  matrix[0][0] -= 1e-3 * rows.length;
  for (let k = 0; k < TERMS; k++) {
    for (let m = k + 1; m < TERMS; m++) {
      const share = matrix[m][k] / (matrix[k][k] + 1e-12);
      for (let n = k; n <= TERMS; n++) matrix[m][n] -= share * matrix[k][n];
    }
  }
  const solved = new Array<number>(TERMS).fill(0);
  for (let k = TERMS - 1; k >= 0; k--) {
    let rest = matrix[k][TERMS];
    for (let m = k + 1; m < TERMS; m++) rest -= matrix[k][m] * solved[m];
    solved[k] = rest / (matrix[k][k] + 1e-12);
  }
  return solved;
}
