/** A place in the upright picture, in its own pixels, y down. */
export type MaskPoint = readonly [x: number, y: number];
/** One drag of the brush; `size` is the brush's diameter in picture pixels. */
export interface Stroke {
  kind: "paint" | "erase";
  size: number;
  points: readonly MaskPoint[];
}
/** What undo takes back one of: a stroke, or everything being cleared. */
export type MaskEntry = Stroke | { kind: "clear" };

export interface PictureSize {
  width: number;
  height: number;
}

/** Smallest, first and largest brush for a picture, in its pixels. */
export function brushRange({ width, height }: PictureSize): {
  least: number;
  first: number;
  most: number;
} {
  const side = Math.min(width, height);
  return {
    least: Math.max(2, Math.round(side * 0.01)),
    first: Math.max(4, Math.round(side * 0.08)),
    most: Math.max(8, Math.round(side * 0.5)),
  };
}
/** One notch of the wheel or one press of [ or ]: an eighth of the size, at least a pixel. */
export function resized(size: number, notches: number, picture: PictureSize): number {
  const { least, most } = brushRange(picture);
  const step = Math.max(1, Math.round(size / 8));
  return Math.min(most, Math.max(least, size + notches * step));
}

/** The strokes that count: those since the last clear. */
export function visible(entries: readonly MaskEntry[]): readonly Stroke[] {
  const last = entries.findLastIndex(({ kind }) => kind === "clear");
  return entries.slice(last + 1).filter((entry) => entry.kind !== "clear");
}
/**
 * What is painted: the region that may change; or an outline, where paint says what belongs to the
 * thing and erasing what does not.
 */
export type MaskMeaning = "region" | "outline";
/** Whether the strokes say anything. */
export const hasPaint = (entries: readonly MaskEntry[], meaning: MaskMeaning): boolean =>
  visible(entries).some(({ kind }) => kind === "paint" || meaning === "outline");

/** A rectangle on the screen, as getBoundingClientRect tells it. */
export interface ScreenRect {
  left: number;
  top: number;
  width: number;
  height: number;
}
/**
 * The picture's pixel under a pointer. The rectangle is the shown picture's own, asked for at that
 * moment, so that page zoom, device pixels, scrolling, zoom and pan are all in it.
 */
export const toPicture = (
  client: { x: number; y: number },
  rect: ScreenRect,
  picture: PictureSize,
): MaskPoint => [
  ((client.x - rect.left) / rect.width) * picture.width,
  ((client.y - rect.top) / rect.height) * picture.height,
];

/** Squared distance of a pixel's centre from the segment ab. */
function fromSegment(x: number, y: number, [ax, ay]: MaskPoint, [bx, by]: MaskPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

/** What a pixel holds that no stroke has touched: not in the region; of an outline, nothing said. */
const UNTOUCHED: Record<MaskMeaning, number> = { region: 0, outline: 128 };

/**
 * The mask as one 8-bit channel, [height, width]: 255 where it was painted and not erased since, 0
 * where it was erased. A pixel belongs to a stroke when its centre lies within half the brush of the
 * stroke's line.
 */
export function drawMask(
  entries: readonly MaskEntry[],
  { width, height }: PictureSize,
  meaning: MaskMeaning,
): Uint8Array<ArrayBuffer> {
  const mask = new Uint8Array(width * height).fill(UNTOUCHED[meaning]);
  for (const { kind, size, points } of visible(entries)) {
    const value = kind === "paint" ? 255 : 0;
    const radius = size / 2;
    for (const [i, b] of points.entries()) {
      const a = points[i - 1] ?? b;
      const left = Math.max(0, Math.floor(Math.min(a[0], b[0]) - radius));
      const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0]) + radius));
      const top = Math.max(0, Math.floor(Math.min(a[1], b[1]) - radius));
      const bottom = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1]) + radius));
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          if (fromSegment(x + 0.5, y + 0.5, a, b) <= radius * radius) mask[y * width + x] = value;
        }
      }
    }
  }
  return mask;
}
