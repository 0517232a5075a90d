import { createCanvas, ImageData, type SKRSContext2D } from "@napi-rs/canvas";
import type { Foreground } from "./layers.ts";

/** Number of waves over the height of the loose part. */
const WAVES = 1.6;

/** Prepares the loose part of a subject. The returned function redraws it as the wind moves it. */
export function windOn(subject: Foreground, frameWidth: number) {
  const box = looseBox(subject);
  if (!box || !subject.loose) return () => undefined;
  const { loose, data } = subject;
  const { width } = loose;
  const patch = new Uint8ClampedArray(box.width * box.height * 4);
  const canvas = createCanvas(box.width, box.height);
  const own = canvas.getContext("2d");
  return (to: SKRSContext2D, phase: number, force: number) => {
    for (let y = 0; y < box.height; y++) {
      const along = (y / box.height) * WAVES * 2 * Math.PI;
      const gust = Math.sin(phase - along) + 0.4 * Math.sin(phase * 1.7 - along * 1.9 + 1);
      for (let x = 0; x < box.width; x++) {
        const i = (box.top + y) * width + box.left + x;
        const ripple = gust + 0.35 * Math.sin(phase * 2.3 + x * 0.05 - along * 2);
        const from = x + box.left - ripple * force * frameWidth * loose.data[i];
        read(data, width, from, box.top + y, patch, (y * box.width + x) * 4);
      }
    }
    own.putImageData(new ImageData(patch, box.width, box.height), 0, 0);
    to.clearRect(box.left, box.top, box.width, box.height);
    to.drawImage(canvas, box.left, box.top);
  };
}

/** One pixel interpolated between two of a row, colours weighted by coverage. */
function read(
  data: Uint8ClampedArray,
  width: number,
  x: number,
  y: number,
  to: Uint8ClampedArray,
  at: number,
): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const share = Math.max(0, Math.min(1, x - left));
  const a = (y * width + left) * 4;
  const b = a + 4;
  const one = data[a + 3] * (1 - share);
  const other = data[b + 3] * share;
  const sum = one + other;
  to[at + 3] = sum;
  if (sum === 0) return;
  for (let c = 0; c < 3; c++) to[at + c] = (data[a + c] * one + data[b + c] * other) / sum;
}

function looseBox({ loose }: Foreground) {
  if (!loose) return null;
  const { width, height, data } = loose;
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 0.01) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  if (box.right === 0) return null;
  // The wind may blow it this far beyond.
  const reach = Math.ceil(width * 0.03);
  const left = Math.max(0, box.left - reach);
  const right = Math.min(width, box.right + reach);
  return { left, top: box.top, width: right - left, height: box.bottom - box.top };
}
