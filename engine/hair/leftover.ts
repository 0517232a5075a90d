import { boxMean } from "../image/blur.ts";
import { toLab } from "../image/lab.ts";
import { newPlane, type Plane } from "../image/raster.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import type { Portrait } from "../vision/read-portrait.ts";

/** Both sides of a lock's edge differ by more than this in L*a*b*, lightness counting 0.7. */
const STEP = 11;
const LIGHT = 0.7;
/** The two sides are compared this far from the edge, in half face widths. */
const ASIDE = 0.16;
/** Half the face's width in the picture this is measured on, in px. */
const FACE = 64;

/**
 * How much of the outline of hair (`hair`, 0–1) that hangs before the body shows no step of colour,
 * in half face widths: there the hair goes on, or what lies beside it was taken for hair.
 */
export async function unclearEnds(portrait: Portrait, mask: Plane): Promise<number> {
  const scale = Math.min(1, FACE / portrait.eyes.radius);
  const [width, height] = [portrait.image.width, portrait.image.height].map((side) =>
    Math.max(8, Math.round(side * scale)),
  );
  const image = await resizeRgb(portrait.image, width, height);
  const [hair, matte] = [mask, portrait.matte].map((plane) => resizePlane(plane, width, height));
  const radius = portrait.eyes.radius * scale;
  const reach = Math.max(2, Math.round(radius * ASIDE));
  const lab = toLab(image);
  const means = [0, 1, 2].map((c) => {
    const plane = newPlane(width, height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = lab[i * 3 + c];
    return boxMean(plane, Math.max(1, reach / 2.5)).data;
  });
  const soft = boxMean(hair, reach / 2).data;
  const chin = Math.max(...portrait.face.oval.map(([, y]) => y * scale));
  let length = 0;
  for (let y = Math.max(reach, Math.round(chin)); y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      if (hair.data[i] < 0.5 || matte.data[i] < 0.9) continue;
      if ([i - 1, i + 1, i - width, i + width].every((k) => hair.data[k] >= 0.5)) continue;
      const [dx, dy] = [soft[i + 2] - soft[i - 2], soft[i + 2 * width] - soft[i - 2 * width]];
      const norm = Math.hypot(dx, dy);
      if (norm === 0) continue;
      const step = Math.round((dx / norm) * reach) + Math.round((dy / norm) * reach) * width;
      const [within, beyond] = [i + step, i - step];
      if (hair.data[within] < 0.5 || hair.data[beyond] > 0.3 || matte.data[beyond] < 0.9) continue;
      const [l, a, b] = means.map((mean) => mean[within] - mean[beyond]);
      if (Math.hypot(l * LIGHT, a, b) < STEP) length++;
    }
  }
  return length / radius;
}
