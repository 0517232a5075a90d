import { blur } from "../image/blur.ts";
import { newPlane, type Plane } from "../image/raster.ts";
import type { Layer } from "../image/warp.ts";
import { depthAt, type Head } from "./head.ts";
import { onSkull, outwards } from "./places.ts";
import { scalpCover } from "./scalp.ts";
import type { Style } from "./styles.ts";

/** Brightness of roots and stubble, seen through skin, over that of the hair itself. */
const DEEP = 0.62;
/** A pixel shows the cranium when it is nearer to it than this, in half face widths. */
const NEAR = 0.03;

/**
 * Tints the skin that hair grows from in the hair's colour, below the drawn strands: else bright
 * skin would show through a parting or a fringe, and clipped sides would end in a line.
 */
export function withScalp(
  layer: Layer,
  style: Style,
  head: Head,
  colour: readonly [number, number, number],
): Layer {
  const shade = blur(scalpPlane(layer, style, head), Math.max(1, head.unit / 60), 1);
  const { width, height } = layer;
  const out: Layer = {
    ...layer,
    colour: new Float32Array(layer.colour),
    alpha: new Float32Array(layer.alpha),
  };
  for (let i = 0; i < width * height; i++) {
    const over = layer.alpha[i];
    const under = shade.data[i] * (1 - over);
    if (under < 0.004) continue;
    out.alpha[i] = over + under;
    for (let c = 0; c < 3; c++) {
      const sum = layer.colour[i * 3 + c] * over + colour[c] * DEEP * under;
      out.colour[i * 3 + c] = sum / (over + under);
    }
  }
  return out;
}

function scalpPlane({ width, height }: Layer, style: Style, head: Head): Plane {
  const plane = newPlane(width, height);
  const [cx, cy] = head.project([0, 0.3, -0.3]);
  const reach = Math.ceil(head.unit * 1.5);
  const bound = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  for (let y = bound(cy - reach, height); y < bound(cy + reach, height); y++) {
    for (let x = bound(cx - reach, width); x < bound(cx + reach, width); x++) {
      const depth = depthAt(head, x, y);
      if (depth === null) continue;
      const place = head.unproject(x, y, depth);
      const skin = onSkull(outwards(place));
      if (Math.hypot(...skin.map((v, k) => v - place[k])) > NEAR) continue;
      plane.data[y * width + x] = scalpCover(style, place);
    }
  }
  return plane;
}
