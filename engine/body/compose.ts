import type { Rgb } from "../image/raster.ts";
import { paperColour } from "./backdrop.ts";
import type { Rendering } from "./figure/render.ts";
import { type Frame, SAMPLES } from "./frame.ts";
import { byteOf } from "./skin.ts";

/** Light a white surface sends is far above 1; this brings it onto the picture. */
const EXPOSURE = 0.76;
/** Above this brightness highlights are compressed instead of cut. */
const KNEE = 0.7;

const toned = (light: number) => {
  const v = light * EXPOSURE;
  return v < KNEE ? v : KNEE + (v - KNEE) / (1 + ((v - KNEE) / (1 - KNEE)) * 0.9);
};

/** Lays the drawn figure on the paper: every pixel is the mean of its samples. */
export async function compose(
  frame: Frame,
  figure: Rendering,
  paper: (x: number, y: number) => number,
  breathe: () => Promise<void>,
): Promise<Rgb> {
  const { width, height, window } = frame;
  const data = new Uint8Array(width * height * 3);
  const share = 1 / (SAMPLES * SAMPLES);
  for (let y = 0; y < height; y++) {
    if (y % 96 === 0) await breathe();
    for (let x = 0; x < width; x++) {
      const light = paper(x, y);
      const inX = x - window.left;
      const inY = y - window.top;
      const inside = inX >= 0 && inY >= 0 && inX < window.width && inY < window.height;
      for (let c = 0; c < 3; c++) {
        const ground = paperColour(light, c);
        let value = 0;
        if (inside) {
          for (let s = 0; s < SAMPLES * SAMPLES; s++) {
            const row = inY * SAMPLES + Math.floor(s / SAMPLES);
            const i = row * figure.width + inX * SAMPLES + (s % SAMPLES);
            const alpha = figure.alpha[i];
            value += alpha > 0 ? toned(figure.colour[i * 3 + c]) + ground * (1 - alpha) : ground;
          }
          value *= share;
        } else value = ground;
        data[(y * width + x) * 3 + c] = byteOf(value);
      }
    }
  }
  return { data, width, height };
}
