import { blur } from "../image/blur.ts";
import { triple } from "../image/each.ts";
import { clamp, mix, newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { middleOf } from "../image/recolour.ts";
import type { Layer } from "../image/warp.ts";
import type { Subject } from "../vision/subject.ts";
import { bareHead } from "./bare-head.ts";
import { drawStrands, type Light } from "./draw-strands.ts";
import { type Head, readHead } from "./head.ts";
import { inventionOf, judgeRestyled } from "./judge.ts";
import { unclearEnds } from "./leftover.ts";
import { withScalp } from "./scalp-shade.ts";
import { grow } from "./strands.ts";
import type { Style } from "./styles.ts";

/**
 * Gives the one person in a picture another hairstyle. `hair` is the mask of the old hair (0–1, the
 * picture's size); `colour` is null to keep the hair's own. Fails as `readHead` does,
 * and with old_hair_left.
 */
export async function restyled(
  subject: Subject,
  style: Style,
  colour: readonly [number, number, number] | null,
  hair: Plane,
  seed: number,
): Promise<Rgb> {
  const head = await readHead(subject);
  const bare = await bareHead(subject, head, hair);
  const tone = colour ?? (await toneOf(subject, hair));
  const light = await lightOf(subject, head);
  const strands = drawStrands(grow(style, head.down, seed), head, bare.body, tone, light);
  const layer = withScalp(strands, style, head, tone);
  const ends = await unclearEnds(await subject.portrait(), hair);
  judgeRestyled(inventionOf(bare.doubt, layer, head.unit), ends);
  return laid(bare.picture, layer, bare.body, head.unit);
}

/** The old hair's mean colour, brightened to that of a lit strand. */
async function toneOf({ picture }: Subject, hair: Plane): Promise<[number, number, number]> {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < hair.data.length; i++) {
    if (hair.data[i] < 0.9) continue;
    for (let c = 0; c < 3; c++) sum[c] += picture.data[i * 3 + c];
    count++;
  }
  if (count === 0) return [52, 40, 34];
  return triple((c) => clamp((sum[c] / count) * 1.15 + 6, 0, 255));
}

/** The light comes from above and from the side where the face is lighter. */
async function lightOf(subject: Subject, head: Head): Promise<Light> {
  const { skin } = (await subject.portrait()).parts;
  const side = (sign: -1 | 1) => {
    const half = newPlane(skin.width, skin.height);
    for (let i = 0; i < half.data.length; i++) {
      const [u, v] = head.unproject(i % skin.width, Math.floor(i / skin.width), 0.6);
      if (Math.sign(u) === sign && Math.abs(u) < 0.8 && v < 0.6 && v > -1.2) {
        half.data[i] = skin.data[i];
      }
    }
    return middleOf(subject.picture, half)?.light ?? 65;
  };
  const [left, right] = [side(-1), side(1)];
  const x = clamp((right - left) / 25, -0.6, 0.6);
  const length = Math.hypot(x, 0.75, 0.55);
  return {
    direction: [x / length, 0.75 / length, 0.55 / length],
    force: clamp(0.72 + (left + right) / 2 / 200, 0.75, 1.12),
  };
}

/** Lays the hair over the picture, with its soft shadow on the person. */
function laid(picture: Rgb, layer: Layer, body: Plane, unit: number): Rgb {
  const { width, height } = picture;
  const cover: Plane = { data: layer.alpha, width, height };
  const shade = blur(cover, Math.max(1, unit * 0.07), 2);
  const drop = Math.round(unit * 0.06);
  const data = new Uint8Array(picture.data);
  for (let i = 0; i < cover.data.length; i++) {
    const above = shade.data[Math.max(0, i - drop * width)];
    const dark = 1 - 0.38 * above * body.data[i] * (1 - layer.alpha[i]);
    const alpha = layer.alpha[i];
    if (alpha === 0 && dark > 0.998) continue;
    for (let c = 0; c < 3; c++) {
      const under = data[i * 3 + c] * dark;
      data[i * 3 + c] = Math.round(mix(under, layer.colour[i * 3 + c], alpha));
    }
  }
  return { data, width, height };
}
