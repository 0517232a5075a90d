import { blur } from "../image/blur.ts";
import { grownColours } from "../image/grown.ts";
import { mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import { unmixed } from "../image/unmix.ts";

/** The subject on another ground, [height, width, 3] 0–255. */
function layOver(subject: Rgb, matte: Plane, ground: (i: number, c: number) => number): Rgb {
  const data = new Uint8Array(subject.data.length);
  for (let i = 0; i < matte.data.length; i++) {
    const share = matte.data[i];
    for (let c = 0; c < 3; c++) {
      data[i * 3 + c] = Math.round(mix(ground(i, c), subject.data[i * 3 + c], share));
    }
  }
  return { ...subject, data };
}

/** One even colour behind the subject. */
export function onColour(image: Rgb, matte: Plane, colour: readonly [number, number, number]): Rgb {
  return layOver(unmixed(image, matte), matte, (_, c) => colour[c]);
}

/** Long side the blurred ground is made at: it holds no detail that more would show. */
const BLUR_SIDE = 700;

/** The ground out of focus: blurred by itself, so that nothing of the subject bleeds into it. */
export async function onBlur(image: Rgb, matte: Plane, amount: number): Promise<Rgb> {
  const { width, height } = image;
  const shrink = Math.min(1, BLUR_SIDE / Math.max(width, height));
  const [w, h] = [Math.round(width * shrink), Math.round(height * shrink)];
  const small = await resizeRgb(image, w, h);
  const known = resizePlane(matte, w, h).data.map((m) => smoothstep(0.25, 0.02, m));
  const radius = Math.max(2, (Math.max(w, h) / 90) * amount);
  const weight = blur({ data: known, width: w, height: h }, radius, 3);
  const grown = grownColours(small.data, known, w, h, 2);
  const channels = [0, 1, 2].map((c) => {
    const plane = newPlane(w, h);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = small.data[i * 3 + c] * known[i];
    const soft = blur(plane, radius, 3);
    for (let i = 0; i < soft.data.length; i++) {
      const trust = weight.data[i];
      const far = grown(i % w, Math.floor(i / w), c);
      soft.data[i] = (soft.data[i] + far * 0.02) / (trust + 0.02);
    }
    return resizePlane(soft, width, height);
  });
  return layOver(unmixed(image, matte), matte, (i, c) => channels[c].data[i]);
}
