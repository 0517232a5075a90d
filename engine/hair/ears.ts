import { blur } from "../image/blur.ts";
import { labOf } from "../image/colour.ts";
import { newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { regions } from "../image/regions.ts";
import type { EyeLine } from "../vision/eye-line.ts";

type Lab = { light: number; red: number; yellow: number };

/** An ear's colour lies at least this share of the way from the hair's colour to the skin's. */
const SKIN_LIKE = 0.5;
/** The same where the parse saw skin: less, because of the shadows inside an ear. */
const SHADED = 0.1;
/**
 * Greatest distance in L*a*b* from the line between both colours: an ear may be redder than skin.
 */
const ASTRAY = 26;
/** Share of an ear that the parse must have seen as skin; of a light lock it sees none. */
const SEEN = 0.25;
/** Least and most size of an ear, in squared half face widths. */
const SIZE = [0.05, 0.7] as const;
/**
 * Lowest and highest place of an ear, and of its middle, over the eye line, in half face widths.
 */
const BAND = [-1.05, 0.5] as const;
const MIDDLE = [-0.65, 0.15] as const;
/** Half the width of the widest lock, in half face widths. */
const THIN = 0.06;
/** Least and greatest distance of an ear from the face's middle, in half face widths. */
const BESIDE = [0.7, 1.5] as const;

/**
 * Visible ears beside a face, 0–1: patches in the colour of skin, of which the parse saw at least a
 * part as skin. Dark places inside an ear's outline belong to the ear. `hair` and `skin` are the
 * mean colours of the head's hair and of the face.
 */
export function earsOf(
  picture: Rgb,
  parsed: { skin: Plane; matte: Plane; oval: Plane },
  eyes: EyeLine,
  hair: Lab,
  skin: Lab,
): Plane {
  const { data, width, height } = picture;
  const { radius } = eyes;
  const plane = newPlane(width, height);
  const across = [skin.light - hair.light, skin.red - hair.red, skin.yellow - hair.yellow];
  const apart = Math.hypot(...across);
  const [sin, cos] = [Math.sin(eyes.roll) / radius, Math.cos(eyes.roll) / radius];
  const asideOf = (i: number) =>
    ((i % width) - eyes.x) * cos + (Math.floor(i / width) - eyes.y) * sin;
  const upOf = (i: number) => ((i % width) - eyes.x) * sin - (Math.floor(i / width) - eyes.y) * cos;
  const isLike = (i: number) => {
    const [aside, up] = [Math.abs(asideOf(i)), upOf(i)];
    if (aside < BESIDE[0] || aside > BESIDE[1] || up < BAND[0] || up > BAND[1]) return false;
    if (parsed.matte.data[i] < 0.6 || parsed.oval.data[i] > 0.5) return false;
    const [l, a, b] = labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]);
    const from = [l - hair.light, a - hair.red, b - hair.yellow];
    const along = from.reduce((sum, value, c) => sum + value * across[c], 0) / apart;
    const off = Math.sqrt(Math.max(0, from.reduce((sum, v) => sum + v * v, 0) - along ** 2));
    const least = parsed.skin.data[i] > 0.8 ? SHADED : SKIN_LIKE;
    return along > least * apart && off < ASTRAY;
  };
  const like = newPlane(width, height);
  for (let i = 0; i < like.data.length; i++) if (isLike(i)) like.data[i] = 1;
  // Removes locks as light as skin, which are thinner than an ear.
  const near = blur(like, radius * THIN, 2);
  const solid = newPlane(width, height);
  for (let i = 0; i < like.data.length; i++) if (near.data[i] > 0.7) solid.data[i] = 1;
  const about = blur(solid, radius * THIN * 1.2, 2);
  for (const patch of regions(width, height, (i) => like.data[i] === 1 && about.data[i] > 0.03)) {
    const size = patch.length / radius ** 2;
    if (size < SIZE[0] || size > SIZE[1]) continue;
    const middle = patch.reduce((sum, i) => sum + upOf(i), 0) / patch.length;
    if (middle < MIDDLE[0] || middle > MIDDLE[1]) continue;
    // A patch that reaches above the brows is a temple.
    if (patch.some((i) => upOf(i) > BAND[1] - 0.03)) continue;
    const seen = patch.filter((i) => parsed.skin.data[i] > 0.6).length;
    if (seen < patch.length * SEEN) continue;
    for (const i of patch) plane.data[i] = 1;
  }
  const soft = blur(plane, Math.max(1, radius / 24), 2);
  for (let i = 0; i < soft.data.length; i++) {
    soft.data[i] = Math.max(plane.data[i], smoothstep(0.35, 0.55, soft.data[i]));
  }
  return soft;
}
