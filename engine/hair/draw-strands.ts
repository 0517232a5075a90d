import { triple } from "../image/each.ts";
import { clamp, mix, type Plane, smoothstep } from "../image/raster.ts";
import { type Layer, newLayer } from "../image/warp.ts";
import { neckAt } from "./falling.ts";
import type { Place } from "./head.ts";
import { depthAt, type Head, SKULL } from "./head.ts";
import { add, unit } from "./places.ts";
import type { Strand } from "./strand.ts";

/** Oversampling in each direction for a head of `unit` px: the smaller the head, the finer. */
const fineness = (unit: number) => (unit < 60 ? 4 : unit < 120 ? 3 : 2);

/** Depth of the ears, in half face widths towards the viewer. */
const EAR = -0.3;
/** Half the neck's width, in half face widths. */
const NECK = 0.62;

/** The light that strands are drawn in. */
export interface Light {
  /** Unit vector towards the light: x right, y up, z to the viewer. */
  direction: readonly [number, number, number];
  /** Brightness of the picture; 1 is usual. */
  force: number;
}

/**
 * Draws shaded strands at the picture's size, nearer ones over farther ones. `body` (0–1, the
 * person without hair) hides the strands behind it.
 */
export function drawStrands(
  strands: readonly Strand[],
  head: Head,
  body: Plane,
  colour: readonly [number, number, number],
  light: Light,
): Layer {
  const { width, height } = body;
  const box = boxOf(strands, head, width, height);
  const fine = fineness(head.unit);
  const [w, h] = [(box.right - box.left) * fine, (box.bottom - box.top) * fine];
  const depth = occluders(head, body, box, fine, w, h);
  const tint = new Float32Array(w * h * 3);
  const cover = new Uint8Array(w * h);
  const thick = Math.max(0.42 * fine, head.unit * fine * 0.012);
  for (const strand of strands) {
    const points = strand.places.map((place) => head.project(place));
    const facing = strand.places.map((place, i) => lightOn(head, place, points[i], light));
    const full = strand.isStubble ? Math.max(1, thick * 0.7) : thick * strand.width;
    for (let i = 1; i < points.length; i++) {
      // Thinner towards the tip.
      const wide = full * (1 - 0.55 * smoothstep(0.55, 1, i / points.length));
      const [a, b] = [points[i - 1], points[i]];
      const rgb = shaded(
        strand,
        i / points.length,
        a,
        b,
        head.unit,
        colour,
        light,
        facing[i] * (1 - 0.6 * (strand.turnedAway?.[i] ?? 0)),
      );
      line(a, b, wide, box, fine, w, h, (at, z) => {
        if (z < depth[at]) return;
        depth[at] = z;
        cover[at] = 1;
        tint.set(rgb, at * 3);
      });
    }
  }
  return averaged(tint, cover, box, fine, w, width, height);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(strands: readonly Strand[], head: Head, width: number, height: number): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (const { places } of strands) {
    for (const place of places) {
      const [x, y] = head.project(place);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return {
    left: clamp(Math.floor(box.left) - 3, 0, width - 1),
    top: clamp(Math.floor(box.top) - 3, 0, height - 1),
    right: clamp(Math.ceil(box.right) + 3, 1, width),
    bottom: clamp(Math.ceil(box.bottom) + 3, 1, height),
  };
}

/** Depth of the person without hair at each fine pixel; −∞ where there is nobody. */
function occluders(
  head: Head,
  body: Plane,
  box: Box,
  fine: number,
  w: number,
  h: number,
): Float32Array {
  const depth = new Float32Array(w * h).fill(-1e9);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [px, py] = [box.left + x / fine, box.top + y / fine];
      if (body.data[Math.floor(py) * body.width + Math.floor(px)] < 0.5) continue;
      const onHead = depthAt(head, px, py);
      depth[y * w + x] = onHead === null ? bodyDepth(head, px, py) : onHead - 0.05;
    }
  }
  return depth;
}

/**
 * Depth of neck and shoulders at a pixel: the neck is round, the chest lies in front of it.
 * Measured about the head's middle, so they turn with the head; but the neck stays upright when it
 * leans.
 */
function bodyDepth(head: Head, px: number, py: number): number {
  const [x, y] = head.unproject(px, py, 0);
  const aside = x - neckAt(head.down, y);
  const chest = mix(-0.9, 0.1, smoothstep(-1.6, -2, y));
  const beside = y > -0.9 ? EAR : chest;
  const z = Math.abs(aside) < NECK ? -0.3 + 0.45 * Math.sqrt(1 - (aside / NECK) ** 2) : beside;
  return head.project([x, y, z])[2];
}

/**
 * How much the surface of the hair as a whole faces light and viewer at a place, 0–1: without it
 * the sides and the hanging hair would be as bright as the crown.
 */
function lightOn(
  head: Head,
  [x, y, z]: Place,
  at: readonly number[],
  { direction }: Light,
): number {
  const out = unit([
    x / SKULL.radii[0],
    Math.max(0, (y - 0.3) / SKULL.radii[1]),
    (z + 0.3) / SKULL.radii[2],
  ]);
  const tip = head.project(add([x, y, z], out));
  const [u, v, w] = [(tip[0] - at[0]) / head.unit, -(tip[1] - at[1]) / head.unit, tip[2] - at[2]];
  const [hx, hy, hz] = unit([direction[0], direction[1], direction[2] + 1]);
  return clamp(0.25 + 0.75 * ((u * hx + v * hy + w * hz) / Math.hypot(u, v, w)), 0, 1);
}

/**
 * Colour of a strand at one place, after Kajiya and Kay (1989): a thread is lit by the angle
 * between it and the light. Two highlights, as measured by Marschner et al. (2003): a narrow white
 * one shifted to the tip, a broad one in the hair's colour shifted to the root.
 */
function shaded(
  strand: Strand,
  along: number,
  a: readonly number[],
  b: readonly number[],
  size: number,
  colour: readonly [number, number, number],
  { direction, force }: Light,
  facing: number,
): [number, number, number] {
  const t = [(b[0] - a[0]) / size, -(b[1] - a[1]) / size, b[2] - a[2]];
  const length = Math.hypot(...t) || 1;
  const withLight = (t[0] * direction[0] + t[1] * direction[1] + t[2] * direction[2]) / length;
  const [hx, hy, hz] = [direction[0], direction[1], direction[2] + 1];
  const half = Math.hypot(hx, hy, hz);
  const withHalf = (t[0] * hx + t[1] * hy + t[2] * hz) / length / half;
  const diffuse = Math.sqrt(Math.max(0, 1 - withLight * withLight));
  const across = (shift: number) => Math.sqrt(Math.max(0, 1 - (withHalf + shift) ** 2));
  const surface = across(0.1 + 0.05 * strand.shade) ** 70;
  const within = across(-0.12 + 0.05 * strand.shade) ** 18;
  const deep = 0.58 + 0.42 * strand.outer;
  const root = 0.82 + 0.18 * Math.min(1, along * 5);
  const level =
    force *
    deep *
    root *
    (0.66 + 0.4 * facing) *
    (0.42 + 0.62 * diffuse) *
    (1 + 0.16 * strand.shade);
  const shine = force * strand.outer * facing * (1 + 0.4 * strand.shade);
  const white = 34 * surface * shine;
  return triple((c) => clamp(colour[c] * (level + 0.42 * within * shine) + white, 0, 255));
}

/** Visits every fine pixel of a line of some width. */
function line(
  a: readonly number[],
  b: readonly number[],
  wide: number,
  box: Box,
  fine: number,
  w: number,
  h: number,
  put: (at: number, z: number) => void,
): void {
  const [ax, ay] = [(a[0] - box.left) * fine, (a[1] - box.top) * fine];
  const [bx, by] = [(b[0] - box.left) * fine, (b[1] - box.top) * fine];
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay))));
  const flat = Math.abs(bx - ax) > Math.abs(by - ay);
  const reach = Math.max(0, Math.round(wide) - 1);
  for (let s = 0; s <= steps; s++) {
    const share = s / steps;
    const z = a[2] + (b[2] - a[2]) * share;
    const [cx, cy] = [Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)];
    for (let o = 0; o <= reach; o++) {
      const x = flat ? cx : cx + o - (reach >> 1);
      const y = flat ? cy + o - (reach >> 1) : cy;
      if (x >= 0 && y >= 0 && x < w && y < h) put(y * w + x, z);
    }
  }
}

function averaged(
  tint: Float32Array,
  cover: Uint8Array,
  box: Box,
  fine: number,
  w: number,
  width: number,
  height: number,
): Layer {
  const layer = newLayer(width, height);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      let count = 0;
      const sum = [0, 0, 0];
      for (let k = 0; k < fine * fine; k++) {
        const at =
          ((y - box.top) * fine + Math.floor(k / fine)) * w + (x - box.left) * fine + (k % fine);
        if (cover[at] === 0) continue;
        count++;
        for (let c = 0; c < 3; c++) sum[c] += tint[at * 3 + c];
      }
      if (count === 0) continue;
      const i = y * width + x;
      layer.alpha[i] = count / (fine * fine);
      for (let c = 0; c < 3; c++) layer.colour[i * 3 + c] = sum[c] / count;
    }
  }
  return layer;
}
