import { mix, smoothstep } from "../image/raster.ts";
import type { Linear } from "./colours.ts";
import { linearOf } from "./figure/shade.ts";
import type { Texture } from "./figure/texture.ts";
import { byteOf } from "./skin.ts";

/** Factor on the painted white of an eye: lids shade it. */
const WHITE = 0.74;

/** An eye texture with another iris: what is saturated takes the colour, the white stays white. */
export function withIris({ data, width, height }: Texture, colour: Linear): Texture {
  const result = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const rgb = [data[i], data[i + 1], data[i + 2]];
    const most = Math.max(...rgb);
    const iris = smoothstep(0.16, 0.36, (most - Math.min(...rgb)) / Math.max(1, most));
    const bright = rgb.reduce((sum, value) => sum + linearOf(value), 0) / 3;
    for (let c = 0; c < 3; c++) {
      const white = linearOf(rgb[c]) * WHITE;
      result[i + c] = byteOf(mix(white, colour[c] * Math.min(2, bright / 0.09), iris));
    }
    result[i + 3] = 255;
  }
  return { data: result, width, height };
}
