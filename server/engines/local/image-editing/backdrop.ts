import { blur } from "../image/blur.ts";
import { grownColours } from "../image/grown.ts";
import { clamp, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";

/**
 * The colours of what the matte keeps, with the ground un-mixed from the pixels both share, so that
 * no rim of the old ground is carried along. Thin pixels take the colour that lies inside them.
 */
export function unmixed(image: Rgb, matte: Plane): Rgb {
  const { width, height } = image;
  const ground = grownColours(
    image.data,
    matte.data.map((m) => (m < 0.02 ? 1 : 0)),
    width,
    height,
    4,
  );
  const inside = grownColours(
    image.data,
    matte.data.map((m) => (m > 0.98 ? 1 : 0)),
    width,
    height,
    2,
  );
  const data = Uint8Array.from(image.data);
  for (let i = 0; i < matte.data.length; i++) {
    const share = matte.data[i]!;
    if (share <= 0.004 || share >= 0.98) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    // Where little of it is seen its own colour can hardly be told: the inside speaks instead.
    const trust = smoothstep(0.3, 0.95, share);
    for (let c = 0; c < 3; c++) {
      const own = (image.data[i * 3 + c]! - (1 - share) * ground(x, y, c)) / share;
      data[i * 3 + c] = Math.round(mix(inside(x, y, c), clamp(own, 0, 255), trust));
    }
  }
  return { data, width, height };
}

/** The subject on another ground, [height, width, 3] 0–255. */
function layOver(subject: Rgb, matte: Plane, ground: (i: number, c: number) => number): Rgb {
  const data = new Uint8Array(subject.data.length);
  for (let i = 0; i < matte.data.length; i++) {
    const share = matte.data[i]!;
    for (let c = 0; c < 3; c++) {
      data[i * 3 + c] = Math.round(mix(ground(i, c), subject.data[i * 3 + c]!, share));
    }
  }
  return { ...subject, data };
}

/** One even colour behind the subject. */
export function onColour(image: Rgb, matte: Plane, colour: readonly [number, number, number]): Rgb {
  return layOver(unmixed(image, matte), matte, (_, c) => colour[c]!);
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
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = small.data[i * 3 + c]! * known[i]!;
    const soft = blur(plane, radius, 3);
    for (let i = 0; i < soft.data.length; i++) {
      const trust = weight.data[i]!;
      const far = grown(i % w, Math.floor(i / w), c);
      soft.data[i] = (soft.data[i]! + far * 0.02) / (trust + 0.02);
    }
    return resizePlane(soft, width, height);
  });
  return layOver(unmixed(image, matte), matte, (i, c) => channels[c]!.data[i]!);
}
