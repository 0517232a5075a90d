/**
 * Distance of each pixel, in pixels, to the nearest one for which `inside` holds, as [height,
 * width]. Chamfer transform with steps 1 and √2 (Borgefors 1986): up to 8 % too large.
 */
export function distancesTo(
  width: number,
  height: number,
  inside: (index: number) => boolean,
): Float32Array {
  const far = new Float32Array(width * height);
  for (let i = 0; i < far.length; i++) far[i] = inside(i) ? 0 : 1e6;
  const sweep = (back: 1 | -1) => {
    for (let k = 0; k < far.length; k++) {
      const i = back === 1 ? k : far.length - 1 - k;
      const x = i % width;
      const hasLeft = back === 1 ? x > 0 : x < width - 1;
      const hasRight = back === 1 ? x < width - 1 : x > 0;
      const above = i - back * width;
      const hasAbove = above >= 0 && above < far.length;
      let best = far[i];
      if (hasLeft) best = Math.min(best, far[i - back] + 1);
      if (hasAbove) best = Math.min(best, far[above] + 1);
      if (hasAbove && hasLeft) best = Math.min(best, far[above - back] + Math.SQRT2);
      if (hasAbove && hasRight) best = Math.min(best, far[above + back] + Math.SQRT2);
      far[i] = best;
    }
  };
  sweep(1);
  sweep(-1);
  return far;
}
