import { blur } from "../image/blur.ts";
import { grownColours } from "../image/grown.ts";
import { clamp, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { recolour } from "../image/recolour.ts";

/** Width of the seam around the hair, as a share of the picture's long side. */
const SEAM = 1 / 260;

/**
 * The picture with its hair (`mask`, 0–1) in another colour (sRGB bytes). Differences in lightness
 * between strands stay; dark hair made light gets the larger differences that light hair has. A
 * pixel in the seam is partly hair: only that part changes colour, so that no rim of the old colour
 * is left. Pixels beyond the seam keep their bytes.
 */
export function recolouredHair(
  picture: Rgb,
  mask: Plane,
  colour: readonly [number, number, number],
): Rgb {
  const { width, height } = picture;
  const made = recolour(picture, mask, colour, { keepHue: 0.2, contrast: [0.8, 1.55] });
  const radius = Math.max(2, Math.max(width, height) * SEAM);
  const near = blur(mask, radius, 2);
  const sure = near.data.map((value, i) => (value > 0.9 && mask.data[i] > 0.95 ? 1 : 0));
  const away = near.data.map((value) => (value < 0.004 ? 1 : 0));
  const old = grownColours(picture.data, sure, width, height, 2);
  const dyed = grownColours(made.data, sure, width, height, 2);
  const beside = grownColours(picture.data, away, width, height, 2);
  for (let i = 0; i < near.data.length; i++) {
    if (sure[i] === 1 || near.data[i] < 0.02) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const share = Math.max(
      mask.data[i],
      hairShare(
        picture,
        i,
        (c) => old(x, y, c),
        (c) => beside(x, y, c),
      ) * smoothstep(0.05, 0.34, near.data[i]),
    );
    for (let c = 0; c < 3; c++) {
      const step = dyed(x, y, c) - old(x, y, c);
      if (mask.data[i] > 0.95) continue;
      made.data[i * 3 + c] = Math.round(clamp(picture.data[i * 3 + c] + step * share, 0, 255));
    }
  }
  return made;
}

/** Share of hair in a pixel, by its colour: 0 as beside the hair, 1 as the hair. */
function hairShare(
  { data }: Rgb,
  i: number,
  hair: (c: number) => number,
  beside: (c: number) => number,
): number {
  let along = 0;
  let apart = 0;
  let off = 0;
  for (let c = 0; c < 3; c++) {
    const step = hair(c) - beside(c);
    const here = data[i * 3 + c] - beside(c);
    along += here * step;
    apart += step * step;
    off += here * here;
  }
  // Less than 30 bytes apart: colour says nothing, the mask alone decides.
  if (apart < 900) return 0;
  const share = clamp(along / apart, 0, 1);
  // A colour away from the line between both is something else: a collar, an earring.
  const astray = Math.sqrt(Math.max(0, off - (along * along) / apart));
  return share * smoothstep(34, 14, astray);
}
