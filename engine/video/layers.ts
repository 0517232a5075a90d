import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import { EngineFailure } from "../contract.ts";
import { blur } from "../image/blur.ts";
import { grownColours } from "../image/grown.ts";
import { clamp, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import { unmixed } from "../image/unmix.ts";
import type { Subject } from "../vision/subject.ts";

/** The layers of a picture: its ground without the subject, and the subject. */
export interface Layers {
  width: number;
  height: number;
  ground: Canvas;
  subject: Foreground | null;
}
/** The subject of a picture; its edges and places in px of the frame. */
export interface Foreground {
  canvas: Canvas;
  /** RGBA of the canvas. */
  data: Uint8ClampedArray;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Middle of its lower edge, which stays in place while the rest sways. */
  foot: { x: number; y: number };
  /** A hanging garment: its upper edge stays in place instead. */
  hangs: boolean;
  /** How freely each pixel follows the wind, 0–1; null when no pixel does. */
  loose: Plane | null;
}

/**
 * Separates a picture into layers; without a subject that stands out, the ground is the only one.
 */
export async function layersOf(subject: Subject, hasWind: boolean): Promise<Layers> {
  const { picture } = subject;
  const { width, height } = picture;
  const matte = await subject.matte().catch(onlyFailures);
  if (!matte) return { width, height, ground: canvasOf(picture, null), subject: null };
  const box = boundsOf(matte);
  const person = await subject.person().catch(onlyFailures);
  const data = rgbaOf(unmixed(picture, matte), matte);
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
  const hangs = person === null && (await subject.faces()).length === 0;
  return {
    width,
    height,
    ground: canvasOf(plateOf(picture, matte), null),
    subject: {
      canvas,
      data,
      ...box,
      hangs,
      foot: { x: box.middle, y: hangs ? box.top : box.bottom },
      loose: hasWind ? await looseOf(subject, matte, hangs) : null,
    },
  };
}

/** Where the subject is, as the `frame` of `MotionPlan`. */
export function frameOf({ width, height, subject }: Layers) {
  if (!subject) return { top: 1, middle: 0.5, centre: 0.5 };
  const [top, bottom] = [subject.top / height, 1 - subject.bottom / height];
  const isCut = bottom < 0.01;
  return {
    top,
    middle: clamp(subject.foot.x / width, 0.3, 0.7),
    centre: isCut ? 0.4 : clamp(top / (top + bottom + 1e-6), 0.1, 0.9),
  };
}

const onlyFailures = (error: unknown) => {
  if (error instanceof EngineFailure) return null;
  throw error;
};

/** The ground alone: behind the subject it is filled by extending the colours around it. */
function plateOf(picture: Rgb, matte: Plane): Rgb {
  const { width, height } = picture;
  const near = blur(matte, Math.max(2, Math.max(width, height) / 220), 2);
  const known = near.data.map((value) => (value < 0.02 ? 1 : 0));
  const grown = grownColours(picture.data, known, width, height, 2);
  const data = new Uint8Array(picture.data);
  for (let i = 0; i < known.length; i++) {
    const share = smoothstep(0.004, 0.03, near.data[i]);
    if (share === 0) continue;
    for (let c = 0; c < 3; c++) {
      const fill = grown(i % width, Math.floor(i / width), c);
      data[i * 3 + c] = Math.round(clamp(mix(data[i * 3 + c], fill, share), 0, 255));
    }
  }
  return { data, width, height };
}

/**
 * What follows the wind, 0–1: hair away from the face, its ends most, or a garment's lower part.
 */
async function looseOf(subject: Subject, matte: Plane, hangs: boolean): Promise<Plane> {
  const { width, height } = matte;
  const loose = newPlane(width, height);
  if (hangs) {
    const { top, bottom } = boundsOf(matte);
    for (let i = 0; i < loose.data.length; i++) {
      loose.data[i] = 0.8 * smoothstep(top, bottom, Math.floor(i / width)) ** 1.5;
    }
    return loose;
  }
  const person = await subject.person().catch(onlyFailures);
  if (!person) return loose;
  const hair = await subject.part("hair");
  const scale = width / person.image.width;
  const { centre, radius } = person.face;
  for (let i = 0; i < loose.data.length; i++) {
    const x = ((i % width) / scale - centre.x) / radius;
    const y = (Math.floor(i / width) / scale - centre.y) / radius;
    const away = smoothstep(1.05, 2.1, Math.hypot(x, y * 0.8));
    loose.data[i] = Math.min(1, hair.data[i] * 1.4) * away * (0.55 + 0.45 * smoothstep(0, 3, y));
  }
  // With hard borders moving hair would tear away from what it lies on.
  return blur(loose, Math.max(2, radius * scale * 0.14), 2);
}

function boundsOf(matte: Plane) {
  const box = { left: matte.width, right: 0, top: matte.height, bottom: 0 };
  let sum = 0;
  let count = 0;
  for (let i = 0; i < matte.data.length; i++) {
    if (matte.data[i] < 0.1) continue;
    const x = i % matte.width;
    const y = Math.floor(i / matte.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
    sum += x;
    count++;
  }
  return { ...box, middle: sum / Math.max(1, count) };
}

function canvasOf(picture: Rgb, alpha: Plane | null): Canvas {
  const canvas = createCanvas(picture.width, picture.height);
  const pixels = new ImageData(rgbaOf(picture, alpha), picture.width, picture.height);
  canvas.getContext("2d").putImageData(pixels, 0, 0);
  return canvas;
}

function rgbaOf(picture: Rgb, alpha: Plane | null): Uint8ClampedArray<ArrayBuffer> {
  const size = picture.width * picture.height;
  const data = new Uint8ClampedArray(size * 4);
  for (let i = 0; i < size; i++) {
    data[i * 4] = picture.data[i * 3];
    data[i * 4 + 1] = picture.data[i * 3 + 1];
    data[i * 4 + 2] = picture.data[i * 3 + 2];
    data[i * 4 + 3] = alpha ? alpha.data[i] * 255 : 255;
  }
  return data;
}
