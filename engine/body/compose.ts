import { noiseAt } from "../image/noise.ts";
import type { Rgb } from "../image/raster.ts";
import { paperColour } from "./backdrop.ts";
import type { Rendering } from "./figure/render.ts";
import type { Frame } from "./frame.ts";
import { byteOf } from "./skin.ts";

/** Light a white surface sends is far above 1; these bring it onto the film and onto the paper. */
const EXPOSURE = { film: 0.48, paper: 0.68 };
/** Above this brightness the paper's highlights are compressed instead of cut. */
const KNEE = 0.7;

/**
 * Between a film's answer to light, in which dark tones fall off and bright ones are compressed (the
 * curve of Narkowicz 2015 for the Academy's reference rendering), and a straight one: a deep skin
 * would be lost in the film's shadows.
 */
const toned = (light: number) => {
  const f = light * EXPOSURE.film;
  const film = (f * (2.51 * f + 0.03)) / (f * (2.43 * f + 0.59) + 0.14);
  const p = light * EXPOSURE.paper;
  const paper = p < KNEE ? p : KNEE + (p - KNEE) / (1 + ((p - KNEE) / (1 - KNEE)) * 0.9);
  return (film + paper) / 2;
};

/** The curve makes colours stronger than an eye sees them: this much of that is kept. */
const COLOURFUL = 0.93;

/** Light becomes the picture's tones, in place; what is black already stays. */
function develop(colour: Float32Array): void {
  for (let i = 0; i < colour.length; i += 3) {
    if (colour[i] + colour[i + 1] + colour[i + 2] === 0) continue;
    const [r, g, b] = [toned(colour[i]), toned(colour[i + 1]), toned(colour[i + 2])];
    const grey = (1 - COLOURFUL) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
    colour[i] = r * COLOURFUL + grey;
    colour[i + 1] = g * COLOURFUL + grey;
    colour[i + 2] = b * COLOURFUL + grey;
  }
}

/** How much the samples of a pixel and those beside count, across and down: a lens is that soft. */
const FILTERS = {
  2: [1 / 8, 3 / 8, 3 / 8, 1 / 8],
  3: [1 / 8, 1 / 4, 1 / 4, 1 / 4, 1 / 8],
} as const;
/** The grain of the picture, over linear light: strongest in middle tones. */
const GRAIN = 0.035;

/** Lays the drawn figure on the paper: every pixel is a mean of the samples in and around it. */
export async function compose(
  frame: Frame,
  figure: Rendering,
  paper: (x: number, y: number) => number,
  breathe: () => Promise<void>,
): Promise<Rgb> {
  const { width, height, window, samples } = frame;
  const filter = FILTERS[samples];
  const data = new Uint8Array(width * height * 3);
  develop(figure.colour);
  await breathe();
  const sum = new Float32Array(4);
  for (let y = 0; y < height; y++) {
    if (y % 96 === 0) await breathe();
    for (let x = 0; x < width; x++) {
      const light = paper(x, y);
      sum.fill(0);
      const inX = x - window.left;
      const inY = y - window.top;
      if (inX >= 0 && inY >= 0 && inX < window.width && inY < window.height) {
        filtered(figure, inX * samples - 1, inY * samples - 1, filter, sum);
      }
      const grain = (noiseAt(71, y * width + x) + noiseAt(72, y * width + x) - 1) * GRAIN;
      for (let c = 0; c < 3; c++) {
        const value = sum[c] + paperColour(light, c) * (1 - sum[3]);
        data[(y * width + x) * 3 + c] = byteOf(value * (1 + grain));
      }
    }
  }
  return { data, width, height };
}

/** Adds up the samples from a corner on, by the filter: colour, then coverage. */
function filtered(
  { width, height, colour, alpha }: Rendering,
  left: number,
  top: number,
  filter: readonly number[],
  sum: Float32Array,
): void {
  for (let j = 0; j < filter.length; j++) {
    const row = top + j;
    if (row < 0 || row >= height) continue;
    for (let i = 0; i < filter.length; i++) {
      const column = left + i;
      if (column < 0 || column >= width) continue;
      const at = row * width + column;
      const cover = alpha[at];
      if (cover === 0) continue;
      const share = filter[i] * filter[j];
      for (let c = 0; c < 3; c++) sum[c] += share * colour[at * 3 + c];
      sum[3] += share * cover;
    }
  }
}
