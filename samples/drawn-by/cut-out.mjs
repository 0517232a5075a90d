/**
 * Cuts a standing figure out of its studio picture. Unlike the engine's matte, which must cope with
 * any photo, this one knows that the ground is a smooth paper: whatever differs from it is the
 * figure, so pale trousers and single fingers stay whole.
 */

/** Share of the width on either side where nobody stands. */
const MARGIN = 0.14;
/** Distance from the ground, in 8-bit steps, at which a pixel begins and ceases to be a mixture. */
const GROUND = 12;
const FIGURE = 30;
/** How near a colour lies that can only be the ground's own. */
const SAME = 8;
/** Half the width, in pixels, of a seam between painted parts that may have taken the ground's colour. */
const SEAM = 3;
/** Where the feet stand, as a share of the picture's height: only there shadows are looked for. */
const FEET = 0.86;
/** A step of brightness between neighbours that no soft shadow makes. */
const EDGE = 2.5;
/** Smallest part of the figure, as a share of its largest, that is no speck. */
const SPECK = 0.02;

const smoothstep = (low, high, value) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/**
 * `image` is {data: RGB bytes, width, height}; `photo` are the bytes of the picture it was painted
 * over; `regions` finds connected regions, as the engine's does. Returns {data: RGBA bytes, width,
 * height, box}, `box` being the figure's bounds in pixels.
 */
export function cutOut(image, photo, regions) {
  const { width, height } = image;
  const ground = groundOf(image);
  const away = distances(image, ground);
  const alpha = Float32Array.from(away, (d) => smoothstep(GROUND, FIGURE, d));
  dropShadow(image, ground, alpha);
  const isPainted = paintedOver(image, photo);
  closeSeams(alpha, (i) => away[i] > SAME && isPainted(i), width, height);
  fillHoles(alpha, away, isPainted, width, height, regions);
  const clean = smoothed(alpha, width, height);
  const box = keepFigure(clean, width, height, regions);
  return { data: withoutGround(image, ground, clean), width, height, box };
}

/** The paper without the figure: each row a parabola through its margins, then through all that fits. */
function groundOf(image) {
  const { data, width, height } = image;
  const edge = Math.round(width * MARGIN);
  let ground = fitRows(image, (x) => x < edge || x >= width - edge);
  for (let pass = 0; pass < 2; pass++) {
    const last = ground;
    ground = fitRows(image, (x, y) => {
      const i = (y * width + x) * 3;
      return [0, 1, 2].every((c) => Math.abs(data[i + c] - last[i + c]) < 8);
    });
  }
  return blurredDown(ground, width, height);
}

function fitRows({ data, width, height }, isGround) {
  const ground = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < 3; c++) {
      const sums = [0, 0, 0, 0, 0];
      const wanted = [0, 0, 0];
      for (let x = 0; x < width; x++) {
        if (!isGround(x, y)) continue;
        const t = (2 * x) / (width - 1) - 1;
        const value = data[(y * width + x) * 3 + c];
        for (let k = 0, power = 1; k < 5; k++, power *= t) {
          sums[k] += power;
          if (k < 3) wanted[k] += power * value;
        }
      }
      const [a, b, q] = solve(sums, wanted);
      for (let x = 0; x < width; x++) {
        const t = (2 * x) / (width - 1) - 1;
        ground[(y * width + x) * 3 + c] = a + b * t + q * t * t;
      }
    }
  }
  return ground;
}

/** Least squares for a parabola, by Cramer's rule. */
function solve([n, x, x2, x3, x4], [y, xy, x2y]) {
  const det = (m) =>
    m[0] * (m[4] * m[8] - m[5] * m[7]) -
    m[1] * (m[3] * m[8] - m[5] * m[6]) +
    m[2] * (m[3] * m[7] - m[4] * m[6]);
  const base = det([n, x, x2, x, x2, x3, x2, x3, x4]) || 1;
  return [
    det([y, x, x2, xy, x2, x3, x2y, x3, x4]) / base,
    det([n, y, x2, x, xy, x3, x2, x2y, x4]) / base,
    det([n, x, y, x, x2, xy, x2, x3, x2y]) / base,
  ];
}

/** Rows are fitted one by one; a short blur downwards takes their differences away. */
function blurredDown(ground, width, height, reach = 3) {
  const out = new Float32Array(ground.length);
  const row = width * 3;
  for (let y = 0; y < height; y++) {
    const from = Math.max(0, y - reach);
    const to = Math.min(height - 1, y + reach);
    for (let i = 0; i < row; i++) {
      let sum = 0;
      for (let n = from; n <= to; n++) sum += ground[n * row + i];
      out[y * row + i] = sum / (to - from + 1);
    }
  }
  return out;
}

function distances({ data, width, height }, ground) {
  return Float32Array.from({ length: width * height }, (_, i) =>
    Math.hypot(...[0, 1, 2].map((c) => data[i * 3 + c] - ground[i * 3 + c])),
  );
}

/**
 * At the feet, what is only a darker ground is the figure's shadow, as far as it is reached from the
 * ground without a hard edge: a grey shoe has one.
 */
function dropShadow({ data, width, height }, ground, alpha) {
  const from = Math.floor(height * FEET) * width;
  const light = brightness(data, width, height);
  const isShade = (i) => {
    const shares = [0, 1, 2].map((c) => data[i * 3 + c] / Math.max(1, ground[i * 3 + c]));
    const [low, high] = [Math.min(...shares), Math.max(...shares)];
    return high - low < 0.07 && low > 0.5 && high < 1.02;
  };
  const open = [];
  for (let i = from; i < alpha.length; i++) if (alpha[i] === 0) open.push(i);
  while (open.length > 0) {
    const i = open.pop();
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (j < from || j >= alpha.length || alpha[j] === 0) continue;
      if (Math.abs(light[i] - light[j]) > EDGE || !isShade(j)) continue;
      alpha[j] = 0;
      open.push(j);
    }
  }
}

/** The mean of each pixel's channels and of its neighbours': without grain. */
function brightness(data, width, height) {
  const plain = Float32Array.from({ length: width * height }, (_, i) => {
    return (data[i * 3] + data[i * 3 + 1] + data[i * 3 + 2]) / 3;
  });
  return plain.map((own, i) => {
    if (i < width || i >= plain.length - width) return own;
    let sum = 0;
    for (const row of [i - width, i, i + width]) {
      sum += plain[row - 1] + plain[row] + plain[row + 1];
    }
    return sum / 9;
  });
}

const paintedOver =
  ({ data }, photo) =>
  (i) =>
    [0, 1, 2].some((c) => Math.abs(data[i * 3 + c] - photo[i * 3 + c]) > 6);

/** Narrow gaps between painted parts are theirs: a shaded white hem can be as grey as the paper. */
function closeSeams(alpha, isCloth, width, height) {
  const grown = spread(
    Float32Array.from(alpha, (a) => (a > 0.5 ? 1 : 0)),
    width,
    height,
    Math.max,
  );
  const closed = spread(grown, width, height, Math.min);
  for (let i = 0; i < alpha.length; i++) if (closed[i] === 1 && isCloth(i)) alpha[i] = 1;
}

/** The largest or smallest value within SEAM pixels, along rows and then along columns. */
function spread(values, width, height, pick) {
  let from = values;
  for (const [step, lengthOf] of [
    [1, (i) => [i % width, width]],
    [width, (i) => [Math.floor(i / width), height]],
  ]) {
    from = Float32Array.from(from, (_, i) => {
      const [at, length] = lengthOf(i);
      let best = from[i];
      for (let n = -Math.min(SEAM, at); n <= Math.min(SEAM, length - 1 - at); n++) {
        best = pick(best, from[i + n * step]);
      }
      return best;
    });
  }
  return from;
}

/** Gaps inside the figure that are not plainly ground, or that were painted, belong to it. */
function fillHoles(alpha, away, isPainted, width, height, regions) {
  for (const region of regions(width, height, (i) => alpha[i] < 0.5)) {
    const touches = region.some((i) => i % width === 0 || i < width);
    if (touches) continue;
    const mean = region.reduce((sum, i) => sum + away[i], 0) / region.length;
    const painted = region.filter(isPainted).length / region.length;
    if (region.length > 24 && mean < SAME && painted < 0.5) continue;
    for (const i of region) alpha[i] = 1;
  }
}

/** Takes single pixels from the border and draws it in by half a pixel, away from the ground's light. */
function smoothed(alpha, width, height) {
  const out = new Float32Array(alpha.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      for (const dy of [-width, 0, width])
        sum += alpha[i + dy - 1] + alpha[i + dy] + alpha[i + dy + 1];
      out[i] = Math.min(smoothstep(0.4, 0.9, sum / 9), alpha[i] + 0.35);
    }
  }
  return out;
}

/** Drops specks; returns the bounds of what is left. */
function keepFigure(alpha, width, height, regions) {
  const parts = regions(width, height, (i) => alpha[i] > 0.02);
  const largest = Math.max(...parts.map((part) => part.length));
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (const part of parts) {
    if (part.length < largest * SPECK) {
      for (const i of part) alpha[i] = 0;
      continue;
    }
    for (const i of part) {
      const [x, y] = [i % width, Math.floor(i / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return box;
}

/** RGBA: the ground's share of every mixed pixel is taken out of its colour. */
function withoutGround({ data }, ground, alpha) {
  const out = new Uint8Array(alpha.length * 4);
  for (let i = 0; i < alpha.length; i++) {
    const share = Math.max(alpha[i], 0.15);
    for (let c = 0; c < 3; c++) {
      const own = (data[i * 3 + c] - (1 - share) * ground[i * 3 + c]) / share;
      out[i * 4 + c] = Math.min(255, Math.max(0, Math.round(own)));
    }
    out[i * 4 + 3] = Math.round(alpha[i] * 255);
  }
  return out;
}
