import sharp from "sharp";

/**
 * Takes the maker's mark off the shirts and the torn mesh off the ankles of our own renders: every
 * pixel of a box that is not cloth is filled from the cloth around it, with the weave of cloth a
 * little lower down laid over.
 */
const isBlueCloth = (r, _g, b) => b - r > 48 && b > 70;
const isDenim = (r, g, b) => b - r > 22 && g - r > 8 && r < 120;

/** Boxes in pixels of the 768 × 1024 renders; `legs` are [top, bottom, left, right] trapezia. */
export const RETOUCH = {
  linh: [
    { box: [322, 236, 122, 110], cloth: isBlueCloth, weave: 112 },
    { quad: [858, 902, [303, 346], [306, 344]], cloth: isDenim, weave: -44 },
    { quad: [858, 902, [416, 461], [418, 456]], cloth: isDenim, weave: -44 },
  ],
  dung: [{ box: [318, 228, 130, 122], cloth: isBlueCloth, weave: 124 }],
};

const inside = (area, x, y) => {
  if (area.box) {
    const [left, top, width, height] = area.box;
    return x >= left && x < left + width && y >= top && y < top + height;
  }
  const [top, bottom, above, below] = area.quad;
  if (y < top || y > bottom) return false;
  const t = (y - top) / (bottom - top);
  return x >= above[0] + (below[0] - above[0]) * t && x <= above[1] + (below[1] - above[1]) * t;
};

/** A render without its flaws, as raw RGB: { data, width, height }. */
export async function retouched(file, areas = []) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x, y) => (y * width + x) * 3;
  for (const area of areas) {
    const flawed = new Uint8Array(width * height);
    const isCloth = (x, y) => area.cloth(data[at(x, y)], data[at(x, y) + 1], data[at(x, y) + 2]);
    for (let y = 2; y < height - 2; y += 1) {
      for (let x = 2; x < width - 2; x += 1) {
        if (!inside(area, x, y) || isCloth(x, y)) continue;
        for (let dy = -2; dy <= 2; dy += 1) {
          for (let dx = -2; dx <= 2; dx += 1) {
            if (inside(area, x + dx, y + dy)) flawed[(y + dy) * width + x + dx] = 1;
          }
        }
      }
    }
    fill(data, width, height, flawed, area, isCloth);
  }
  return { data, width, height };
}

/** Laplace's equation by relaxation over the flawed pixels, then the weave on top. */
function fill(data, width, height, flawed, area, isCloth) {
  const list = [];
  for (let i = 0; i < flawed.length; i += 1) if (flawed[i]) list.push(i);
  const smooth = Float32Array.from(data);
  const mean = [0, 0, 0];
  let count = 0;
  const known = new Uint8Array(width * height);
  for (const i of list) {
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (flawed[j] || !isCloth(j % width, Math.floor(j / width))) continue;
      known[j] = 1;
      for (let c = 0; c < 3; c += 1) mean[c] += data[j * 3 + c];
      count += 1;
    }
  }
  for (const i of list)
    for (let c = 0; c < 3; c += 1) smooth[i * 3 + c] = mean[c] / Math.max(1, count);
  for (let round = 0; round < 600; round += 1) {
    for (const i of list) {
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        let n = 0;
        for (const j of [i - 1, i + 1, i - width, i + width]) {
          if (!flawed[j] && !known[j]) continue;
          sum += smooth[j * 3 + c];
          n += 1;
        }
        if (n > 0) smooth[i * 3 + c] = sum / n;
      }
    }
  }
  const source = Uint8Array.from(data);
  const weave = (i, c) => {
    const j = i + area.weave * width;
    let around = 0;
    for (let dy = -3; dy <= 3; dy += 1)
      for (let dx = -3; dx <= 3; dx += 1) around += source[(j + dy * width + dx) * 3 + c];
    return source[j * 3 + c] - around / 49;
  };
  for (const i of list) {
    for (let c = 0; c < 3; c += 1) {
      data[i * 3 + c] = Math.max(0, Math.min(255, Math.round(smooth[i * 3 + c] + weave(i, c))));
    }
  }
}
