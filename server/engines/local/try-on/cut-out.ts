import { EngineFailure } from "#server/engines/engine.ts";
import { blur, boxMean } from "../image/blur.ts";
import { toLab } from "../image/lab.ts";
import { pushPull } from "../image/push-pull.ts";
import { clamp, median, newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { neighbours, regions } from "../image/regions.ts";

/** A garment picture and which of its pixels are the garment (0–1). */
export interface Garment {
  image: Rgb;
  alpha: Plane;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Border pixels may differ this much (L*a*b* distance, 90th percentile) for a plain ground. */
const PLAIN_GROUND = 22;

/**
 * Cuts a garment out of a picture on a plain ground: the ground's colour is the border's median, and
 * what is joined to the border and stays near that colour is ground. Fails with garment_not_found
 * when the ground is not plain or what is left is not one sizeable thing.
 */
export function cutOut(image: Rgb): Garment {
  const { width, height } = image;
  const size = width * height;
  const lab = toLab(image);
  const border = borderOf(width, height);
  const ground = [0, 1, 2].map((c) => median(border.map((i) => lab[i * 3 + c]!)));
  const away = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    away[i] = Math.hypot(
      lab[i * 3]! - ground[0]!,
      (lab[i * 3 + 1]! - ground[1]!) * 1.5,
      (lab[i * 3 + 2]! - ground[2]!) * 1.5,
    );
  }
  const spread = median(
    border.map((i) => away[i]!),
    0.85,
  );
  if (spread > PLAIN_GROUND) throw new EngineFailure("garment_not_found");
  const limit = clamp(spread * 1.25 + 1, 2.2, 9);
  const isGround = flood(border, lab, away, limit, width, size);
  // A front that stands open leaves two halves: what is nearly as large as the largest belongs too.
  const found = regions(width, height, (i) => isGround[i] === 0);
  const largest = Math.max(0, ...found.map((region) => region.length));
  const thing = found.filter((region) => region.length > largest * 0.3).flat();
  const share = thing.length / size;
  if (share < 0.03 || share > 0.95) throw new EngineFailure("garment_not_found");
  const mask = newPlane(width, height);
  for (const i of thing) mask.data[i] = 1;
  openHoles(mask, thing, away, limit);
  return garmentOf(image, mask, thing);
}

/** A garment from a coverage already known, such as what a person in a picture wears. */
export function cutOutBy(image: Rgb, coverage: Plane): Garment {
  const found = regions(image.width, image.height, (i) => coverage.data[i]! > 0.5);
  const thing = found.reduce((best, region) => (region.length > best.length ? region : best), []);
  if (thing.length < coverage.data.length * 0.02) throw new EngineFailure("garment_not_found");
  const mask = newPlane(image.width, image.height);
  for (const i of thing) mask.data[i] = 1;
  return garmentOf(image, mask, thing);
}

function garmentOf(image: Rgb, mask: Plane, thing: readonly number[]): Garment {
  const { width, height } = mask;
  const garment = {
    image: cleanEdge(image, mask),
    alpha: softEdge(mask),
    ...boundsOf(thing, width),
  };
  if (garment.right - garment.left < width * 0.08 || garment.bottom - garment.top < height * 0.12) {
    throw new EngineFailure("garment_not_found");
  }
  return garment;
}

function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

function flood(
  border: readonly number[],
  lab: Float32Array,
  away: Float32Array,
  limit: number,
  width: number,
  size: number,
): Uint8Array {
  const isGround = new Uint8Array(size);
  const open = border.filter((i) => away[i]! < limit);
  for (const i of open) isGround[i] = 1;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    for (const next of neighbours(i, width, size)) {
      if (isGround[next] === 1 || away[next]! >= limit) continue;
      // A step in lightness is an edge even when both sides are near the ground's colour.
      if (Math.abs(lab[next * 3]! - lab[i * 3]!) >= 2.5) continue;
      isGround[next] = 1;
      open.push(next);
    }
  }
  return isGround;
}

/** Ground seen through the garment (between sleeve and body), unless the garment itself is that colour. */
function openHoles(mask: Plane, thing: readonly number[], away: Float32Array, limit: number): void {
  if (median(thing.map((i) => away[i]!)) < 16) return;
  const holes = regions(mask.width, mask.height, (i) => mask.data[i] === 1 && away[i]! < limit);
  for (const hole of holes) {
    if (hole.length > Math.max(40, thing.length * 0.0003)) for (const i of hole) mask.data[i] = 0;
  }
}

/** The outermost pixels hold some of the ground's colour: they take that of the cloth beside them. */
function cleanEdge(image: Rgb, mask: Plane): Rgb {
  const { width, height } = mask;
  const deep = boxMean(mask, 2);
  const sure = Float32Array.from(deep.data, (value) => (value > 0.999 ? 1 : 0));
  const grown = pushPull(image.data, sure, width, height);
  const data = Uint8Array.from(image.data);
  for (let i = 0; i < sure.length; i++) {
    if (sure[i] === 1 || deep.data[i] === 0) continue;
    for (let c = i * 3; c < i * 3 + 3; c++) data[c] = Math.round(clamp(grown[c]!, 0, 255));
  }
  return { data, width, height };
}

/** Draws the edge in by about a pixel, so that no ground colour is carried along. */
function softEdge(mask: Plane): Plane {
  const soft = blur(mask, 1, 2);
  for (let i = 0; i < soft.data.length; i++)
    soft.data[i] = clamp((soft.data[i]! - 0.55) / 0.4, 0, 1);
  return soft;
}

function boundsOf(thing: readonly number[], width: number) {
  let left = width;
  let right = 0;
  for (const i of thing) {
    const x = i % width;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  for (const i of thing) {
    const y = Math.floor(i / width);
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom };
}
