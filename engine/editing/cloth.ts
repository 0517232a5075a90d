import { labOf } from "../image/colour.ts";
import { paintPolygon } from "../image/polygon.ts";
import { clamp, type Plane, smoothstep, toSegment } from "../image/raster.ts";
import { middleOf } from "../image/recolour.ts";
import { fitMixture } from "../vision/mixture.ts";
import type { Subject } from "../vision/subject.ts";

/** Clothes nearer than this to the wearer's skin, in a* and b*, can't be told from it by colour. */
const LEAST_APART = 16;
/** How much of the way from the cloth's colour to the skin's counts as cloth. */
const CLOTH_SIDE = [0.62, 0.42] as const;

/**
 * A part of the clothes without what the parse took along: bare skin (a belly under a short top, by
 * its colour) and shoes (below the ankles, where the colour is not the trousers').
 */
export async function clothOnly(subject: Subject, mask: Plane): Promise<Plane> {
  const { picture } = subject;
  const cloth = middleOf(picture, mask);
  const skin = await skinTone(subject);
  if (!cloth || !skin) return mask;
  const across = [skin.red - cloth.red, skin.yellow - cloth.yellow] as const;
  const apart = Math.hypot(...across);
  const { sides, shoulders, image } = await subject.person();
  const scale = picture.width / image.width;
  const ankles = Math.min(...sides.map((side) => side.ankle.y)) - shoulders * 0.08;
  const data = new Float32Array(mask.data);
  for (let i = 0; i < data.length; i++) {
    if (data[i] <= 0.004) continue;
    const at = i * 3;
    const d = picture.data;
    const [l, a, b] = labOf(d[at], d[at + 1], d[at + 2]);
    if (apart > LEAST_APART) {
      // Colour fades with light on both: compare at the skin's own lightness.
      const dim = clamp(l / Math.max(1, skin.light), 0.35, 1.2);
      const from = [a - cloth.red * dim, b - cloth.yellow * dim] as const;
      const along = (from[0] * across[0] + from[1] * across[1]) / (apart * apart * dim);
      data[i] *= smoothstep(CLOTH_SIDE[0], CLOTH_SIDE[1], along);
    }
    if (Math.floor(i / picture.width) > ankles * scale) {
      const away = Math.hypot(l - cloth.light, a - cloth.red, b - cloth.yellow);
      data[i] *= smoothstep(30, 16, away);
    }
  }
  return { ...mask, data };
}

/**
 * What someone seen to the hips wears: there the parse, which looks for legs, can mistake a top for
 * skin or trousers, so all of the person below the chin counts that is neither hair nor of the
 * face's own colour.
 */
export async function dressedHalf(subject: Subject): Promise<Plane> {
  const { picture } = subject;
  const [matte, hair] = [await subject.matte(), await subject.part("hair")];
  const skin = await skinTone(subject);
  const { face, image } = await subject.person();
  const scale = picture.width / image.width;
  const data = new Float32Array(matte.data);
  for (let i = 0; i < data.length; i++) {
    const below = Math.floor(i / picture.width) / scale - face.chin.y;
    data[i] *= smoothstep(0, face.radius * 0.12, below) * smoothstep(0.6, 0.3, hair.data[i]);
    if (data[i] <= 0.004 || !skin) continue;
    const d = picture.data;
    const [l, a, b] = labOf(d[i * 3], d[i * 3 + 1], d[i * 3 + 2]);
    const dim = clamp(l / Math.max(1, skin.light), 0.45, 1.15);
    const hue = Math.hypot(a - skin.red * dim, b - skin.yellow * dim);
    data[i] *= Math.max(smoothstep(9, 15, hue), smoothstep(34, 48, Math.abs(l - skin.light)));
  }
  return { ...matte, data };
}

async function skinTone(subject: Subject) {
  const { face, image } = await subject.person();
  const mask: Plane = {
    data: new Float32Array(image.width * image.height),
    width: image.width,
    height: image.height,
  };
  paintPolygon(
    mask,
    face.oval.map(({ x, y }) => [x, y] as const),
    1,
  );
  return middleOf(image, mask);
}

/** How far about hands and forearms things are held, in shoulder widths. */
const HELD = 0.3;
/** A colour nearer than this to one of the trunk's is the same cloth, in L*a*b*. */
const SAME_CLOTH = 15;

/**
 * A top without arms, hands and what they hold: about hands and forearms only what has a colour of
 * the trunk is cloth.
 */
export async function withoutHeld(subject: Subject, mask: Plane): Promise<Plane> {
  const { picture } = subject;
  const { sides, shoulders, neck, torso, across, down, image } = await subject.person();
  const { width } = picture;
  const scale = width / image.width;
  const arms = sides.filter((side) => side.armSeen);
  const fromArm = (x: number, y: number) =>
    Math.min(
      ...arms.map(({ elbow, wrist }) => {
        // The hand goes on beyond the wrist.
        const tip = {
          x: wrist.x + (wrist.x - elbow.x) * 0.4,
          y: wrist.y + (wrist.y - elbow.y) * 0.4,
        };
        return toSegment(x, y, elbow, tip)[0];
      }),
    ) / shoulders;
  const trunk: number[] = [];
  const near: number[] = [];
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] <= 0.004) continue;
    const [x, y] = [(i % width) / scale, Math.floor(i / width) / scale];
    const [dx, dy] = [x - neck.x, y - neck.y];
    const v = (dx * down.x + dy * down.y) / torso;
    const aside = Math.abs(dx * across.x + dy * across.y) / shoulders;
    if (fromArm(x, y) < HELD) near.push(i);
    else if (i % 7 === 0 && mask.data[i] > 0.9 && v > 0.1 && v < 0.75 && aside < 0.42) {
      trunk.push(...labOf(picture.data[i * 3], picture.data[i * 3 + 1], picture.data[i * 3 + 2]));
    }
  }
  const colours = fitMixture(trunk, 4);
  if (!colours) return mask;
  const data = new Float32Array(mask.data);
  for (const i of near) {
    const [l, a, b] = labOf(picture.data[i * 3], picture.data[i * 3 + 1], picture.data[i * 3 + 2]);
    const away = Math.min(
      ...colours.map(({ mean }) => Math.hypot((l - mean[0]) * 0.5, a - mean[1], b - mean[2])),
    );
    data[i] *= smoothstep(SAME_CLOTH * 1.25, SAME_CLOTH * 0.8, away);
  }
  return { ...mask, data };
}
