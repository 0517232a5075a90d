import { clamp, mix, type Plane, smoothstep } from "../image/raster.ts";
import { depthAt, type Head } from "./head.ts";
import type { ShoulderLine } from "./shoulder-line.ts";

/** What a pixel would show without hair: skin of head or neck, clothes, or neither. All 0–1. */
export interface BarePlace {
  skin: number;
  cloth: number;
  /** Brightness of the skin: less where it turns away from the light and under the jaw. */
  shade: number;
  forehead: number;
  onHead: number;
}

/** Reads the places of a bald head; `i` is a pixel's index. */
export interface BarePlaces {
  at(i: number): BarePlace;
  /** Whether neither head, ears nor neck would be seen there. */
  isFree(i: number): boolean;
}

/** Widest strip of hair between face and ear that is filled with skin, in half face widths. */
const GAP = 0.4;
/**
 * What each pixel would show on a bald head. `oval` is the face's outline from the face mesh,
 * `ears` are the visible ears, both 0–1. The strip between an ear and the face counts as skin.
 * `line` is where neck and shoulders lie, `clothAt` how much of a body's pixel is cloth, 0–1.
 */
export function placesOf(
  head: Head,
  oval: Plane,
  ears: Plane,
  line: ShoulderLine,
  clothAt: (x: number, y: number) => number,
): BarePlaces {
  const { width } = oval;
  const [jawX, jawY] = head.project([0, -0.6, 0]);
  const toEars = spanned(oval, ears, head.unit * GAP);
  /** Above the eyes the whole cranium, below them only the face as the mesh outlines it. */
  const onHeadAt = (i: number, v: number, depth: number | null) => {
    const face = Math.max(oval.data[i], toEars[i]);
    // The mesh ends at the brows.
    if (depth === null) return face * smoothstep(0.36, 0.1, v);
    return Math.max(face, smoothstep(-0.3, -0.05, v));
  };
  const at = (i: number): BarePlace => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [, v] = head.unproject(x, y, 0);
    const depth = depthAt(head, x, y);
    const onHead = onHeadAt(i, v, depth);
    // The neck runs from the jaw down, whichever way the head leans.
    const top = line.topAt(x);
    const down = clamp((y - jawY) / Math.max(1, top - jawY), 0, 1);
    const aside = Math.abs(x - mix(jawX, line.middle, down));
    const neck = smoothstep(line.neck * 1.07, line.neck * 0.96, aside) * smoothstep(-0.6, -0.8, v);
    const below = line.isWithin(x, y) ? smoothstep(-2, 2, y - top) : 0;
    const body = Math.max(neck, below);
    // The neck lies in the jaw's shadow and, being round, darkens towards its sides.
    const isNeck = neck * (1 - below);
    const underJaw = mix(
      1,
      mix(0.8, 0.94, smoothstep(-1.2, -2, v)) * (1 - 0.16 * Math.min(1, aside / line.neck) ** 4),
      isNeck,
    );
    const share = body === 0 ? 0 : smoothstep(0.4, 0.6, clothAt(x, y) - 0.25 * isNeck);
    const cloth = body * share;
    const round = depth === null ? 0.8 : clamp(0.8 + 0.24 * depth, 0.76, 1);
    return {
      skin: Math.max(onHead, body * (1 - share)),
      cloth: cloth * (1 - onHead),
      onHead,
      forehead: depth === null ? 0 : smoothstep(0.34, 0.44, head.unproject(x, y, depth)[1]),
      shade: mix(underJaw, round, onHead),
    };
  };
  return {
    at,
    isFree(i) {
      return ears.data[i] < 0.02 && at(i).skin < 0.02;
    },
  };
}

/** Row by row, what lies between the face and an ear that is no farther from it than `gap`. */
function spanned(oval: Plane, ears: Plane, gap: number): Float32Array {
  const { width, height } = oval;
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let [low, high] = [width, -1];
    for (let x = 0; x < width; x++)
      if (oval.data[row + x] > 0.5) [low, high] = [Math.min(low, x), x];
    if (high < 0) continue;
    for (const [from, step] of [
      [low - 1, -1],
      [high + 1, 1],
    ] as const) {
      let since = 0;
      for (let x = from; x >= 0 && x < width && since <= gap; x += step) {
        since = ears.data[row + x] > 0.5 ? 0 : since + 1;
        if (since > 0) continue;
        for (let back = x; back !== from - step && out[row + back] === 0; back -= step) {
          out[row + back] = 1;
        }
      }
    }
  }
  return out;
}
